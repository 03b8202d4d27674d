/**
 * Reads the messages of windows. Large messages are costly to process and to pass on, so they are read one at
 * a time, each followed by a pause in which other messages are answered.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { LiveRequest } from '@calcwright/contract'
import { Refused } from '../failure.ts'
import { type JsonParser, SMALL_JSON } from '../http/bodies/json-parser.ts'
import { Slots } from '../threads/slots.ts'

/** Milliseconds, several times what the largest message takes. */
const PAUSE = 50

export class MessageReader {
  readonly #parser: Pick<JsonParser, 'parse'>
  /** The limit on waiting exceeds the number of windows that a requester may open. */
  readonly #slots = new Slots({
    atOnce: 1,
    ofOne: 1,
    waitingOfOne: 100,
    refuse: () => new Refused('too-many', 'Too much is said at once from here. Try again in a minute.'),
  })

  constructor(parser: Pick<JsonParser, 'parse'>) {
    this.#parser = parser
  }

  /** Throws for an invalid message. @param requester whose slot is taken: a person or a network */
  async read(bytes: Buffer, requester: string): Promise<LiveRequest> {
    if (bytes.length <= SMALL_JSON) return this.#parse(bytes)
    const end = await this.#slots.take(requester)
    try {
      return await this.#parse(bytes)
    } finally {
      void sleep(PAUSE).then(end)
    }
  }

  async #parse(bytes: Buffer): Promise<LiveRequest> {
    return LiveRequest.parse(await this.#parser.parse(bytes))
  }
}
