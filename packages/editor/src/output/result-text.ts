import type { Outcome } from '@calcwright/evaluator'

/** A result as it is read out. A function's repeats its definition: what it stands for is enough. */
export function resultText({ kind, display }: Pick<Outcome, 'kind' | 'display'>): string {
  return `= ${kind === 'function' ? display.replace(/^.*? := /s, '') : display.replace(/[▁-▟]/g, '')}`
}

/** The result with the steps to it, as it is read out and copied. */
export function spokenResult(outcome: Pick<Outcome, 'kind' | 'display' | 'working'>): string {
  const steps = (outcome.working ?? []).map(({ display }) => `= ${display} `)
  return `${steps.join('')}${resultText(outcome)}`
}
