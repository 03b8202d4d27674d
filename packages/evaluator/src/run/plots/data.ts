/** Responsibilities: the numbers of a name, as a plot takes them. */
import { evaluationErrorOf } from '../../values/error.ts'
import { message } from '@calcwright/math/messages/plots'
import type { EngineResult, EngineValue } from '@calcwright/engine'
import type { KnownValueName } from '../../values/known.ts'
import { realNumberOf } from '../../values/numbers.ts'
import type { FormulaSession } from '../formula-session.ts'
import { measuredIn, SeriesFault } from './quantity.ts'
import type { Quantity } from './quantity.ts'

export const NO_NUMBERS = evaluationErrorOf('argument', message('plot.numeric.none'))

/** @throws SeriesFault where the value is something else than numbers of one kind */
export async function quantityOf(known: KnownValueName, session: FormulaSession): Promise<Quantity> {
  const measured = measuredIn(known.variable.shape)
  if (!measured) {
    const mixed = known.variable.shape.kind === 'list'
    throw new SeriesFault(
      mixed
        ? evaluationErrorOf('unit', message('plot.mixed'))
        : evaluationErrorOf('argument', message('plot.numeric')),
    )
  }
  const values = known.elements ?? (await columnIn(known.symbol, session))
  if (!values) throw new SeriesFault(evaluationErrorOf('argument', message('plot.numeric')))
  if (!values.some(Number.isFinite)) throw new SeriesFault(NO_NUMBERS)
  return { measured, written: known.written, values }
}

/** Items that the engine hands over in one go, whatever they are. */
const PIECE = 5000

/** The numbers of a symbol. A list that is too long to be written exactly comes in decimals, piece by piece. */
async function columnIn(symbol: string, session: FormulaSession): Promise<Float64Array | null> {
  const [exact] = await session.send([{ text: symbol, numeric: true }])
  if (!exact?.ok || !exact.truncated || exact.kind !== 'list') return exact ? columnOf(exact) : null
  const [count] = await session.send([{ text: `size(${symbol})` }])
  const size = count && columnOf(count)?.[0]
  if (!size) return null
  const first = session.settings.oneIndexed ? 1 : 0
  const pieces = Array.from({ length: Math.ceil(size / PIECE) }, (_, at) => ({
    text: `mid(${symbol},${first + at * PIECE},${PIECE})`,
    approximate: true,
  }))
  const columns = (await session.send(pieces)).map(columnOf)
  const numbers = columns.flatMap(column => (column ? [...column] : []))
  return numbers.length === size ? Float64Array.from(numbers) : null
}

/** @returns the numbers of an answer, one row or column of a matrix too; null where it is something else */
export function columnOf(answer: EngineResult): Float64Array | null {
  if (!answer.ok) return null
  const value = answer.approximation ?? answer.value
  if (value.t === 'array') {
    const isRow = value.shape.length === 1 || value.shape.includes(1)
    return isRow && answer.numbers ? Float64Array.from(answer.numbers) : null
  }
  if (value.t !== 'list') return Float64Array.of(numberIn(value))
  const items = value.items.map(item =>
    item.t === 'list' && item.items.length === 1 ? item.items[0]! : item,
  )
  const [only] = items
  if (items.length === 1 && only?.t === 'list') return Float64Array.from(only.items, numberIn)
  return items.some(item => item.t === 'list') ? null : Float64Array.from(items, numberIn)
}

/** NaN for what is no real number. */
const numberIn = (value: EngineValue): number => realNumberOf(value) ?? NaN
