/** Responsibilities: texts of the engine, with the numbers in them written as the worksheet shows them. */
import type { EngineValue } from '@calcwright/engine'
import type { Shape } from '@calcwright/math/dimensions'
import { textToEngine } from '@calcwright/math/expression'
import { Dimension } from '@calcwright/math/units'
import { inDecimals } from './decimals.ts'
import type { ShownUnit } from '../values/shown-unit.ts'

/** The part of a result that is written as text. */
interface Written {
  readonly value: EngineValue
  readonly approximation: EngineValue
  readonly shape: Shape
  readonly unit: ShownUnit
  /** The unit of a number inside a text. */
  readonly unitInText: (shape: Shape) => ShownUnit
}

/**
 * @param show a number in its unit, as a line shows it
 * @returns the same result with whole texts in the place of those that the engine keeps in parts
 */
export function withTexts<Input extends Written>(input: Input, show: (part: Input) => string): Input {
  if (!hasParts(input.value)) return input
  const numberText = (number: EngineValue, measure: string): string => {
    const shape = shapeOf(measure)
    const unit = input.unitInText(shape)
    return textToEngine(show({ ...input, value: number, approximation: inDecimals(number), shape, unit }))
  }
  const written = (value: EngineValue): EngineValue => {
    if (value.t !== 'list') return value
    if (!isParted(value)) return { ...value, items: value.items.map(written) }
    const texts = value.items.slice(1).map((part, at, parts) => {
      const [number, measure] = [parts[at + 1], parts[at + 2]]
      if (isSign(part, NUMBER) && number && measure?.t === 'string') return numberText(number, measure.v)
      const isBehind = isSign(parts[at - 1], NUMBER) || isSign(parts[at - 2], NUMBER)
      return part.t === 'string' && !isBehind ? part.v : ''
    })
    return { t: 'string', v: texts.join('') }
  }
  const value = written(input.value)
  return { ...input, value, approximation: value }
}

/** The signs of a text in parts, see `texts.xcas` of the lowering. */
const TEXT = '%text'
const NUMBER = '%number'

const isSign = (value: EngineValue | undefined, sign: string): boolean =>
  value?.t === 'string' && value.v === sign

const isParted = (value: EngineValue & { t: 'list' }): boolean => isSign(value.items[0], TEXT)

const hasParts = (value: EngineValue): boolean =>
  value.t === 'list' && (isParted(value) || value.items.some(hasParts))

/** @param measure the key of a dimension and the role of a temperature, as `text_measure` notes them */
function shapeOf(measure: string): Shape {
  const [key = '', role] = measure.split(';')
  const dimension = Dimension.fromKey(key) ?? Dimension.of({})
  const isRole = role === 'reading' || role === 'difference' || role === 'level'
  return { kind: 'scalar', dimension, ...(isRole && { temperature: role }) }
}
