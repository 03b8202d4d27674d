/**
 * What a window says. Large messages are work for everybody while they are taken in and passed on, so these
 * are read one at a time, with a pause behind each in which others are answered.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { LiveRequest } from '@calcwright/contract'
import { Refused } from '../failure.ts'
import { type JsonParser, SMALL_JSON } from '../http/bodies/json-parser.ts'
import { Slots } from '../threads/slots.ts'

/** Milliseconds; some times what the largest message takes. */
const PAUSE = 50

export class MessageReader {
  readonly #parser: Pick<JsonParser, 'parse'>
  /** More windows than one may open never wait. */
  readonly #slots = new Slots({
    atOnce: 1,
    ofOne: 1,
    waitingOfOne: 100,
    refuse: () => new Refused('too-many', 'Too much is said at once from here. Try again in a minute.'),
  })

  constructor(parser: Pick<JsonParser, 'parse'>) {
    this.#parser = parser
  }

  /** Throws for what is no message. @param requester whose turn it takes: a person, or a network */
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
