import { registry } from '@calcwright/blocks/schemas'
import { decodeVariables, fromBase64, toBase64 } from '@calcwright/contract'
import { Worksheet } from '@calcwright/document'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestServer, load, openTestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  await server.client.session()
})
afterAll(() => server.close())

const outcome = { shown: false, value: 5, unit: 'kN', exact: '5', display: '5 kN', latex: '5', kind: 'number', suppressed: false, notices: [], error: null } // prettier-ignore
const results = { format: 1, results: { a: { block: 'a', hash: '1', values: '1', outcomes: [outcome], defines: ['F'] } } } // prettier-ignore

/** A sheet with F := 5 kN and, unless '' , its stored results. */
async function beam(archive = JSON.stringify(results)): Promise<string> {
  const worksheet = Worksheet.create(registry, { name: 'Beam', blocks: [{ id: 'a', type: 'math' }] })
  const document = toBase64(worksheet.encode())
  const answer = await server.client.newWorksheet({ name: 'Beam', document, archive_string: archive })
  if (!answer.success) throw new Error(answer.message)
  return answer.hash_string
}

async function variables(hash: string) {
  const answer = await server.client.variableList(hash, null)
  return answer.success ? { name: answer.name, variables: decodeVariables(answer) } : answer
}

it('gives the definitions with the values that were saved last', async () => {
  const F = { name: 'F', latex: '5', data: '5 [kN]', description: '', needs: [], formula: '' }
  expect(await variables(await beam())).toEqual({ name: 'Beam', variables: [F] })
})

it('gives none where no results were saved', async () => {
  expect(await variables(await beam(''))).toEqual({ name: 'Beam', variables: [] })
})

it('gives the checks of the worksheet with its name', async () => {
  const check = { type: 'check', props: { condition: '1\\le 2', name: 'Shear' } }
  const worksheet = Worksheet.create(registry, { name: 'Purlin', blocks: [check] })
  const made = await server.client.newWorksheet({
    name: 'Purlin',
    document: toBase64(worksheet.encode()),
  })
  const hash = made.success ? made.hash_string : ''
  expect(await server.client.variableList(hash, null)).toMatchObject({
    checks: [{ hash, worksheet: 'Purlin', line: 1, name: 'Shear', state: 'not-checked' }],
  })
})

it('refuses a worksheet that may not be seen', async () => {
  expect(await variables('nosuchworksheet')).toMatchObject({ success: false, problem: 'not-found' })
})

it('puts the includes of the visitor at the top of a new worksheet', async () => {
  const hash = await beam()
  const includes = [
    { source: hash, variables: ['F'], name: 'Beam' },
    { source: 'gone', variables: ['x'], name: 'Old sheet' },
  ]
  await server.client.setUserSettings({ includes })
  const answer = await server.client.newWorksheet({ name: 'Mine' })
  if (!answer.success) throw new Error(answer.message)
  const blocks = load(fromBase64(answer.document)).blocks()
  expect(blocks.map(({ type, props }) => (type === 'math' ? type : props))).toMatchObject([
    { hash_string: hash, worksheet_name: 'Beam', variables: [{ name: 'F', latex: '5', data: '5 [kN]' }] },
    { hash_string: 'gone', worksheet_name: 'Old sheet', variables: [{ name: 'x', latex: '', data: '' }] },
    'math',
  ])
})

/** A worksheet with an include of F from each source, whose values are those of `F = exact kN`. */
async function including(name: string, sources: readonly (readonly [hash: string, exact: string])[]) {
  const blocks = sources.map(([hash_string, exact]) => ({
    type: 'include_block',
    props: { hash_string, worksheet_name: 'Old name', variables: [{ name: 'F', latex: '5', data: `${exact} [kN]` }] },
  })) // prettier-ignore
  const worksheet = Worksheet.create(registry, { name, blocks })
  const [{ id = '' } = {}] = worksheet.blocks()
  const archive = { format: 1, results: { [id]: { ...results.results.a, block: id } } }
  const answer = await server.client.newWorksheet({
    name,
    document: toBase64(worksheet.encode()),
    archive_string: JSON.stringify(archive),
  })
  if (!answer.success) throw new Error(answer.message)
  return answer.hash_string
}

/** Sets the source of the include of a worksheet. */
async function includeFrom(hash: string, source: string): Promise<void> {
  const answer = await server.client.getWorksheet({ hash_string: hash })
  if (!answer.success) throw new Error(answer.message)
  const worksheet = load(fromBase64(answer.document))
  const before = worksheet.stateVector()
  const { id } = worksheet.blocks().find(({ type }) => type === 'include_block')!
  worksheet.apply({ kind: 'setProps', id, props: { hash_string: source } })
  const saved = await server.client.save({
    worksheet_hash: hash,
    name: answer.name,
    known_server_version: 1,
    patch: toBase64(worksheet.encodeSince(before)),
  })
  if (!saved.success) throw new Error(saved.message)
}

async function chain(hash: string, into: string | null = null) {
  const answer = await server.client.variableList(hash, into)
  if (!answer.success) throw new Error(answer.message)
  const { circle, older, whole } = answer
  return { circle, older: older.map(({ name, source }) => `${name} of ${source}`), whole }
}

it('says which worksheets behind it have older values', async () => {
  const c = await beam()
  const b = await including('B', [[c, '4']])
  const a = await including('A', [[b, '5'], [c, '5']]) // prettier-ignore
  expect(await chain(b)).toEqual({ circle: [], older: ['B of Beam'], whole: true })
  expect(await chain(a)).toEqual({ circle: [], older: ['B of Beam'], whole: true })
  expect(await chain(c, a)).toEqual({ circle: [], older: [], whole: true })
})

it('finds circles, of the worksheet that asks and of others, and ends', async () => {
  const c = await including('C', [['gone', '5']])
  const b = await including('B', [[c, '5']])
  const a = await including('A', [[b, '5']])
  const outside = await including('Outside', [[a, '5']])
  expect((await chain(b, a)).circle).toEqual([])
  expect((await chain(a, c)).circle).toEqual(['C', 'A', 'B', 'C'])
  expect((await chain(a, a)).circle).toEqual(['A', 'A'])
  await includeFrom(c, a)
  expect((await chain(b, a)).circle).toEqual(['A', 'B', 'C', 'A'])
  expect((await chain(b)).circle).toEqual(['B', 'C', 'A', 'B'])
  expect((await chain(outside)).circle).toEqual(['A', 'B', 'C', 'A'])
})
