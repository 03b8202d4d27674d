/** Clients that generators of others make from the OpenAPI document, run against a server. */
import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type NewToken, tokenCalls } from '@calcwright/contract'
import { worksheetFromPlain } from '@calcwright/document'
import { registry } from '@calcwright/blocks/schemas'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { granted } from '../../testing/people.ts'
import { type TestServer, openTestServer, store } from '../../testing/test-server.ts'

const ROOT = join(import.meta.dirname, '../../../../..')
const GENERATE = join(ROOT, 'apps/server/src/testing/clients/generate.ts')
const CALL = join(ROOT, 'apps/server/src/testing/clients/call.ts')
const TSC = join(ROOT, 'node_modules/typescript/bin/tsc')
const BEAM = '@input F := 10 [kN]\nW := 200 [cm^3]\n@output sigma = F*(4 [m])/4/W = [MPa]'

const run = promisify(execFile)

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Call>>>>
}
interface Call {
  readonly operationId?: string
  readonly summary?: string
  readonly description?: string
  readonly parameters: readonly { readonly name: string; readonly description?: string }[]
  readonly responses: Readonly<Record<string, { readonly description: string }>>
}

let server: TestServer
let folder: string
let document: Document
let args: readonly string[]
beforeAll(async () => {
  server = await openTestServer()
  const { hash } = await store(server.client, worksheetFromPlain(registry, BEAM))
  const token: NewToken = { name: 'Lab', scopes: ['evaluate', 'read'], days: 30 }
  const { secret } = await granted(tokenCalls(fetch, server.address).newToken(token))
  folder = await mkdtemp(join(tmpdir(), 'calcwright-clients-'))
  args = [folder, server.address, hash, secret]
  const text = await (await fetch(`${server.address}/api/v1/openapi.json`)).text()
  document = JSON.parse(text) as Document
  await writeFile(join(folder, 'openapi.json'), text)
  await run(process.execPath, [GENERATE, join(folder, 'openapi.json'), folder])
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const EXPECTED = {
  one: [15, 'MPa'],
  many: [true, false],
  problem: [['Q', 'input.unknown']],
  inputs: ['F'],
}

it('in TypeScript calls the service, and has types that hold', async () => {
  const types = ['--noEmit', '--strict', '--skipLibCheck', '--allowImportingTsExtensions', '--module', 'esnext', '--moduleResolution', 'bundler', '--types', 'node', '--typeRoots', join(ROOT, 'node_modules/@types')] // prettier-ignore
  await run(process.execPath, [TSC, ...types, join(folder, 'typescript/index.ts')], { cwd: folder })
  const { stdout } = await run(process.execPath, [CALL, ...args])
  expect(JSON.parse(stdout)).toEqual({ ...EXPECTED, token: [401, 'token'] })
})

it.runIf(spawnSync('python3', ['--version']).status === 0)('in Python calls the service', async () => {
  const { stdout } = await run('python3', [join(ROOT, 'integrations/testing/try_generated.py'), ...args])
  expect(JSON.parse(stdout)).toEqual(EXPECTED)
})

it('are made from a document that says what each call, parameter and answer is', () => {
  const calls = Object.values(document.paths).flatMap(methods => Object.values(methods))
  const ids = calls.map(({ operationId }) => operationId)
  expect(ids.toSorted()).toEqual([
    'calcFile',
    'describe',
    'evaluate',
    'listRevisions',
    'pullFusion',
    'pushFusion',
  ])
  for (const { summary, description, parameters, responses } of calls) {
    expect([summary, description]).toEqual([expect.any(String), expect.any(String)])
    for (const { name, description } of parameters) expect(description).toMatch(name === 'hash' ? /id/ : /./)
    expect(Object.keys(responses)).toEqual(
      expect.arrayContaining(['200', '400', '401', '403', '404', '405', '429', '503']),
    )
    for (const answer of Object.values(responses)) expect(answer.description).not.toBe('Default Response')
  }
})
