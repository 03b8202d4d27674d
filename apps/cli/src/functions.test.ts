/**
 * Nothing that help offers may fail: the example of every function, and every other name of it, is
 * evaluated as a line of a new worksheet.
 */
import { functionHelp, helpNames } from '@calcwright/reference/help'
import { expect, test } from 'vitest'
import { evaluateText } from './evaluate.ts'
import type { LineResult } from './evaluate.ts'

/** Their examples come with a remark: what is undefined, which conic it is. */
const REMARKED: ReadonlySet<string> = new Set(['undef', 'reduced_conic', 'reduced_quadric'])

const examples = helpNames().map(name => ({ name, ...functionHelp(name)!.example! }))

async function evaluateAll(calls: readonly string[]): Promise<LineResult[]> {
  const results = new Map((await evaluateText(calls.join('\n'))).map(result => [result.line, result]))
  return calls.map((_, index) => results.get(index + 1)!)
}

function shown({ outcome }: LineResult): string {
  return outcome.error ? `error: ${outcome.error.message}` : outcome.display
}

test('every example gives what help says', async () => {
  const results = await evaluateAll(examples.map(({ call }) => call))
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
  const pairs = examples.flatMap(({ name, call }) =>
    functionHelp(name)!
      .aliases.filter(alias => alias !== 'inf')
      .map(alias => ({ call, other: call.replace(`${name}(`, `${alias}(`) })),
  )
  const expected = await evaluateAll(pairs.map(({ call }) => call))
  const found = await evaluateAll(pairs.map(({ other }) => other))
  const faults = pairs.flatMap(({ other }, index) => {
    const random = /^(rand|r?ran|rnorm)/i.test(other)
    const same = random ? !found[index]!.outcome.error : shown(found[index]!) === shown(expected[index]!)
    return same ? [] : [`${other} gives ${shown(found[index]!)}`]
  })
  expect(faults).toEqual([])
})
