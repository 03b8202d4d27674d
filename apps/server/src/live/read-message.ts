/**
 * What a window says. A large message holds up everybody while it is read, so these are read one at a
 * time, with a pause behind each in which others are answered.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { LiveRequest } from '@calcwright/contract'
import { Refused } from '../failure.ts'
import { readJson } from '../http/bodies/json.ts'
import { Turns } from '../threads/turns.ts'

/** Characters of a message that is read at once: most pages never send more. */
export const SMALL_MESSAGE = 256 * 1024

/** Milliseconds; some times what the largest message takes to be read. */
const PAUSE = 50

export class MessageReader {
  /** More windows than one may open never wait. */
  readonly #turns = new Turns({
    atOnce: 1,
    ofOne: 1,
    waitingOfOne: 100,
    refuse: () => new Refused('too-many', 'Too much is said at once from here. Try again in a minute.'),
  })

  /** Throws for what is no message. @param asker whose turn it takes: a person, or a network */
  async read(text: string, asker: string): Promise<LiveRequest> {
    if (text.length <= SMALL_MESSAGE) return parse(text)
    const end = await this.#turns.take(asker)
    try {
      return parse(text)
    } finally {
      void sleep(PAUSE).then(end)
    }
  }
}

const parse = (text: string): LiveRequest => LiveRequest.parse(readJson(Buffer.from(text)))
