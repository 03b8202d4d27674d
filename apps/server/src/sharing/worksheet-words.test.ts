import { plainText } from '@calcwright/contract'
import { sql } from '../db/drizzle.ts'
import { granted } from '../testing/people.ts'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { DocumentWork } from '../documents/document-work.ts'
import { Refused } from '../failure.ts'
import { type TestServer, openTestServer, sheet, store } from '../testing/test-server.ts'
import { LARGEST_WITHOUT_SLOT, Slots } from '../threads/slots.ts'
import { WordIndexer } from './word-indexer.ts'
import { refreshWords } from './worksheet-words.ts'

let server: TestServer
const documents = new DocumentWork()
beforeAll(async () => void (server = await openTestServer()))
afterAll(() => Promise.all([server.close(), documents.close()]))

/** Counts the large worksheets that are read at a time. */
class CountedSlots extends Slots {
  taken = 0
  most = 0

  override async take(...args: Parameters<Slots['take']>): Promise<() => void> {
    const end = await super.take(...args)
    this.most = Math.max(this.most, ++this.taken)
    return () => {
      this.taken--
      end()
    }
  }
}

it('all searches together read one large worksheet at a time', async () => {
  const long = 'x'.repeat(LARGEST_WITHOUT_SLOT)
  for (const word of ['large1', 'large2', 'small'])
    await store(server.client, sheet(word, ...(word === 'small' ? [] : [long])))
  const refuse = () => new Refused('too-many', 'Too many.')
  const slots = new CountedSlots({ atOnce: 3, ofOne: 1, waitingOfOne: 20, refuse })
  const reading = { query: server.database.query, documents, slots }
  const search = async () => {
    while (!(await refreshWords(reading, [sql`true`])));
  }
  await Promise.all([search(), search()])
  expect(slots.most).toBe(1)
  const { rows } = await server.database.pool.query<{ word: string }>(
    `select substring(words from '(large.|small)') as word from worksheet_words order by word`,
  )
  expect(rows.map(({ word }) => word)).toEqual(['large1', 'large2', 'small'])
})

it('of a large stock a search reads the latest, and the rest is read aside', async () => {
  const { pool, query } = server.database
  const { hash } = await store(server.client, sheet('found'))
  await pool.query(
    `insert into worksheets (id, hash, name, owner_id, version)
     select 'stock-' || number, 'stock-' || number, 'Stock', owner_id, 1
     from worksheets, generate_series(1, 400) as number where worksheets.hash = $1`,
    [hash],
  )
  await pool.query(
    `insert into worksheet_snapshots (worksheet_id, version, document)
     select stock.id, 1, document from worksheets as stock, worksheet_snapshots
     join worksheets on worksheets.id = worksheet_id
     where worksheets.hash = $1 and stock.id like 'stock-%'`,
    [hash],
  )
  const slots = new Slots({
    atOnce: 3,
    ofOne: 1,
    waitingOfOne: 20,
    refuse: () => new Refused('too-many', ''),
  })
  const reading = { query, documents, slots }
  const sources = [sql`worksheets.id like 'stock-%'`]
  const done = async () => {
    const { rows } = await pool.query(`select from worksheet_words where worksheet_id like 'stock-%'`)
    return rows.length
  }
  expect(await refreshWords(reading, sources)).toBe(false)
  expect(await done()).toBe(30)
  const faults: unknown[] = []
  const left = new WordIndexer(reading, error => faults.push(error))
  void left.goOn(sources)
  void left.goOn(sources)
  await vi.waitFor(async () => expect(await done()).toBe(400), { timeout: 150_000 })
  expect(await refreshWords(reading, sources)).toBe(true)
  await left.close()
  expect(faults).toEqual([])
})

it.each(['Träger ÉTAGE', 'σ_max Σ ς Ω ά', '5 µm ϕ ϑ ϵ ϱ', 'Straße', '12,5 mm; f(1, 2)', '力学 ½'])(
  'the database compares %s as the server does',
  async text => {
    const { rows } = await server.database.pool.query('select plain_text($1) as plain', [text])
    expect(rows).toEqual([{ plain: plainText(text) }])
  },
)

it.each([
  [
    'Spannung σ_max = 12,5 in der Straße',
    ['σ_max', 'Σ_MAX', 'sigma_max', '12.5', '12,5', 'strasse', 'straße'],
  ],
  ['sigma_y = 235 at rho = 7.85', ['σ_y', 'sigma_y', 'ρ', '7,85']],
])('%s is found by %j', async (line, searches) => {
  const { hash } = await store(server.client, sheet(line))
  for (const search_term of searches) {
    const { worksheets } = await granted(server.client.list({ search_term }))
    expect([search_term, worksheets.map(({ hash_string }) => hash_string)]).toEqual([search_term, [hash]])
  }
})
