/**
 * Nothing that help offers may fail: the example of every function, and every other name of it, is
 * evaluated as a line of a new worksheet.
 */
import { readFileSync, readdirSync } from 'node:fs'
import { children, parsePlain } from '@calcwright/math/expression'
import type { Expression, Statement } from '@calcwright/math/expression'
import { FUNCTIONS, findFunction } from '@calcwright/reference/functions'
import { functionHelp, helpNames } from '@calcwright/reference/help'
import { expect, test, vi } from 'vitest'
import { evaluateText } from './evaluate.ts'
import type { LineResult } from './evaluate.ts'

vi.mock('./start-engine.ts', async () => ({
  startEngine: (await import('@calcwright/engine/testing')).borrowEngine,
}))

/** Their examples come with a remark: what is undefined, which conic it is. */
const REMARKED: ReadonlySet<string> = new Set(['undef', 'reduced_conic', 'reduced_quadric'])

/** Functions without one are found by the tests of help. */
const examples = helpNames().flatMap(name => {
  const { example } = functionHelp(name)!
  return example ? [{ name, ...example }] : []
})

async function evaluateAll(calls: readonly string[]): Promise<LineResult[]> {
  const results = new Map((await evaluateText(calls.join('\n'))).map(result => [result.line, result]))
  return calls.map((_, index) => results.get(index + 1)!)
}

function shown({ outcome }: LineResult): string {
  return outcome.error ? `error: ${outcome.error.message}` : outcome.display
}

let evaluated: Promise<LineResult[]> | undefined
/** The results of all examples, evaluated once. */
const resultsOfExamples = () => (evaluated ??= evaluateAll(examples.map(({ call }) => call)))

test('every example gives what help says', async () => {
  const results = await resultsOfExamples()
  const faults = examples.flatMap(({ name, call, result }, index) => {
    const line = results[index]!
    const { error, display, notices } = line.outcome
    const remarks = REMARKED.has(name) ? [] : notices
    const right = error === null && display !== '' && remarks.length === 0
    return right && display === (result ?? display) ? [] : [`${call} gives ${shown(line)} ${remarks.join()}`]
  })
  expect(faults).toEqual([])
})

test('every other name of a function does the same', async () => {
  const results = await resultsOfExamples()
  const pairs = examples.flatMap(({ name, call }, index) =>
    functionHelp(name)!
      .aliases.filter(alias => alias !== 'inf')
      .map(alias => ({ expected: results[index]!, other: call.replace(`${name}(`, `${alias}(`) })),
  )
  const found = await evaluateAll(pairs.map(({ other }) => other))
  const faults = pairs.flatMap(({ expected, other }, index) => {
    const random = /^(rand|r?ran|rnorm)/i.test(other)
    const same = random ? !found[index]!.outcome.error : shown(found[index]!) === shown(expected)
    return same ? [] : [`${other} gives ${shown(found[index]!)}`]
  })
  expect(faults).toEqual([])
})

const FIXTURES = new URL('../../../fixtures/formulas/values/', import.meta.url)

/** Calls written in the worked lines, by name and number of arguments. */
function callsWritten(): ReadonlySet<string> {
  const lines = readdirSync(FIXTURES).flatMap(file =>
    readFileSync(new URL(file, FIXTURES), 'utf8')
      .split('\n')
      .filter(line => !line.startsWith('#')),
  )
  const calls = new Set<string>()
  for (const line of [...lines, ...examples.map(({ call }) => call)]) {
    const parsed = parsePlain(line)
    if (parsed.ok) collectCalls(parsed.value, calls)
  }
  return calls
}

function collectCalls(statement: Statement, calls: Set<string>): void {
  if (statement.kind !== 'definition' && statement.kind !== 'expression') return
  const visit = (node: Expression): void => {
    if (node.kind === 'call') calls.add(`${findFunction(node.name)?.name ?? node.name}(${node.args.length})`)
    for (const child of children(node)) visit(child)
  }
  visit(statement.value)
}

/** Arguments of a call form as the reference writes it; null for any number of them. */
function countOf(form: string): number | null {
  const parsed = parsePlain(form, { context: 'expression' })
  if (!parsed.ok || parsed.value.kind !== 'expression' || parsed.value.value.kind !== 'call') return null
  return parsed.value.value.args.length
}

test('every call form of the reference is evaluated in a worked line', () => {
  const written = callsWritten()
  const missing = FUNCTIONS.flatMap(({ name, forms }) =>
    forms.filter(form => {
      const count = countOf(form)
      return count !== null && !written.has(`${name}(${count})`)
    }),
  )
  expect(missing, 'calls that no line of fixtures/formulas/values has').toEqual([])
})
