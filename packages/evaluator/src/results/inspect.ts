/** Responsibilities: questions about engine values. */
import { isUndefined } from '@calcwright/lowering/answers'
import { hasTrait } from '@calcwright/reference/functions'
import type { EngineValue } from '@calcwright/engine'

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

/** @returns whether a complex number is in the value */
export function hasComplex(value: EngineValue): boolean {
  return value.t === 'complex' || partsOf(value).some(hasComplex)
}

/** @returns whether the value is a whole number, or one in prime factors */
export function isWhole(value: EngineValue): boolean {
  if (value.t === 'int') return true
  if (value.t !== 'call' || (value.f !== '*' && value.f !== '^' && value.f !== '-')) return false
  const [, exponent] = value.args
  return (
    value.args.every(isWhole) && !(value.f === '^' && exponent?.t === 'int' && exponent.v.startsWith('-'))
  )
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

const CONSTANTS: ReadonlySet<string> = new Set([
  'pi',
  'e',
  'i',
  'euler_gamma',
  'infinity',
  '-infinity',
  'undef',
])

/** @returns the names in a value that stand for no number */
export function namesIn(value: EngineValue): string[] {
  if (value.t === 'name') return CONSTANTS.has(value.v) ? [] : [value.v]
  return partsOf(value).flatMap(namesIn)
}

/** @returns whether the value is one number: no list, no name, no condition and no function in it */
export function isNumber(value: EngineValue): boolean {
  if (value.t === 'name') return CONSTANTS.has(value.v)
  if (value.t === 'call')
    return (NUMBER_SIGNS.test(value.f) || hasTrait(value.f, 'numeral')) && value.args.every(isNumber)
  return ['int', 'rat', 'float', 'real', 'complex'].includes(value.t)
}

/** The engine's operators. */
const NUMBER_SIGNS = /^(?:[-+*/^]|inv|neg)$/

/** Stands for an expression, or for one in a list, that is too long for a tree or a text. */
export const UNPRINTABLE = 'a result too long to print'

/** @returns whether there is nothing of the value that could be shown */
export function isUnprintable(value: EngineValue): boolean {
  return value.t === 'text' && value.v.includes(UNPRINTABLE)
}

/** @returns whether decimals ran over their range; an infinity that is meant has a name */
export function isOverflow(value: EngineValue): boolean {
  return value.t === 'float' && (value.v === 'inf' || value.v === '-inf')
}

/** @returns the number of digits of the longest whole number inside a value */
export function longestInteger(value: EngineValue): number {
  if (value.t === 'int') return value.v.length
  return Math.max(0, ...partsOf(value).map(longestInteger))
}

/** @returns whether an expression has more parts than a limit; long lists of short items have not */
export function isHuge(value: EngineValue, limit: number): boolean {
  let count = 0
  const left = [value]
  for (let part = left.pop(); part; part = left.pop()) {
    if (part.t === 'list') {
      if (part.items.some(item => isHuge(item, limit))) return true
    } else {
      count += 1
      if (count > limit) return true
      left.push(...partsOf(part))
    }
  }
  return false
}

/** @returns whether the value is true or false, the answer to a comparison, or a list of such answers, perhaps with gaps */
export function isTruth(value: EngineValue): boolean {
  if (value.t === 'list')
    return value.items.some(isTruth) && value.items.every(item => isTruth(item) || isUndefined(item))
  return value.t === 'name' && (value.v === 'true' || value.v === 'false')
}

/** Share of a complex number below which a part of it is rounding. */
const NEGLIGIBLE = 1e-13

/** @returns decimals without the imaginary or real parts that only rounding has left */
export function withoutTraces(value: EngineValue): EngineValue {
  if (value.t === 'list') return { ...value, items: value.items.map(withoutTraces) }
  if (value.t !== 'complex') return value
  const [re, im] = [sizeOf(value.re), sizeOf(value.im)]
  if (re === null || im === null) return value
  if (im <= NEGLIGIBLE * re) return value.re
  return re > 0 && re <= NEGLIGIBLE * im ? { ...value, re: { t: 'float', v: 0 } } : value
}

function sizeOf(value: EngineValue): number | null {
  if (value.t === 'float') return typeof value.v === 'number' ? Math.abs(value.v) : null
  return value.t === 'int' || value.t === 'real' ? Math.abs(Number(value.v)) : null
}

/** @returns the value with every multi-precision number that a double tells in full as a double */
export function withoutShortReals(value: EngineValue): EngineValue {
  switch (value.t) {
    case 'real':
      return significantDigits(value.v) > DOUBLE_DIGITS ? value : { t: 'float', v: Number(value.v) }
    case 'complex':
      return { t: 'complex', re: withoutShortReals(value.re), im: withoutShortReals(value.im) }
    case 'call':
      return { ...value, args: value.args.map(withoutShortReals) }
    case 'list':
      return { ...value, items: value.items.map(withoutShortReals) }
    default:
      return value
  }
}

/** Most digits that a double needs. */
const DOUBLE_DIGITS = 17

function significantDigits(text: string): number {
  const [digits = ''] = text.replace(/^-?0*\.?0*/, '').split('e')
  return digits.replace('.', '').replace(/0+$/, '').length
}
