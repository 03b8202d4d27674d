/** Responsibilities: the calls whose value is about an uncertainty and has none itself, by the engine's names. */
import { operationName } from '@calcwright/reference/functions'

export const UNCERTAINTY = operationName('uncertainty')
export const CORRELATION = operationName('correlation_between')
export const CORRELATE = operationName('correlate')
export const BUDGET = operationName('budget')
export const MONTE_CARLO = operationName('monte_carlo')

export const CERTAIN: ReadonlySet<string> = new Set([
  UNCERTAINTY,
  CORRELATION,
  CORRELATE,
  BUDGET,
  MONTE_CARLO,
])
