import { writeFileSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { agentServer } from '@calcwright/agents'
import { registry } from '@calcwright/blocks/schemas'
import { formatCalcFile, toCalcFile, worksheetFromPlain } from '@calcwright/document'
import { Client, InMemoryTransport } from '@modelcontextprotocol/client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { folderHost } from './agents/folder-host.ts'
import { readArguments } from './arguments.ts'
import { runCommandLine } from './command-line.ts'

vi.mock('./start-engine.ts', async () => ({
  startEngine: (await import('@calcwright/engine/testing')).borrowEngine,
}))
afterEach(() => vi.restoreAllMocks())

const TEXT = 'F := 10 [kN]\nL := 4 [m]\nM := F*L/4\n'
const folder = mkdtempSync(join(tmpdir(), 'calcwright-call-'))
const textFile = join(folder, 'beam.txt')
const calcFile = join(folder, 'beam.calc')
writeFileSync(textFile, TEXT)
writeFileSync(calcFile, formatCalcFile(toCalcFile(worksheetFromPlain(registry, TEXT))))

async function run(...args: readonly string[]) {
  const written = { stdout: '', stderr: '' }
  for (const stream of ['stdout', 'stderr'] as const)
    vi.spyOn(process[stream], 'write').mockImplementation(text => {
      written[stream] += String(text)
      return true
    })
  const status = await runCommandLine(args)
  return { status, ...written }
}

describe.each([
  ['text', textFile],
  ['a .calc file', calcFile],
])('eval --set --get of %s', (_, file) => {
  it('prints the outputs for the inputs', async () => {
    const get = ['--get', 'M', '--get', 'M/L [N]']
    expect(await run('eval', file, '--set', 'F=20 [kN]', '--set', 'L = 2 [m]', ...get)).toEqual({
      status: 0,
      stdout: 'M = 10 kN*m\nM/L = 5000 N\n',
      stderr: '',
    })
  })

  it('names the inputs and outputs that cannot be', async () => {
    const wrong = ['--set', 'F=3 [s]']
    const { status, stdout, stderr } = await run('eval', file, ...wrong, '--get', 'M')
    expect([status, stdout, stderr]).toEqual([1, '', 'Error: F has to be a value in kN, not a value in s.\n'])
    const json = await run('eval', file, '--set', 'Q=1', '--get', 'M', '--json')
    expect([json.status, JSON.parse(json.stdout)]).toEqual([
      1,
      { problems: [{ name: 'Q', code: 'input.unknown', message: 'The worksheet defines no Q.' }] },
    ])
  })
})

describe('mcp', () => {
  /** The official client, connected to the tools of the folder. */
  async function agent(): Promise<Client> {
    const [own, other] = InMemoryTransport.createLinkedPair()
    const client = new Client({ name: 'test', version: '1' })
    await Promise.all([agentServer(folderHost(folder)).connect(other), client.connect(own)])
    return client
  }
  const asked = async (client: Client, name: string, args: Record<string, unknown>) =>
    (await client.callTool({ name, arguments: args })).structuredContent

  it('lists, describes and evaluates the worksheets of a folder, and none outside', async () => {
    const client = await agent()
    const marked = worksheetFromPlain(registry, '@input F := 10 [kN]\n@output M := F*(4 [m])/4')
    writeFileSync(join(folder, 'marked.calc'), formatCalcFile(toCalcFile(marked)))
    expect(await asked(client, 'list_worksheets', { search: 'marked' })).toEqual({
      worksheets: [{ worksheet: 'marked.calc', name: 'marked' }],
    })
    expect(await asked(client, 'describe_worksheet', { worksheet: 'marked.calc' })).toMatchObject({
      input_schema: { properties: { F: { 'x-unit': 'kN' } } },
      outputs: ['M'],
    })
    const call = { worksheet: 'marked.calc', inputs: [{ F: '20 [kN]' }, { F: '3 [s]' }] }
    expect(await asked(client, 'evaluate_worksheet', call)).toMatchObject({
      results: [{ outputs: { M: { text: '20 kN*m' } } }, { problems: [{ code: 'input.dimension' }] }],
    })
    expect(
      await asked(client, 'evaluate_worksheet', { worksheet: 'beam.txt', outputs: ['M'] }),
    ).toMatchObject({
      outputs: { M: { value: 10, unit: 'kN*m' } },
    })
    const lines = 'F := 3 [kN]\nF/(20 [mm^2]) = [MPa]'
    expect(await asked(client, 'evaluate_notation', { lines })).toMatchObject({
      outputs: { F: { text: '3 kN' }, 'F/20 [mm^2] [MPa]': { value: 150 } },
    })
    const wrong = await asked(client, 'evaluate_notation', { lines: '3 [m] + 2 [s] =' })
    const { cause } = (wrong as { readonly problems: readonly [{ readonly cause: string }] }).problems[0]
    expect(await asked(client, 'explain_error', { code: cause })).toMatchObject({
      meaning: expect.any(String) as string,
      instead_of: expect.any(Array) as string[],
      write: expect.any(Array) as string[],
    })
    expect(await asked(client, 'explain_error', { message: 'no such sentence' })).toMatchObject({
      success: false,
    })
    for (const worksheet of ['../secret.txt', '/etc/hostname', 'gone.calc'])
      expect(await asked(client, 'describe_worksheet', { worksheet })).toMatchObject({ success: false })
    await client.close()
  })
})

it.each<[string, readonly string[], RegExp]>([
  ['a value without a name', ['eval', 'x', '--set', '=3', '--get', 'M'], /gives no value/],
  ['a name without a value', ['eval', 'x', '--set', 'F', '--get', 'M'], /^--set F gives no value/],
  ['no output', ['eval', 'x', '--set', 'F=3'], /^Say what to print/],
  ['another command', ['export', 'x', '--get', 'M'], /^--set and --get go with eval/],
])('says what is wrong: %s', (_, args, expected) => {
  expect(readArguments(args)).toMatchObject({ kind: 'mistake', text: expect.stringMatching(expected) })
})
