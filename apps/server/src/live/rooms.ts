/**
 * Who has a worksheet open, and what they tell each other. A room spans all processes: each knows
 * its own members, and the bus carries what is message to the others.
 */
import {
  LIVE_COLOURS,
  LIVE_LIMIT,
  type LiveCaret,
  type LiveEvent,
  type LivePerson,
} from '@calcwright/contract'
import { fromBase64, toBase64 } from '../documents/base64.ts'
import type { DocumentWork } from '../documents/document-work.ts'
import { randomHash } from '../identifiers.ts'
import type { Bus, Listening } from './bus.ts'
import { Carets } from './carets.ts'
import { RoomContent } from './room-content.ts'

/** What goes over the bus. */
type Message =
  | { readonly from: string; readonly event: LiveEvent }
  /** Somebody came, and is told by each process where the carets of its members are. */
  | { readonly from: string; readonly ask: 'carets' }
  | { readonly to: string; readonly events: readonly LiveEvent[] }

/** Gets events as they are sent to a window, written once for all who hear them. */
export type Tell = (event: string) => void

interface Member {
  person: LivePerson
  readonly tell: Tell
  caret: LiveCaret | null
  /** The same window is back with another connection, and this one is about to be found dead. */
  replaced: boolean
}

interface Room {
  readonly members: Set<Member>
  /** Colours of those whom other processes serve, by their id. */
  readonly elsewhere: Map<string, number>
  readonly content: RoomContent
  /** Of members that were moved. */
  readonly carets: Carets<Member>
  readonly channel: Listening
}

type People = Pick<Room, 'members' | 'elsewhere'>
type Inside = Pick<Room, 'members' | 'elsewhere' | 'content'>

/** One window's place in a room. */
export interface Seat {
  /** Of the window. */
  readonly id: string
  /** Resolves when it hears everything that the others say, and they know of it. */
  readonly ready: Promise<void>
  /** Judges what is to be told. */
  readonly content: RoomContent
  /** Tells all others; resolves when it is on its way. Never rejects. */
  update(update: string): Promise<void>
  /** The others are told the latest one, when it is its turn. */
  caret(caret: LiveCaret | null): void
  leave(): void
}

export class Rooms {
  readonly #bus: Bus
  readonly #documents: DocumentWork
  readonly #onError: (error: unknown) => void
  readonly #rooms = new Map<string, Room>()

  /** @param onError told when something could not be passed on; those who lack it get it with the next save. */
  constructor(bus: Bus, documents: DocumentWork, onError: (error: unknown) => void) {
    this.#bus = bus
    this.#documents = documents
    this.#onError = onError
  }

  /**
   * @param tell gets what others do from now on, and where their carets are
   * @param former id that the window had before its connection broke: the others forget it
   */
  join(worksheetId: string, name: string, tell: Tell, former?: string): Seat {
    const room = this.#rooms.get(worksheetId) ?? this.#open(worksheetId)
    const id = randomHash()
    const member: Member = {
      person: { id, name, colour: freeColour(room) ?? room.members.size % LIVE_COLOURS },
      tell,
      caret: null,
      replaced: false,
    }
    room.members.add(member)
    // Asked earlier, the answers would come before they are heard.
    const ready = room.channel.ready.then(async () => {
      if (!room.members.has(member)) return
      if (former !== undefined) await this.#say(worksheetId, goneFrom(id, former))
      await this.#say(worksheetId, caretOf(member))
      await this.#say(worksheetId, { from: id, ask: 'carets' })
    })
    return {
      id,
      ready,
      content: room.content,
      update: update => this.#say(worksheetId, { from: id, event: { kind: 'update', update } }),
      caret: caret => {
        member.caret = caret
        member.replaced = false
        room.carets.moved(member)
      },
      leave: () => {
        room.members.delete(member)
        room.carets.forget(member)
        void this.#say(worksheetId, goneFrom(id, id))
        if (room.members.size === 0) this.#close(worksheetId, room)
      },
    }
  }

  /**
   * A change was stored: for those who were not told while `window` made it. A large one is asked for by
   * whoever is there.
   */
  stored(worksheetId: string, document: Uint8Array, window: string): void {
    const event: LiveEvent =
      document.length > LIVE_LIMIT ? { kind: 'resync' } : { kind: 'update', update: toBase64(document) }
    void this.#say(worksheetId, { from: window, event })
  }

  #open(worksheetId: string): Room {
    const members = new Set<Member>()
    const elsewhere = new Map<string, number>()
    const content = new RoomContent(this.#documents)
    const channel = this.#bus.listen(channelOf(worksheetId), {
      message: text =>
        this.#receive(worksheetId, { members, elsewhere, content }, JSON.parse(text) as Message),
      interrupted: () => {
        content.forget()
        const resync = JSON.stringify({ kind: 'resync' } satisfies LiveEvent)
        for (const member of members) member.tell(resync)
      },
    })
    const carets = new Carets<Member>(
      member => void this.#say(worksheetId, caretOf(member)),
      () => members.size + elsewhere.size,
    )
    const room = { members, elsewhere, content, carets, channel }
    this.#rooms.set(worksheetId, room)
    return room
  }

  #close(worksheetId: string, room: Room): void {
    room.channel.stop()
    room.carets.stop()
    this.#rooms.delete(worksheetId)
  }

  #receive(worksheetId: string, room: Inside, message: Message): void {
    if ('ask' in message) return this.#tellCarets(worksheetId, room, message.from)
    if ('to' in message) {
      const requester = [...room.members].find(({ person }) => person.id === message.to)
      for (const event of message.events) {
        this.#notice(worksheetId, room, event)
        requester?.tell(JSON.stringify(event))
      }
      return
    }
    const { from, event } = message
    this.#notice(worksheetId, room, event)
    if (event.kind === 'update') void room.content.hear(fromBase64(event.update))
    if (event.kind === 'resync') room.content.forget()
    const text = JSON.stringify(event)
    for (const member of room.members) if (member.person.id !== from) member.tell(text)
  }

  /** In one message, which is for nobody else: among many each of these would be heard by all. */
  #tellCarets(worksheetId: string, { members }: Inside, to: string): void {
    const others = [...members].filter(({ person, replaced }) => person.id !== to && !replaced)
    const events = others.map(member => caretOf(member).event)
    if (events.length > 0) void this.#say(worksheetId, { to, events })
  }

  /** Keeps in mind who is there; of two with one colour, the one with the greater id takes another. */
  #notice(worksheetId: string, room: People, event: LiveEvent): void {
    if (event.kind === 'gone') {
      room.elsewhere.delete(event.id)
      for (const member of room.members) if (member.person.id === event.id) member.replaced = true
    }
    if (event.kind !== 'caret') return
    const { id, colour } = event.person
    if ([...room.members].some(member => member.person.id === id)) return
    room.elsewhere.set(id, colour)
    for (const member of room.members) {
      if (member.person.colour !== colour || member.person.id < id) continue
      const free = freeColour(room)
      if (free === undefined) continue
      member.person = { ...member.person, colour: free }
      void this.#say(worksheetId, caretOf(member))
    }
  }

  #say(worksheetId: string, message: Message): Promise<void> {
    return this.#bus.publish(channelOf(worksheetId), ascii(JSON.stringify(message))).catch(this.#onError)
  }
}

const channelOf = (worksheetId: string): string => `worksheet_${worksheetId}`

const caretOf = ({ person, caret }: Member) => ({
  from: person.id,
  event: { kind: 'caret', person, caret } satisfies LiveEvent,
})

/** `from` says that the window `id` is gone: its own, or one that it was before. */
const goneFrom = (from: string, id: string): Message => ({ from, event: { kind: 'gone', id } })

/** The first that nobody has; undefined when there are more people than colours. */
function freeColour({ members, elsewhere }: People): number | undefined {
  const taken = new Set([...[...members].map(({ person }) => person.colour), ...elsewhere.values()])
  const colours = Array.from({ length: LIVE_COLOURS }, (_, colour) => colour)
  return colours.find(colour => !taken.has(colour))
}

/** JSON in which a character is a byte: the bus counts bytes. */
function ascii(json: string): string {
  return json.replace(/[^\0-\x7f]/g, sign => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
