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
  const answer = await server.client.variableList(hash)
  return answer.success ? { name: answer.name, variables: decodeVariables(answer) } : answer
}

it('gives the definitions with the values that were saved last', async () => {
  const F = { name: 'F', latex: '5', data: '5 [kN]', description: '', needs: [], formula: '' }
  expect(await variables(await beam())).toEqual({ name: 'Beam', variables: [F] })
})

it('gives none where no results were saved', async () => {
  expect(await variables(await beam(''))).toEqual({ name: 'Beam', variables: [] })
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
