/** Worksheets of any size: the stored size stays below the limit, and refusals explain it. */
import { isFull, sized } from '../../../../../tests/full.ts'
import { toBase64 } from '@calcwright/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fieldStorm, letterStorm } from '../../testing/storms.ts'
import { type TestPerson, granted, person } from '../../testing/people.ts'
import {
  type TestServer,
  addLine,
  linesOf,
  load,
  openTestServer,
  setPublicRights,
  sheet,
  store,
  wholeOf,
} from '../../testing/test-server.ts'

const MB = 1024 * 1024
const LIMIT = MB
const THIRD = MB / 3

let server: TestServer
let ann: TestPerson
let everybody: TestPerson['client']
beforeAll(async () => {
  server = await openTestServer({ config: { host: '0.0.0.0', worksheetLimit: LIMIT } })
  ann = await person(server, 'Ann')
  everybody = server.client
})
let unlimited: TestServer
beforeAll(async () => void (unlimited = await openTestServer()))
afterAll(() => Promise.all([server.close(), unlimited.close()]))

const text = (bytes: number) => 'text '.repeat(bytes / 5)

async function storedBytes(): Promise<number> {
  const { rows } = await server.database.pool.query<{ bytes: string }>(
    `select sum(length(document)) as bytes from
     (select document from worksheet_snapshots union all select document from worksheet_updates) as stored`,
  )
  return Number(rows[0]?.bytes)
}

describe('what everybody may edit', () => {
  it('takes up to the limit, however often it is saved', async () => {
    const worksheet = sheet('one')
    const { hash } = await store(ann.client, worksheet)
    await setPublicRights(server.database, 3)
    const before = await storedBytes()
    const head = { worksheet_hash: hash, name: 'Beam', known_server_version: 1 }
    const problems: unknown[] = []
    for (let round = 0; round < 3; round++) {
      const copy = load(worksheet.encode())
      const answer = await everybody.save({ ...head, patch: addLine(copy, text(2 * THIRD)) })
      problems.push(answer.success || answer.problem)
      // The same changes again add nothing.
      if (answer.success) await granted(everybody.save({ ...head, full_resave: wholeOf(copy) }))
    }
    expect(problems).toEqual([true, 'too-large', 'too-large'])
    expect((await storedBytes()) - before).toBeLessThan(LIMIT)
    const opened = await granted(ann.client.getWorksheet({ hash_string: hash }))
    expect(opened.document.length).toBeLessThan((LIMIT * 4) / 3)
  })

  it('is refused in words that say what to do', async () => {
    const worksheet = sheet('one')
    const { hash } = await store(ann.client, worksheet)
    const patch = addLine(worksheet, text(4 * THIRD))
    const answer = await ann.client.save({
      worksheet_hash: hash,
      name: 'Beam',
      known_server_version: 1,
      patch,
    })
    expect(answer).toEqual({
      success: false,
      problem: 'too-large',
      message:
        'This worksheet would be 1.4 MB large, and at most 1 MB can be saved. ' +
        'Delete pictures or long texts, or move a part of it to another worksheet.',
    })
    // Deleting the line brings the worksheet below the limit, with the same changes included.
    const large = worksheet.blocks().at(-1)!.id
    worksheet.apply({ kind: 'remove', ids: [large] })
    addLine(worksheet, 'three')
    const whole = {
      worksheet_hash: hash,
      name: 'Beam',
      known_server_version: 1,
      full_resave: wholeOf(worksheet),
    }
    expect(await granted(ann.client.save(whole))).toMatchObject({ version: 2, size_limit: LIMIT })
  })
})

it.each([
  ['made', (document: string) => ann.client.newWorksheet({ name: 'Beam', document })],
  [
    'copied',
    async (document: string) => {
      const { hash } = await store(ann.client, sheet('one'))
      return ann.client.copyWorksheet({ hash_string: hash, document })
    },
  ],
])('one that is %s too large is refused', async (_, make) => {
  const document = wholeOf(sheet(text(4 * THIRD)))
  expect(await make(document)).toMatchObject({ problem: 'too-large' })
})

it('tells how large it is', async () => {
  const { hash } = await store(ann.client, sheet(text(2 * THIRD)))
  const opened = await granted(ann.client.getWorksheet({ hash_string: hash }))
  expect(opened.size_limit).toBe(LIMIT)
  const worksheet = load(Buffer.from(opened.document, 'base64'))
  const patch = addLine(worksheet, text(THIRD / 2))
  const saved = await granted(
    ann.client.save({ worksheet_hash: hash, name: 'Beam', known_server_version: 1, patch }),
  )
  expect(saved.size).toBeGreaterThan(2.5 * THIRD)
  expect(saved.size).toBeLessThan(2.6 * THIRD)
})

it('one that is read in pieces is what was saved, at each of its versions', async () => {
  const { client, database } = unlimited
  const worksheet = sheet(
    ...Array.from({ length: sized({ usual: 2, full: 5 }) }, (_, i) => `${i}${text(MB)}`),
  )
  const { hash } = await store(client, worksheet)
  const open = async () =>
    load(Buffer.from((await granted(client.getWorksheet({ hash_string: hash }))).document, 'base64'))
  expect(linesOf(await open())).toEqual(linesOf(worksheet))
  const head = { worksheet_hash: hash, name: 'Beam', known_server_version: 1 }
  await granted(client.save({ ...head, patch: addLine(worksheet, 'more') }))
  expect(linesOf(await open())).toEqual(linesOf(worksheet))
  expect(linesOf(await open())).toEqual(linesOf(worksheet))
  await database.pool.query('delete from worksheets where hash = $1', [hash])
  expect(await client.getWorksheet({ hash_string: hash })).toMatchObject({ problem: 'not-found' })
})

it('opening and saving a large one leaves others their turn', async () => {
  const worksheet = sheet(...Array.from({ length: 4000 }, (_, i) => `line ${i}`))
  const { hash } = await store(unlimited.client, worksheet)
  const { hash: small } = await store(unlimited.client, sheet('small'))
  const order: string[] = []
  const note = (what: string) => (answer: unknown) => {
    order.push(what)
    return answer
  }
  const head = { worksheet_hash: hash, name: 'Beam', known_server_version: 1 }
  const large = [
    unlimited.client.getWorksheet({ hash_string: hash }).then(note('large')),
    unlimited.client.save({ ...head, full_resave: wholeOf(worksheet) }).then(note('large')),
  ]
  await granted(unlimited.client.getWorksheet({ hash_string: small }))
  note('small')(null)
  await Promise.all(large)
  expect(order[0]).toBe('small')
})

describe('a large one', () => {
  let hash: string
  beforeAll(async () => void ({ hash } = await store(unlimited.client, sheet(text(1.1 * MB)))))

  const slow: [string, () => Promise<unknown>][] = [
    ['copied', () => unlimited.client.copyWorksheet({ hash_string: hash })],
    ['asked for its variables', () => unlimited.client.variableList(hash, null)],
  ]
  it.each<[string, () => Promise<unknown>]>([
    ['opened', () => unlimited.client.getWorksheet({ hash_string: hash })],
    ['asked for its settings', () => unlimited.client.loadWorksheetSettings(hash)],
    ...(isFull ? slow : []),
  ])('is not %s by one person as often at once as that person likes', async (_, call) => {
    const answers = await Promise.all(Array.from({ length: 45 }, call))
    const refused = answers.filter(answer => (answer as { problem?: string }).problem === 'too-many')
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.length).toBeLessThan(45)
  })
})

describe.each([
  ['letters at one place', letterStorm],
  ['values of one field', fieldStorm],
])('an update of many %s', (_, storm) => {
  const update = toBase64(storm(10_000))

  it('is refused when it is saved, and so are further ones', async () => {
    const { hash } = await store(ann.client, sheet('one'))
    const head = { worksheet_hash: hash, name: 'Beam', known_server_version: 1 }
    for (let n = 0; n < 2; n++)
      expect(await ann.client.save({ ...head, patch: update })).toMatchObject({
        problem: 'invalid',
        message: 'patch: This change is entangled with too many others at one place.',
      })
    expect(await ann.client.save({ ...head, patch: addLine(sheet('one'), 'two') })).toMatchObject({
      problem: 'resave',
    })
  })

  it('makes no worksheet', async () => {
    expect(await ann.client.newWorksheet({ name: 'Beam', document: update })).toMatchObject({
      problem: 'invalid',
    })
  })
})

it('a change that is nested deeply is refused in words', async () => {
  const { hash } = await store(ann.client, sheet('one'))
  // One item of a client: nested lists.
  const levels = 200_000
  const update = new Uint8Array([
    1,
    1,
    1,
    0,
    8,
    1,
    1,
    0x78,
    1,
    ...Array.from({ length: levels }, () => [117, 1]).flat(),
    126,
    0,
  ])
  const head = { worksheet_hash: hash, name: 'Beam', known_server_version: 1 }
  expect(await ann.client.save({ ...head, patch: toBase64(update) })).toMatchObject({ problem: 'invalid' })
})
