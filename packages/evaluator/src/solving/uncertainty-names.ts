/** Responsibilities: the calls whose value is about an uncertainty and has none itself, by the engine's names. */
import { engineName } from '@calcwright/reference/functions'

export const UNCERTAINTY = engineName('uncertainty')
export const CORRELATION = engineName('correlation_between')
export const CORRELATE = engineName('correlate')
export const BUDGET = engineName('budget')
export const MONTE_CARLO = engineName('monte_carlo')

export const CERTAIN: ReadonlySet<string> = new Set([
  UNCERTAINTY,
  CORRELATION,
  CORRELATE,
  BUDGET,
  MONTE_CARLO,
])
