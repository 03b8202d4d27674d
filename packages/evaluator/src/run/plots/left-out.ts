/** Responsibilities: notices about numbers that cannot be drawn. */
import { message } from '@calcwright/math/messages/plots'
import type { Notice } from '../../block-result.ts'
import type { SeriesPlan } from '../../plan/planned.ts'
import { AXIS_NAMES } from './axes.ts'
import type { AxisUnits } from './axes.ts'
import { gapNotices } from './gaps.ts'
import { inUnit } from './quantity.ts'
import type { Column } from './series.ts'

/** Series of single numbers: a missing one is no gap of a formula. */
const LISTS: readonly SeriesPlan['shape']['kind'][] = ['points', 'bars', 'histogram', 'box']
/** Series that extend over the axes, wherever those have numbers. */
const OVER: Readonly<Partial<Record<SeriesPlan['shape']['kind'], readonly string[]>>> = {
  function: ['x'],
  band: ['x'],
  map: ['x', 'y'],
  arrows: ['x', 'y'],
}
/** The column with the values of a function. */
const VALUES: Readonly<Partial<Record<SeriesPlan['shape']['kind'], string>>> = {
  function: 'y',
  band: 'y',
  parametric: 'y',
  polar: 'y',
  map: 'z',
}

/** @param columns of one series */
export function leftOut(
  { shape }: SeriesPlan,
  columns: readonly Column[],
  units: AxisUnits,
): readonly Notice[] {
  const shown = columns.filter(({ axis, isInterval }) => axis && !isInterval)
  const errors = columns.filter(({ isInterval }) => isInterval)
  const notices = LISTS.includes(shape.kind)
    ? [...notReal(shown, 'values'), ...notReal(errors, 'errors')]
    : [...gapsIn(columns, VALUES[shape.kind], units)]
  const over = OVER[shape.kind] ?? []
  for (const { axis, name, quantity } of shown) {
    if (over.includes(name) || !units.axis(axis!).log) continue
    if (!inUnit(quantity, units.settle(axis!, [])).some(value => value <= 0)) continue
    notices.push(message('plot.log', { axis: AXIS_NAMES[axis!] }))
  }
  return notices
}

function gapsIn(columns: readonly Column[], name: string | undefined, units: AxisUnits): readonly Notice[] {
  const column = columns.find(one => one.name === name)
  if (!column) return []
  const { axis, quantity } = column
  if (axis) return gapNotices(inUnit(quantity, units.settle(axis, [])))
  const row = columns.find(one => one.name === 'x')?.quantity.values.length
  return gapNotices(quantity.values, row)
}

function notReal(columns: readonly Column[], what: 'values' | 'errors'): Notice[] {
  const size = columns[0]?.quantity.values.length ?? 0
  const missing = Array.from({ length: size }, (_, at) => at).filter(at =>
    columns.some(({ quantity }) => !Number.isFinite(quantity.values[at])),
  ).length
  return missing === 0 ? [] : [message('plot.real.some', { missing, size, what })]
}
