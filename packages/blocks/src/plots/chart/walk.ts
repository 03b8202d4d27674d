import { pointsOf } from '@calcwright/figures'
import type { Figure } from '@calcwright/figures'
import type { ReadoutTarget } from './readout.ts'

/** Steps from one point to the next, and from one end of a long series to the other in ten steps. */
const STEPS: Readonly<Record<string, (points: number) => number>> = {
  ArrowLeft: () => -1,
  ArrowRight: () => 1,
  PageUp: points => -Math.ceil(points / 10),
  PageDown: points => Math.ceil(points / 10),
  Home: points => -points,
  End: points => points,
}

/** Point at which the keys stand. */
export type Walk = Extract<ReadoutTarget, { by: 'keys' }>

/**
 * Left and Right go along the points of a series, Up and Down to the point of another series that is
 * nearest in x. Up and Down alone do not begin: they lead past the picture.
 *
 * @returns null for keys that mean something else, and where nothing is drawn
 */
export function walked(figure: Figure, from: Walk | null, key: string): Walk | null {
  const order = figure.series.filter(({ id }) => pointsOf(figure, id).length > 0).map(({ id }) => id)
  const at = from ? order.indexOf(from.series) : -1
  const step = STEPS[key]
  if (!from || at < 0) {
    const first = key === 'End' ? pointsOf(figure, order[0] ?? '').length - 1 : 0
    return step && order.length > 0 ? { by: 'keys', series: order[0]!, index: first } : null
  }
  const points = pointsOf(figure, from.series)
  if (step) return { ...from, index: within(from.index + step(points.length), points.length) }
  const series = order[at + (ROWS[key] ?? NaN)]
  if (series === undefined) return null
  return { by: 'keys', series, index: nearest(pointsOf(figure, series), points[from.index]?.x ?? 0) }
}

/** Steps from one series to the next. */
const ROWS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

const within = (at: number, count: number): number => Math.max(0, Math.min(at, count - 1))

function nearest(points: readonly { readonly x: number }[], x: number): number {
  let best = 0
  points.forEach((point, index) => {
    if (Math.abs(point.x - x) < Math.abs(points[best]!.x - x)) best = index
  })
  return best
}
