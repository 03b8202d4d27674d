/** Responsibilities: questions about engine values. */
import type { EngineValue } from '@calcwright/engine'
import { cleanFloat } from './numeric.ts'

/** @returns the direct parts of a value */
function partsOf(value: EngineValue): readonly EngineValue[] {
  switch (value.t) {
    case 'complex':
      return [value.re, value.im]
    case 'call':
      return value.args
    case 'list':
      return value.items
    default:
      return []
  }
}

/** @returns whether decimals took part in the value */
export function hasFloat(value: EngineValue): boolean {
  return value.t === 'float' || value.t === 'real' || partsOf(value).some(hasFloat)
}

/** @returns a series without its remainder term */
export function withoutRemainder(value: EngineValue): EngineValue {
  if (value.t === 'list') return { ...value, items: value.items.map(withoutRemainder) }
  if (value.t !== 'call' || value.f !== '+') return value
  const terms = value.args.filter(term => !isRemainder(term))
  const [first = { t: 'int', v: '0' }] = terms
  return terms.length > 1 ? { ...value, args: terms } : first
}

function isRemainder(value: EngineValue): boolean {
  return value.t === 'call' && (value.f === 'order_size' || (value.f === '*' && value.args.some(isRemainder)))
}

/** @returns whether the whole value is undefined */
export function isUndefined(value: EngineValue): boolean {
  return (value.t === 'name' && value.v === 'undef') || (value.t === 'float' && value.v === 'nan')
}

/** @returns whether the value is true or false: the answer to a comparison */
export function isTruth(value: EngineValue): boolean {
  return value.t === 'name' && (value.v === 'true' || value.v === 'false')
}

/** @returns the value with every float taken for the decimal that was most likely meant */
export function cleanFloats(value: EngineValue): EngineValue {
  switch (value.t) {
    case 'float': {
      const cleaned = typeof value.v === 'number' ? cleanFloat(value.v) : null
      return cleaned === null ? value : { t: 'float', v: cleaned }
    }
    case 'complex':
      return { t: 'complex', re: cleanFloats(value.re), im: cleanFloats(value.im) }
    case 'call':
      return { ...value, args: value.args.map(cleanFloats) }
    case 'list':
      return { ...value, items: value.items.map(cleanFloats) }
    default:
      return value
  }
}
