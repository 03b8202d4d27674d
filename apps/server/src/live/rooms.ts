/**
 * Who has a worksheet open, and what they tell each other. A room spans all processes: each knows
 * its own members, and the bus carries what is said to the others.
 */
import { LIVE_COLOURS, type LiveCaret, type LiveEvent, type LivePerson, toBase64 } from '@calcwright/contract'
import { randomHash } from '../identifiers.ts'
import type { Bus, Listening } from './bus.ts'

/** What goes over the bus. */
type Said =
  | { readonly from: string; readonly event: LiveEvent }
  /** Somebody came: all say where their carets are. */
  | { readonly from: string; readonly ask: 'carets' }

interface Member {
  readonly person: LivePerson
  readonly tell: (event: LiveEvent) => void
  caret: LiveCaret | null
}

interface Room {
  readonly members: Set<Member>
  readonly channel: Listening
}

/** One window's place in a room. */
export interface Seat {
  readonly person: LivePerson
  /** Resolves when it hears everything that the others say. */
  readonly ready: Promise<void>
  /** Tells all others; resolves when it is on its way. Never rejects. */
  update(update: string): Promise<void>
  caret(caret: LiveCaret | null): Promise<void>
  leave(): void
}

export class Rooms {
  readonly #bus: Bus
  readonly #onError: (error: unknown) => void
  readonly #rooms = new Map<string, Room>()

  /** @param onError told when something could not be passed on; those who lack it get it with the next save. */
  constructor(bus: Bus, onError: (error: unknown) => void) {
    this.#bus = bus
    this.#onError = onError
  }

  /** @param tell gets what others do from now on, and where their carets are. */
  join(worksheetId: string, name: string, tell: (event: LiveEvent) => void): Seat {
    const room = this.#rooms.get(worksheetId) ?? this.#open(worksheetId)
    const person = { id: randomHash(), name, colour: freeColour(room) }
    const member: Member = { person, tell, caret: null }
    room.members.add(member)
    // Asked earlier, the answers would come before they are heard.
    void room.channel.ready.then(() => this.#say(worksheetId, { from: person.id, ask: 'carets' }))
    return {
      person,
      ready: room.channel.ready,
      update: update => this.#say(worksheetId, { from: person.id, event: { kind: 'update', update } }),
      caret: caret => {
        member.caret = caret
        return this.#say(worksheetId, { from: person.id, event: { kind: 'caret', person, caret } })
      },
      leave: () => {
        room.members.delete(member)
        void this.#say(worksheetId, { from: person.id, event: { kind: 'gone', id: person.id } })
        if (room.members.size === 0) this.#close(worksheetId, room)
      },
    }
  }

  /** A change was stored: for those who were not told while `window` made it. */
  stored(worksheetId: string, document: Uint8Array, window: string): void {
    void this.#say(worksheetId, { from: window, event: { kind: 'update', update: toBase64(document) } })
  }

  #open(worksheetId: string): Room {
    const members = new Set<Member>()
    const channel = this.#bus.listen(channelOf(worksheetId), {
      message: text => this.#heard(worksheetId, members, JSON.parse(text) as Said),
      interrupted: () => {
        for (const member of members) member.tell({ kind: 'resync' })
      },
    })
    const room = { members, channel }
    this.#rooms.set(worksheetId, room)
    return room
  }

  #close(worksheetId: string, room: Room): void {
    room.channel.stop()
    this.#rooms.delete(worksheetId)
  }

  #heard(worksheetId: string, members: ReadonlySet<Member>, said: Said): void {
    for (const member of members) {
      if (member.person.id === said.from) continue
      if ('event' in said) member.tell(said.event)
      else if (member.caret) void this.#say(worksheetId, caretOf(member))
    }
  }

  #say(worksheetId: string, said: Said): Promise<void> {
    return this.#bus.publish(channelOf(worksheetId), ascii(JSON.stringify(said))).catch(this.#onError)
  }
}

const channelOf = (worksheetId: string): string => `worksheet_${worksheetId}`

const caretOf = ({ person, caret }: Member): Said => ({
  from: person.id,
  event: { kind: 'caret', person, caret },
})

function freeColour(room: Room): number {
  const taken = new Set([...room.members].map(member => member.person.colour))
  const colours = Array.from({ length: LIVE_COLOURS }, (_, colour) => colour)
  return colours.find(colour => !taken.has(colour)) ?? room.members.size % LIVE_COLOURS
}

/** JSON in which a character is a byte: the bus counts bytes. */
function ascii(json: string): string {
  return json.replace(/[^\0-\x7f]/g, sign => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
