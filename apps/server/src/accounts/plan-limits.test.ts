import { registry } from '@calcwright/blocks/schemas'
import { toBase64 } from '@calcwright/contract'
import { type NewBlock, Worksheet } from '@calcwright/document'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Browser, signUp } from '../testing/browser.ts'
import { granted } from '../testing/people.ts'
import { type TestServer, openTestServer, store, wholeOf } from '../testing/test-server.ts'
import { setPlan } from './set-plan.ts'

let server: TestServer
let ann: Browser
beforeAll(async () => {
  server = await openTestServer({ config: { host: '0.0.0.0', plan: 'own' } })
  ann = await signUp(server, 'ann@example.com')
})
afterAll(() => server.close())

const include = (source: string, count: number): NewBlock => ({
  type: 'include_block',
  props: {
    hash_string: source,
    worksheet_name: 'Steel',
    variables: Array.from({ length: count }, (_, n) => ({ name: `x_${n}`, latex: '1', data: '1' })),
  },
})
const sheetOf = (...blocks: NewBlock[]) => Worksheet.create(registry, { name: 'Beam', blocks })
const save = (hash: string, version: number, worksheet: Worksheet) =>
  ann.save({
    worksheet_hash: hash,
    name: worksheet.name,
    known_server_version: version,
    full_resave: wholeOf(worksheet),
  })

const TOO_MANY_VARIABLES =
  'Your Subscription level only allows the inclusion of 2 variables.  Please upgrade or remove some selected variables.'
const TOO_MANY_INCLUDES =
  'Your Subscription level only allows one include of the same worksheet.  Please upgrade or change the include that is there.'

const mixture = (count: number): NewBlock => ({
  type: 'mixture',
  props: { components: Array.from({ length: count }, () => ({ quantity: '1', substance: 'O2' })) },
})

const TOO_MANY_COMPONENTS =
  'Your Subscription level only supports 2-component mixtures.  Please upgrade to use more components.'

const BEYOND: readonly (readonly [string, NewBlock[], string])[] = [
  ['three variables', [include('steel', 3)], TOO_MANY_VARIABLES],
  ['two includes of one worksheet', [include('steel', 1), include('steel', 1)], TOO_MANY_INCLUDES],
  ['three components', [mixture(2), mixture(3)], TOO_MANY_COMPONENTS],
  [
    'three components in a formula',
    [{ type: 'math', props: { latex: 'g:=\\mathrm{mixture}\\left(O_2:1,N_2:2,Ar:3\\right)' } }],
    TOO_MANY_COMPONENTS,
  ],
]

describe.each(BEYOND)('the hobby plan has no %s', (_, blocks, message) => {
  const refusal = { success: false, problem: 'rights', message }

  it('in a new worksheet', async () => {
    const document = toBase64(sheetOf(...blocks).encode())
    expect(await ann.newWorksheet({ name: 'Beam', document })).toEqual(refusal)
  })

  it('in a save, unless they were there before', async () => {
    const worksheet = sheetOf(include('steel', 2), include('wood', 2))
    const { hash, version } = await store(ann, worksheet)
    worksheet.apply({ kind: 'insert', blocks, at: { inside: null, at: 'end' } })
    expect(await save(hash, version, worksheet)).toEqual(refusal)
    await setPlan(server.database.query, 'ann@example.com', 'business')
    expect(await save(hash, version, worksheet)).toMatchObject({ success: true })
    await setPlan(server.database.query, 'ann@example.com', 'hobby')
    await server.database.pool.query('update worksheets set need_paid_plan = false')
    worksheet.apply({ kind: 'insert', blocks: [include('stone', 1)], at: { inside: null, at: 'end' } })
    expect(await save(hash, version + 1, worksheet)).toMatchObject({ success: true })
    expect(await ann.copyWorksheet({ hash_string: hash })).toEqual(refusal)
  })
})

it('tells the page how much may be included', async () => {
  const { hash } = await store(ann, sheetOf({ type: 'math' }))
  expect(await ann.variableList(hash, null)).toMatchObject({
    limits: { variables_per_include: 2, includes_per_source: 1 },
  })
})

it('a worksheet that was public for a while needs a plan again when it no longer is', async () => {
  const { hash } = await store(ann, sheetOf({ type: 'math' }))
  await server.database.pool.query('update worksheets set need_paid_plan = true where hash = $1', [hash])
  const level = async () => ann.updateSettings({ hash_string: hash, settings: { angle: 'deg' } })
  const rights = (public_rights: number) =>
    ann.setRights({ item_type: 'Worksheet', item_hash: hash, public_rights })
  expect(await level()).toMatchObject({ problem: 'rights' })
  expect(await ann.setPublic(hash)).toMatchObject({ success: true })
  expect(await level()).toMatchObject({ success: true })
  expect(await rights(0)).toMatchObject({ success: true })
  expect(await level()).toMatchObject({ problem: 'rights' })
})

it('a worksheet that needed a plan is open where plans limit nobody', async () => {
  const free = await openTestServer({ config: { host: '0.0.0.0', plan: 'everything' } })
  const dan = await signUp(free, 'dan@example.com')
  const { hash } = await store(dan, sheetOf({ type: 'math' }))
  await setPlan(free.database.query, 'dan@example.com', 'business')
  await setPlan(free.database.query, 'dan@example.com', 'hobby')
  expect(await granted(dan.getWorksheet({ hash_string: hash }))).toMatchObject({
    need_paid_plan: false,
  })
  expect(await dan.updateSettings({ hash_string: hash, settings: { angle: 'deg' } })).toMatchObject({
    success: true,
  })
  await free.close()
})
