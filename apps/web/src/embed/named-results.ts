/** Results by the names that lines define, for the page around the frame. */
import type { NamedResult } from '@calcwright/contract'
import { type ResultsStore, outcomesOf } from '@calcwright/editor'
import type { Worksheet } from '@calcwright/document'
import type { Outcome } from '@calcwright/evaluator'

interface Named {
  readonly block: string
  readonly outcome: Outcome | undefined
}

/** @returns the last definition of each name, in reading order */
export function namedOutcomes(worksheet: Worksheet, results: ResultsStore): Map<string, Named> {
  const found = new Map<string, Named>()
  for (const { id, disabled } of worksheet.blocks()) {
    const result = disabled ? undefined : results.get(id).result
    const outcomes = outcomesOf(result).slice(-(result?.defines.length ?? 0) || undefined)
    result?.defines.forEach((name, at) => found.set(plain(name), { block: id, outcome: outcomes[at] }))
  }
  return found
}

/** Functions are defined as `f(`. */
const plain = (name: string): string => name.replace(/\($/, '')

export function namedResult(name: string, named: Named | undefined): NamedResult {
  if (!named) return without(`The worksheet does not define ${name}.`)
  const { outcome } = named
  if (!outcome) return without('This is not calculated yet.')
  if (outcome.skipped) return without('The line is in a branch that was not chosen.')
  if (outcome.error) return { ...without(outcome.error.message), notices: textsOf(outcome) }
  const { value, unit, exact, display, latex } = outcome
  return {
    number: typeof value === 'number' ? value : null,
    unit,
    text: display || [exact, unit].filter(part => part !== '').join(' '),
    latex,
    notices: textsOf(outcome),
  }
}

const textsOf = ({ notices }: Outcome): readonly string[] => notices.map(({ text }) => text)

const without = (error: string): NamedResult => ({
  number: null,
  unit: '',
  text: '',
  latex: '',
  error,
  notices: [],
})
