/** The programs of integrations, run by Python against a server. */
import { spawnSync, execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { registry } from '@calcwright/blocks/schemas'
import { type NewToken, tokenCalls } from '@calcwright/contract'
import { Worksheet, blocksFromPlain } from '@calcwright/document'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { granted } from '../../testing/people.ts'
import { type TestServer, openTestServer, store } from '../../testing/test-server.ts'

const FOLDER = join(import.meta.dirname, '../../../../../integrations/testing')
const BEAM = `
F := 10 [kN]
L := 4 [m]
W := 200 [cm^3]
M := F*L/4
sigma := M/W
sigma = [MPa]
`

const hasPython = spawnSync('python3', ['--version']).status === 0

let server: TestServer
let hash: string
let secret: string
beforeAll(async () => {
  server = await openTestServer()
  const worksheet = Worksheet.create(registry, { name: 'Beam', blocks: blocksFromPlain(registry, BEAM) })
  const shown = worksheet.blocks().at(-1)!.id
  worksheet.apply({ kind: 'mark', ids: [shown], marks: { formOutput: true } })
  hash = (await store(server.client, worksheet)).hash
  const request: NewToken = { name: 'Lab', scopes: ['evaluate', 'read'], days: 30 }
  secret = (await granted(tokenCalls(fetch, server.address).newToken(request))).secret
})
afterAll(() => server.close())

async function run(program: string, ...args: string[]): Promise<unknown> {
  const { stdout } = await promisify(execFile)('python3', [join(FOLDER, program), ...args])
  return JSON.parse(stdout)
}

describe.runIf(hasPython)('programs that call worksheets', () => {
  it('in Python give values with units, and refusals with their names', async () => {
    expect(await run('try_python.py', server.address, hash, secret, 'cw_wrong')).toMatchObject({
      one: { value: 15, unit: 'MPa', text: '15 MPa' },
      form: ['sigma [MPa]'],
      many: [1, expect.stringContaining('F has to be'), 2],
      complex: [
        [0, 1],
        [2, 1],
      ],
      unknown: [422, expect.stringContaining('Q'), ['Q']],
      dimension: [422, expect.stringContaining('F has to be'), ['F']],
      nan: [0, 'A value is not a number, or endless.', []],
      token: [401, expect.any(String), []],
      elsewhere: [0, expect.stringContaining('The server cannot be reached'), []],
    })
  })

  it('in FreeCAD and LibreOffice write results, or nothing at all', async () => {
    expect(await run('try_cad.py', server.address, hash, secret)).toEqual({
      cells: ['=5000000 * ((1 N)*(1 mm))', '=25 MPa'],
      changes: 2,
      again: 0,
      refusal: expect.stringContaining('nothing_here') as string,
      kept: true,
      rows: 2,
      table: [
        [15, 3],
        [30, 6],
      ],
    })
  })
})
