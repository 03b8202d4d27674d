/** Dimensions of units as they stand in results. */
import type { NumericValue, Outcome } from '@calcwright/evaluator'
import { parseUnit } from '@calcwright/math/expression'
import { message } from '@calcwright/math/messages/inputs'
import {
  type BaseDimension,
  DIMENSIONLESS,
  type Dimension,
  Factor,
  HARD_DIMENSIONS,
  Rational,
  resolveUnit,
} from '@calcwright/math/units'
import type { SheetInput } from './input.ts'
import { type NamedProblem, problemOf } from './named-problem.ts'

const ONE = Factor.of(Rational.of(1))

/** @param unit plain text, '' for none; lists of mixed units have no dimension of their own */
function dimensionOf(unit: string): Dimension | null {
  if (unit === '') return DIMENSIONLESS
  const parsed = parseUnit(unit)
  if (!parsed.ok) return null
  const resolved = resolveUnit(parsed.value)
  return resolved.ok ? resolved.unit.dimension : null
}

/** Whether two results can stand for each other. Angles and ratios are plain numbers. */
function isSameDimension(a: string, b: string): boolean {
  return a === b || dimensionOf(a)?.hardKey === dimensionOf(b)?.hardKey
}

/**
 * Says that an input has another dimension than in the worksheet; null when it has the same. A plain number for
 * degrees or per cent is none either: it could be meant in them, or as radians and shares.
 */
function dimensionProblem(name: string, own: string, given: string): NamedProblem | null {
  const isLost = given === '' && own !== '' && !isOne(own)
  if (isSameDimension(own, given) && !isLost && !isReadingForDifference(own, given)) return null
  return problemOf(name, message('input.dimension', { name, wanted: valueIn(own), given: valueIn(given) }))
}

/** 10 degC is a reading of 283 K, and 10 deltaC a difference of 10 K: neither stands for the other. */
const isReadingForDifference = (own: string, given: string): boolean =>
  (isReadingUnit(own) && isDifferenceUnit(given)) || (isDifferenceUnit(own) && isReadingUnit(given))

const isReadingUnit = (unit: string): boolean => /^deg[CF]$/.test(unit)
const isDifferenceUnit = (unit: string): boolean => /^delta[CF]$/.test(unit)

/** The exponents of a unit by base dimension, `{ mass: 1, length: 1, time: -2 }`; empty for a plain number. */
export function exponentsOf(unit: string): Readonly<Partial<Record<BaseDimension, number>>> {
  const dimension = dimensionOf(unit)
  const bases = [...HARD_DIMENSIONS, 'angle'] as const
  const entries = bases.map(base => [base, dimension?.exponent(base).toNumber() ?? 0] as const)
  return Object.fromEntries(entries.filter(([, exponent]) => exponent !== 0))
}

/** Whether a number means the same with this unit and without, as with rad. */
function isOne(unit: string): boolean {
  const parsed = parseUnit(unit)
  const resolved = parsed.ok ? resolveUnit(parsed.value) : null
  return resolved?.ok === true && resolved.unit.dimension.isPlain && resolved.unit.factor.equals(ONE)
}

const QUANTITY = /^([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?|\[[-+\d.e\s,;]+\])\s*([\p{L}°%].*)$/iu

/**
 * `6 m` as `6 [m]`, `[1, 2] m` as `[1, 2] [m]`: a number or a list of numbers with a unit of the same kind as the value has in the worksheet, as people write it.
 * Other texts stay as they are, because a name behind a number may be one of the worksheet.
 */
export function withUnitBrackets(text: string, own: string): string {
  const [, number, unit = ''] = QUANTITY.exec(text.trim()) ?? []
  if (number === undefined || own === '' || dimensionOf(unit) === null) return text
  return isSameDimension(own, unit) ? `${number} [${unit}]` : text
}

/** The unit of a number with one as people write it, `3 s`, whatever it measures; '' for other texts. */
function unitBehind(text: string): string {
  const [, , unit = ''] = QUANTITY.exec(text.trim()) ?? []
  return dimensionOf(unit) === null ? '' : unit
}

interface ValueOutcome extends Pick<Outcome, 'error' | 'unit' | 'kind' | 'value' | 'exact' | 'notices'> {
  /** Names in the value that the worksheet does not define; absent for none. */
  readonly unknown?: readonly { readonly name: string }[] | undefined
}

/** Whether a result is a list, or a matrix, without any number. */
const mayHoldTexts = ({ kind, value, unknown }: ValueOutcome): boolean =>
  (kind === 'list' || kind === 'matrix') && unknown === undefined && !hasNumber(value)

const hasNumber = (value: NumericValue): boolean =>
  Array.isArray(value) ? value.some(hasNumber) : value !== null

const hasNegative = (value: NumericValue): boolean =>
  Array.isArray(value) ? value.some(hasNegative) : typeof value === 'number' && value < 0

/** Whether a text stands where the worksheet has numbers, or the other way round. Options may be texts. */
function isOfOtherKind(
  { kind, isWritten, holdsTexts }: Pick<SheetInput, 'kind' | 'isWritten' | 'holdsTexts'>,
  outcome: ValueOutcome,
): boolean {
  if (holdsTexts) return kind !== 'text' && !mayHoldTexts(outcome)
  if (!isWritten || kind === 'choice' || kind === 'truth') return false
  return outcome.kind === 'text' || (mayHoldTexts(outcome) && outcome.exact.includes('"'))
}

/** A list in the place of a number: formulas below would multiply it as a vector. */
const isSeveral = (
  { kind, isWritten }: Pick<SheetInput, 'kind' | 'isWritten'>,
  outcome: ValueOutcome,
): boolean => kind === 'quantity' && isWritten && (outcome.kind === 'list' || outcome.kind === 'matrix')

/**
 * Says what is wrong with a value once it is calculated; null for nothing.
 *
 * @param own unit of the worksheet's own value; null where that has none, as it cannot be calculated
 * @param text the value as it was given, in plain notation
 */
export function valueProblem(
  input: Pick<SheetInput, 'name' | 'kind' | 'unit' | 'isWritten' | 'holdsTexts'>,
  own: string | null,
  text: string,
  outcome: ValueOutcome | undefined,
): NamedProblem | null {
  const { name } = input
  if (!outcome || outcome.error) {
    const why = outcome?.error?.message ?? 'it was not computed.'
    return problemOf(name, message('input.failed', { name, why }))
  }
  if (isOfOtherKind(input, outcome))
    return problemOf(name, message('input.kind', { name, wanted: wantedBy(input), given: text }))
  if (isSeveral(input, outcome))
    return problemOf(name, message('input.kind', { name, wanted: wantedBy(input), given: 'several values' }))
  if (input.holdsTexts) return null
  if (outcome.notices.some(({ code }) => code === 'temperature.below-zero'))
    return problemOf(name, message('input.range.absolute-zero', { name, value: text }))
  const unknown = outcome.unknown?.[0]?.name ?? ''
  // A word behind a number may be a name of the worksheet; one that it does not define was meant as a unit.
  const isWord = outcome.unit === '' && unknown !== ''
  const unit = isWord ? unitBehind(text) : outcome.unit
  if (isWord && unit === '') {
    const hint = dimensionOf(unknown) ? ` Behind a formula a unit stands in brackets: [${unknown}].` : ''
    return problemOf(name, message('input.unreadable.name', { name, unknown, hint }))
  }
  if (own === null) return null
  const problem = dimensionProblem(name, own, unit)
  // A number in K stands for a reading here, not for a difference.
  const isBelowZero = isReadingUnit(own) && !isReadingUnit(unit) && hasNegative(outcome.value)
  return !problem && isBelowZero
    ? problemOf(name, message('input.range.absolute-zero', { name, value: text }))
    : problem
}

/** For sentences, the values that an input takes: `a value in kN`, `a list of texts`. */
export function wantedBy({
  kind,
  unit,
  holdsTexts,
}: Pick<SheetInput, 'kind' | 'unit' | 'holdsTexts'>): string {
  if (kind === 'truth') return 'true or false'
  if (kind === 'choice') return 'one of its options'
  if (!holdsTexts) return valueIn(unit)
  return kind === 'text' ? 'a text' : `a ${kind} of texts`
}

/** For sentences: `a value in kN`. */
export function valueIn(unit: string): string {
  return unit === '' ? 'a plain number' : `a value in ${unit}`
}
