/** A margin keeps lines apart from the colours behind them. */
import type { Drawn } from './context.ts'
import type { Mark } from './mark.ts'

const BESIDE = 1
const OPACITY = 0.6

/** Lies under lines where a map of colours is in the picture: any colour may be behind them. */
export function marginUnder(
  lines: readonly Mark[],
  { figure, theme }: Pick<Drawn, 'figure' | 'theme'>,
): Mark[] {
  const [first] = lines
  if (!first || !figure.series.some(({ kind }) => kind === 'colours')) return []
  const path = { lines: lines.flatMap(line => line.path.lines), closed: false }
  const { width = 0, reach = 0 } = first
  return [{ path, stroke: theme.paper, width: width + 2 * BESIDE, opacity: OPACITY, reach }]
}
