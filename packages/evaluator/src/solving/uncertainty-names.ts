/** Responsibilities: the calls that tell of an uncertainty, and have none themselves; by the engine's names. */
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
