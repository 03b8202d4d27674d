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

/** Lines of blocks that are no formulas alone. */
const FLOW = /^(\s|\}|if |for |while |program |table )/

/** Messages on lines in plain notation, as a worksheet gives them; lines that cannot be read have theirs at once. */
async function messagesOf(lines: readonly string[]): Promise<HelpTopic[]> {
  const unreadable = lines.flatMap((line): HelpTopic[] => {
    if (FLOW.test(line)) return []
    const parsed = parsePlain(line)
    return parsed.ok ? [] : [{ kind: 'syntax', ...parsed.problem }]
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
      ...notices.map(({ code, text }) => ({ kind: 'notice' as const, code, message: text })),
    ]),
  )
}

const withExample = TOPICS.filter(topic => topic.example)

describe.each(withExample)('$id', ({ id, example }) => {
  it.runIf(example!.wrong.length > 0)('is what the wrong lines lead to', async () => {
    const messages = await messagesOf(example!.wrong)
    expect(messages.map(({ kind, code }) => findTopic(kind, code)?.id)).toContain(id)
  })
  it('is avoided by the right ones', async () => {
    const messages = await messagesOf(example!.right)
    expect(messages.filter(({ kind }) => kind !== 'notice')).toEqual([])
  })
})

it.each<EvaluationError['kind'] | 'notice'>([
  'syntax', 'name', 'unit', 'argument', 'engine', 'halted', 'cycle', 'interrupted', 'memory', 'notice',
])('%s has a page of its own', kind => {
  expect(findTopic(kind)?.kinds).toContain(kind)
  expect(findTopic(kind, `${kind}.of-another-sort`)?.kinds).toContain(kind)
}) // prettier-ignore

it.each([
  ['engine', 'engine.overflow', 'overflow'],
  ['unit', 'unit.unknown', 'unknown-unit'],
  ['syntax', 'syntax.unit', 'unknown-unit'],
  ['argument', 'argument.size', 'sizes'],
  ['notice', 'temperature.difference', 'temperature'],
  ['notice', 'result.long', 'long-result'],
  ['notice', 'engine.diverges', 'diverges'],
  ['notice', 'unit.slash', 'unit-as-read'],
  ['notice', 'of.another-sort', 'notice'],
  ['no-root', undefined, 'no-root'],
])('%s, %s: %s', (kind, code, id) => {
  expect(findTopic(kind, code)?.id).toBe(id)
})

const tables = import.meta.glob<Record<string, unknown>>(
  ['../../../../packages/math/src/messages/*.ts', '!**/*.test.ts'],
  { eager: true },
)

/** Codes of which a page of their own is expected, not only the one of their kind. */
const EXPLAINED = /^(?:loop|ode|plot|property|result|solve|temperature)\./

it('has a page for each code', () => {
  const codes = Object.values(tables)
    .flatMap(Object.values)
    .filter(exported => typeof exported === 'object')
    .flatMap(Object.keys)
    .filter(code => EXPLAINED.test(code))
  expect(codes.length).toBeGreaterThan(50)
  expect(codes.filter(code => ['notice', undefined].includes(findTopic('notice', code)?.id))).toEqual([])
})

it('finds nothing for what it does not know', () => {
  expect(findTopic('')).toBeUndefined()
  expect(findTopic('nonsense')).toBeUndefined()
})

it('has an address for each message', () => {
  expect(helpAddress({ kind: 'unit', message: 'cannot add m & s' })).toBe(
    '/error_help?kind=unit&message=cannot+add+m+%26+s',
  )
  expect(helpAddress({ kind: 'notice', code: 'unit.slash', message: 'Read so.' })).toBe(
    '/error_help?kind=notice&code=unit.slash&message=Read+so.',
  )
  expect(helpAddress({ kind: 'block', code: 'slider', message: '' })).toBe(
    '/error_help?kind=block&type=slider',
  )
  expect(helpAddress({ kind: 'library', code: 'IPE', message: '' })).toBe('/error_help?kind=library&code=IPE')
})
