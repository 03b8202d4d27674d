import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DocumentWork } from '../documents/document-work.ts'
import { Refused } from '../failure.ts'
import { type TestServer, openTestServer, sheet, store } from '../testing/test-server.ts'
import { SMALL_ENOUGH, Turns } from '../threads/turns.ts'
import { refreshWords } from './worksheet-words.ts'

let server: TestServer
const documents = new DocumentWork()
beforeAll(async () => void (server = await openTestServer()))
afterAll(() => Promise.all([server.close(), documents.close()]))

/** Says how many large worksheets were read at a time. */
class CountedTurns extends Turns {
  taken = 0
  most = 0

  override async take(...args: Parameters<Turns['take']>): Promise<() => void> {
    const end = await super.take(...args)
    this.most = Math.max(this.most, ++this.taken)
    return () => {
      this.taken--
      end()
    }
  }
}

it('all searches together read one large worksheet at a time', async () => {
  const long = 'x'.repeat(SMALL_ENOUGH)
  for (const word of ['large1', 'large2', 'small'])
    await store(server.client, sheet(word, ...(word === 'small' ? [] : [long])))
  const refuse = () => new Refused('too-many', 'Too many.')
  const turns = new CountedTurns({ atOnce: 3, ofOne: 1, waitingOfOne: 20, refuse })
  const reading = { query: server.database.query, documents, turns }
  const search = async () => {
    while (!(await refreshWords(reading, [sql`true`])));
  }
  await Promise.all([search(), search()])
  expect(turns.most).toBe(1)
  const { rows } = await server.database.pool.query<{ word: string }>(
    `select substring(words from '(large.|small)') as word from worksheet_words order by word`,
  )
  expect(rows.map(({ word }) => word)).toEqual(['large1', 'large2', 'small'])
})
