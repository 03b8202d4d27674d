import { blockEvaluations } from '@calcwright/blocks/evaluate'
import { registry } from '@calcwright/blocks/schemas'
import { toCalculationSettings, worksheetFromPlain } from '@calcwright/document'
import { createInlineEngine } from '@calcwright/engine/node'
import type { HelpTopic } from '@calcwright/editor'
import { createEvaluator } from '@calcwright/evaluator'
import type { BlockResult, EvaluationError } from '@calcwright/evaluator'
import { parsePlain } from '@calcwright/math/expression'
import { describe, expect, it } from 'vitest'
import { TOPICS, findTopic, helpAddress } from './topics.ts'

/** Messages on lines in plain notation, as a worksheet gives them; lines that cannot be read have theirs at once. */
async function messagesOf(lines: readonly string[]): Promise<HelpTopic[]> {
  const unreadable = lines.flatMap((line): HelpTopic[] => {
    const parsed = parsePlain(line)
    return parsed.ok ? [] : [{ kind: 'syntax', message: parsed.problem.message }]
  })
  if (unreadable.length > 0) return unreadable
  const evaluator = createEvaluator({ startEngine: () => createInlineEngine(), blockEvaluations })
  const sheet = worksheetFromPlain(registry, lines.join('\n'))
  const results = new Map<string, BlockResult>()
  const done = new Promise<void>(resolve =>
    evaluator.on(event => {
      if (event.kind === 'results') for (const result of event.results) results.set(result.block, result)
      if (event.kind === 'finished') resolve()
    }),
  )
  evaluator.open(sheet.blocks(), toCalculationSettings(sheet.settings))
  await done
  evaluator.dispose()
  return [...results.values()].flatMap(({ outcomes }) =>
    outcomes.flatMap(({ error, notices }): HelpTopic[] => [
      ...(error ? [error] : []),
      ...notices.map(message => ({ kind: 'notice' as const, message })),
    ]),
  )
}

const withExample = TOPICS.filter(topic => topic.example)

describe.each(withExample)('$id', ({ id, example }) => {
  it.runIf(example!.wrong.length > 0)('is what the wrong lines lead to', async () => {
    const messages = await messagesOf(example!.wrong)
    expect(messages.map(({ kind, code = kind, message }) => findTopic(code, message)?.id)).toContain(id)
  })
  it('is avoided by the right ones', async () => {
    const messages = await messagesOf(example!.right)
    expect(messages.filter(({ kind }) => kind !== 'notice')).toEqual([])
  })
})

it.each<EvaluationError['kind'] | 'notice'>([
  'syntax', 'name', 'unit', 'argument', 'engine', 'halted', 'cycle', 'interrupted', 'memory', 'notice',
])('%s has a page whatever the message says', kind => {
  expect(findTopic(kind, 'xyzzy')?.kinds).toContain(kind)
}) // prettier-ignore

it.each([
  ['engine', 'The result is too large: decimals go up to 1.8e308.', 'overflow'],
  ['memory', 'The result would be too large to hold in memory.', 'memory'],
  ['interrupted', 'This computation has been aborted by the user', 'interrupted'],
  ['notice', 'A °C or °F value was added to another: it is taken as a difference (Δ°C, Δ°F).', 'temperature'],
  ['notice', 'factor function hidden in input and applied to the output.', 'wrapper'],
  ['notice', 'Long result returned, display suppressed to improve performance.', 'long-result'],
  [
    'unit',
    "Error: Unknown unit in input (foo). This is not a built-in unit. Please express as a function of built-in units (use the 'm/s' dropdown from the menubar for a full list).",
    'unknown-unit',
  ],
  ['argument', 'the lists have different lengths: 2 and 3', 'sizes'],
  ['argument', 'max needs values', 'argument-count'],
  ['notice', 'No number was found for this integral: it may diverge.', 'diverges'],
  ['no-root', '', 'no-root'],
])('%s: %s → %s', (kind, message, id) => {
  expect(findTopic(kind, message)?.id).toBe(id)
})

it('finds nothing for what it does not know', () => {
  expect(findTopic('', '')).toBeUndefined()
  expect(findTopic('nonsense', 'xyzzy')).toBeUndefined()
})

it('has an address for each message', () => {
  expect(helpAddress({ kind: 'unit', message: 'cannot add m & s' })).toBe(
    '/error_help?kind=unit&message=cannot+add+m+%26+s',
  )
})
