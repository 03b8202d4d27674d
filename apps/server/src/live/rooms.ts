/**
 * Windows that have a worksheet open, and the messages between them. A room spans all processes: each knows
 * its own members, and the bus carries the messages to the others.
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
import type { Bus, Subscription } from './bus.ts'
import { Carets } from './carets.ts'
import { RoomContent } from './room-content.ts'

/** Messages on the bus. */
type Message =
  | { readonly from: string; readonly event: LiveEvent }
  /** A window has joined, and asks each process for the carets of its members. */
  | { readonly from: string; readonly ask: 'carets' }
  | { readonly to: string; readonly events: readonly LiveEvent[] }

/** Receives one serialized event. */
export type SendEvent = (event: string) => void

interface Member {
  person: LivePerson
  readonly send: SendEvent
  caret: LiveCaret | null
  /** The same window has a newer connection; the end of this one will be noticed soon. */
  replaced: boolean
}

interface Room {
  readonly members: Set<Member>
  /** Colours of members in other processes, by id. */
  readonly elsewhere: Map<string, number>
  readonly content: RoomContent
  /** Carets that have moved. */
  readonly carets: Carets<Member>
  readonly channel: Subscription
}

type People = Pick<Room, 'members' | 'elsewhere'>
type Inside = Pick<Room, 'members' | 'elsewhere' | 'content'>

/** A window's place in a room. */
export interface RoomMember {
  /** Id of the window. */
  readonly id: string
  /** Resolves once the window receives all events and the others know it. */
  readonly ready: Promise<void>
  /** Judges changes before they are passed on. */
  readonly content: RoomContent
  /** Sends a change to all others; resolves once it is on its way. Never rejects. */
  update(update: string): Promise<void>
  /** Queues the caret for the others, who receive the latest one. */
  caret(caret: LiveCaret | null): void
  leave(): void
}

export class Rooms {
  readonly #bus: Bus
  readonly #documents: DocumentWork
  readonly #onError: (error: unknown) => void
  readonly #rooms = new Map<string, Room>()

  /**
   * @param onError called when a message could not be published; windows that lack it get it with the next
   * save
   */
  constructor(bus: Bus, documents: DocumentWork, onError: (error: unknown) => void) {
    this.#bus = bus
    this.#documents = documents
    this.#onError = onError
  }

  /**
   * @param send receives events from now on, and the carets of the others
   * @param former id of the window before its connection broke, which the others forget
   */
  join(worksheetId: string, name: string, send: SendEvent, former?: string): RoomMember {
    const room = this.#rooms.get(worksheetId) ?? this.#open(worksheetId)
    const id = randomHash()
    const member: Member = {
      person: { id, name, colour: freeColour(room) ?? room.members.size % LIVE_COLOURS },
      send,
      caret: null,
      replaced: false,
    }
    room.members.add(member)
    // Asked earlier, the answers would arrive before the window listens.
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
   * Passes a stored change on to windows that did not receive it live from `window`. Windows request a large
   * one.
   */
  stored(worksheetId: string, document: Uint8Array, window: string): void {
    const event: LiveEvent =
      document.length > LIVE_LIMIT ? { kind: 'resync' } : { kind: 'update', update: toBase64(document) }
    void this.#say(worksheetId, { from: window, event })
  }

  /** Asks all windows, that of the visitor as well, to load the check marks again. */
  checksChanged(worksheetId: string): void {
    void this.#say(worksheetId, { from: '', event: { kind: 'checks' } })
  }

  /** Asks all windows, that of the visitor as well, to load the comments again. */
  commentsChanged(worksheetId: string): void {
    void this.#say(worksheetId, { from: '', event: { kind: 'comments' } })
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
        for (const member of members) member.send(resync)
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
    if ('ask' in message) return this.#sendCarets(worksheetId, room, message.from)
    if ('to' in message) {
      const requester = [...room.members].find(({ person }) => person.id === message.to)
      for (const event of message.events) {
        this.#note(worksheetId, room, event)
        requester?.send(JSON.stringify(event))
      }
      return
    }
    const { from, event } = message
    this.#note(worksheetId, room, event)
    if (event.kind === 'update') void room.content.receive(fromBase64(event.update))
    if (event.kind === 'resync') room.content.forget()
    const text = JSON.stringify(event)
    for (const member of room.members) if (member.person.id !== from) member.send(text)
  }

  /** All carets go in one message to the new window alone, because everybody would receive separate ones. */
  #sendCarets(worksheetId: string, { members }: Inside, to: string): void {
    const others = [...members].filter(({ person, replaced }) => person.id !== to && !replaced)
    const events = others.map(member => caretOf(member).event)
    if (events.length > 0) void this.#say(worksheetId, { to, events })
  }

  /** Notes who is in the room. Of two members with one colour, the one with the greater id takes another. */
  #note(worksheetId: string, room: People, event: LiveEvent): void {
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

/** `from` reports that the window `id` is gone: its own, or a former one. */
const goneFrom = (from: string, id: string): Message => ({ from, event: { kind: 'gone', id } })

/** First unused colour; undefined when there are more people than colours. */
function freeColour({ members, elsewhere }: People): number | undefined {
  const taken = new Set([...[...members].map(({ person }) => person.colour), ...elsewhere.values()])
  const colours = Array.from({ length: LIVE_COLOURS }, (_, colour) => colour)
  return colours.find(colour => !taken.has(colour))
}

/** Serialises JSON to ASCII, because the bus counts bytes. */
function ascii(json: string): string {
  return json.replace(/[^\0-\x7f]/g, sign => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
