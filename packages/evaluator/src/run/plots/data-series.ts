/** Responsibilities: series of numbers that are there already: points, bars, histograms, levels. */
import type { Message, MessageCode } from '@calcwright/math/messages'
import { evaluationErrorOf } from '../../values/error.ts'
import { message } from '@calcwright/math/messages/plots'
import { DIMENSIONLESS } from '@calcwright/math/units'
import type { SeriesShape } from '../../plots.ts'
import { PLAIN_MEASURE, SeriesFault } from './quantity.ts'
import type { Quantity } from './quantity.ts'
import type { Column, Formulas, GatheredColumns } from './series.ts'

/** @returns the numbers of a series, null where one of its formulas is missing or wrong; undefined for functions */
export async function dataOf(
  shape: SeriesShape,
  axis: 'y' | 'y2',
  formulas: Formulas,
): Promise<GatheredColumns | null | undefined> {
  switch (shape.kind) {
    case 'points':
      return points(axis, formulas)
    case 'bars':
      return only('y', axis, await formulas.numbers('y'))
    case 'histogram':
      return histogram(formulas)
    case 'box':
      return only('data', axis, await formulas.numbers('data'))
    case 'note':
      return place(axis, single(await formulas.numbers('x')), single(await formulas.numbers('y')))
    case 'level':
      return only('at', shape.direction === 'horizontal' ? axis : 'x', single(await formulas.numbers('at')))
    default:
      return undefined
  }
}

function only(name: string, axis: Column['axis'], quantity: Quantity | null): GatheredColumns | null {
  return quantity && { columns: [{ name, axis, quantity }], notices: [] }
}

function place(axis: 'y' | 'y2', x: Quantity | null, y: Quantity | null): GatheredColumns | null {
  if (!x || !y) return null
  return {
    columns: [
      { name: 'x', axis: 'x', quantity: x },
      { name: 'y', axis, quantity: y },
    ],
    notices: [],
  }
}

async function points(axis: 'y' | 'y2', formulas: Formulas): Promise<GatheredColumns | null> {
  const y = await formulas.numbers('y')
  const x = formulas.has('x') ? await formulas.numbers('x') : y && counted(y)
  const error = formulas.has('error') ? await formulas.numbers('error') : undefined
  if (!x || !y || error === null) return null
  if (error?.measured.temperature === 'reading')
    throw new SeriesFault(evaluationErrorOf('unit', message('temperature.absolute.error')))
  const spread = error ? ofValues(spreadOver(error, y.values.length), y) : ownSpread(y, formulas)
  if (x.values.length !== y.values.length || (spread && spread.values.length !== y.values.length))
    throw new SeriesFault(evaluationErrorOf('argument', unequal(x, y, spread)))
  const columns: Column[] = [
    { name: 'x', axis: 'x', quantity: x },
    { name: 'y', axis, quantity: y },
  ]
  if (spread) columns.push({ name: 'error', axis, quantity: spread, isInterval: true })
  return { columns, notices: [] }
}

function unequal(x: Quantity, y: Quantity, spread: Quantity | null): Message<MessageCode> {
  const lengths = { x: x.values.length, y: y.values.length }
  return spread && lengths.x === lengths.y
    ? message('plot.lengths.errors', { ...lengths, errors: spread.values.length })
    : message('plot.lengths', lengths)
}

/** 1, 2, 3 … */
const counted = ({ values }: Quantity): Quantity => ({
  ...PLAIN_MEASURE,
  values: values.map((_, index) => index + 1),
})

/** Uncertain values have their standard uncertainties as bars; null where these are not known. */
function ownSpread(y: Quantity, formulas: Formulas): Quantity | null {
  const spread = formulas.spread('y', y.values)
  return spread ? { ...y, values: spread } : null
}

/** One error counts for all points. */
function spreadOver(error: Quantity, length: number): Quantity {
  return error.values.length === 1
    ? { ...error, values: new Float64Array(length).fill(error.values[0]!) }
    : error
}

/** Errors without a unit on values with one are shares of the values. */
function ofValues(error: Quantity, y: Quantity): Quantity {
  const isShare = !error.measured.zero && error.measured.dimension.isPlain && !y.measured.dimension.isPlain
  if (!isShare || y.measured.temperature || error.values.length !== y.values.length) return error
  return { ...y, values: error.values.map((share, index) => share * Math.abs(y.values[index]!)) }
}

async function histogram(formulas: Formulas): Promise<GatheredColumns | null> {
  const data = await formulas.numbers('data')
  const bins = formulas.has('bins') ? single(await formulas.numbers('bins')) : undefined
  if (!data || bins === null) return null
  const count = bins?.values[0] ?? 10
  const isPlain = !bins || bins.measured.dimension === DIMENSIONLESS
  if (!isPlain || !Number.isInteger(count) || count < 1 || count > MOST_BINS)
    throw new SeriesFault(evaluationErrorOf('argument', message('plot.bins', { most: MOST_BINS })))
  const bare = (name: string, value: number): Column => ({
    name,
    axis: null,
    quantity: { ...PLAIN_MEASURE, values: Float64Array.of(value) },
    isBare: true,
  })
  // Only a part of a long list is stored, which says how the values are spread and not how many there are.
  const size = data.values.filter(Number.isFinite).length
  const columns = [
    { name: 'data', axis: 'x' as const, quantity: data },
    bare('bins', count),
    bare('size', size),
  ]
  return { columns, notices: [] }
}

const MOST_BINS = 1000

/** @throws SeriesFault where there are several numbers */
export function single<Q extends Quantity | null>(quantity: Q): Q {
  if (!quantity || quantity.values.length === 1) return quantity
  throw new SeriesFault(evaluationErrorOf('argument', message('plot.one')))
}
