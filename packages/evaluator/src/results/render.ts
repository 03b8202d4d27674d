/**
 * Responsibilities: one engine value as numbers, as exact text and as shown.
 */
import { isUndefined } from '@calcwright/lowering/answers'
import { message } from '@calcwright/math/messages/results'
import type { EngineValue } from '@calcwright/engine'
import {
  formatIn,
  formatNumber,
  freeNames,
  fromEngine,
  nodesIn,
  unitToPlain,
  toLatex,
  toPlain,
  unitBehindNumber,
} from '@calcwright/math/expression'
import type { FormattedNumber, Expression, NumberForm, UnitExpression } from '@calcwright/math/expression'
import { angleSum, inDegrees, restoreUnits } from '@calcwright/math/dimensions'
import type { FreeName, Shape } from '@calcwright/math/dimensions'
import { Dimension } from '@calcwright/math/units'
import type { ResolvedUnit } from '@calcwright/math/units'
import type { NumericValue as Numbers } from '@calcwright/math/numeric'
import type { Notice, NumericValue, Outcome } from '../block-result.ts'
import { nameOfSymbol } from '../engine/symbols.ts'
import { compoundTexts } from './compound.ts'
import { inDecimals } from './decimals.ts'
import { kindOf } from './kind.ts'
import { unitAcrossGaps, withGapSigns } from './gaps.ts'
import { numbersOf } from './numeric.ts'
import {
  hasFloat,
  isHuge,
  isOverflow,
  isTruth,
  isUnprintable,
  isWhole,
  UNPRINTABLE,
  withoutRemainder,
  withoutShortReals,
  withoutTraces,
} from './inspect.ts'
import { inDecibels, scaleOf, scaleValue } from './scale.ts'
import { spreadInUnit, uncertainTree } from './uncertain.ts'
import { polarTree } from './polar.ts'
import { tidy } from './tidy.ts'
import { PLAIN, itemUnit } from '../values/shown-unit.ts'
import { withTexts } from './texts.ts'
import { askedUnit, unitForNumbers } from './units.ts'
import type { ShownUnit } from '../values/shown-unit.ts'

export interface RenderInput {
  readonly value: EngineValue
  /** The same in decimals. */
  readonly approximation: EngineValue
  readonly unit: ShownUnit
  readonly shape: Shape
  /** Names without a value, with the dimensions that the formula gives them. */
  readonly free: readonly FreeName[]
  /** The unit for a number of a dimension inside a symbolic result. */
  readonly unitFor: (dimension: Dimension) => ResolvedUnit
  /** The unit of a number inside a text. */
  readonly unitInText: (shape: Shape) => ShownUnit
  /** Decimals rather than fractions and roots. */
  readonly approximate: boolean
  /** Decimals inside a symbolic result, too, whatever is in it: the line itself asks for them. */
  readonly insistent: boolean
  readonly digits: number
  readonly thousands: boolean
  /** How numbers are written, by unit. */
  readonly forms?: readonly NumberForm[] | undefined
  /** Elements are counted from 1. */
  readonly oneIndexed: boolean
  /** A plain number is in degrees where an angle is meant. */
  readonly degrees: boolean
  /** The letter of the imaginary unit where it is not i. */
  readonly imaginary?: 'j' | undefined
  /** Complex numbers by magnitude and angle. */
  readonly polar?: boolean | undefined
  /** Standard uncertainty in SI units, arranged like the value. */
  readonly uncertainty?: Numbers
}

export type Rendered = Pick<
  Outcome,
  'value' | 'unit' | 'exact' | 'display' | 'latex' | 'kind' | 'suppressed' | 'notices' | 'uncertainty'
>

/** Longest exact form of a number that is shown instead of decimals. */
const LONGEST_EXACT = 24

/** Digits of the longest whole number that is shown in full among decimals. */
const LONGEST_INTEGER = 100

/** @returns a result in its unit */
export function render(request: RenderInput): Rendered {
  const whole = withTexts(tidied(request), part => render(part).display)
  if (isUnprintable(whole.value)) return UNPRINTED
  const isLevel = whole.unit.kind === 'one' && whole.unit.unit?.level !== undefined
  const input = {
    ...whole,
    ...(isLevel && { value: whole.approximation }),
    unit: unitAcrossGaps(
      unitForNumbers(whole.unit, numbersOf(whole.value, whole.approximation)),
      whole.value,
    ),
  }
  const value = tidy(withoutShortReals(withoutTraces(inUnit(input.value, input.unit))))
  const approximation = withoutTraces(inUnit(input.approximation, input.unit))
  const numeric = numbersOf(value, approximation)
  const decimals = input.approximate || hasFloat(value) || isLongExact(value, numeric)
  const formless = input.polar && !polarTree(numeric, null) ? [NOT_POLAR] : []
  const notices = [...noticesOf(value, approximation), ...formless]
  const read = (part: EngineValue): Expression =>
    fromEngine(part, nameOfSymbol, { oneIndexed: input.oneIndexed })
  const exact = read(value)
  if (isSymbolic(exact) && !isComplete(numeric)) {
    const restored = (part: EngineValue): Expression => {
      const tree = read(tidy(withoutShortReals(part)))
      const restoring = { chooseUnit: input.unitFor }
      if (!input.degrees) return restoreUnits(tree, input.shape, input.free, restoring)
      const angled = restoreUnits(inDegrees(tree), input.shape, input.free, restoring)
      return isAngle(input.shape) ? angleSum(angled, input.unitFor(ANGLE)) : angled
    }
    const tree = restored(input.value)
    const decimal = input.approximate && (input.insistent || hasQuantity(tree))
    const inside = hasFloat(value) ? input.approximation : decimal ? inDecimals(input.value) : null
    const texts = textsOf(tree, inside ? restored(inside) : tree, PLAIN, input)
    const asked = askedUnit(input.unit)
    const isInside = nodesIn(tree).some(node => node.kind === 'quantity' && unitToPlain(node.unit) === asked)
    const all = asked === '' || isInside ? notices : [...notices, message('unit.inside', { unit: asked })]
    return { ...texts, value: null, unit: '', kind: kindOf(value, null), suppressed: false, notices: all }
  }
  if (input.uncertainty !== undefined) {
    const uncertainty = spreadInUnit(input.uncertainty, input.unit, numeric)
    const uncertain = uncertainTree(numeric, uncertainty, input.digits)
    const texts = textsOf(uncertain, uncertain, input.unit, { ...input, asWritten: true })
    const [kind, unit] = [kindOf(value, numeric), unitText(input.unit)]
    return { ...texts, value: numeric, uncertainty, unit, kind, suppressed: false, notices }
  }
  const polar = input.polar ? polarTree(numeric, unitOfAll(input.unit)) : null
  if (polar) {
    const texts = textsOf(polar, polar, PLAIN, input)
    const [kind, unit] = [kindOf(value, numeric), unitText(input.unit)]
    return { ...texts, exact: toPlain(exact), value: numeric, unit, kind, suppressed: false, notices }
  }
  const shown = decimals ? read(decimalsOf(value, approximation)) : exact
  const parts = input.unit.kind === 'one' ? input.unit.parts : undefined
  const compound = parts && compoundTexts(numeric, parts, input)
  const texts = withGapSigns({ ...textsOf(exact, shown, input.unit, input), ...compound }, value)
  const kind = kindOf(value, numeric)
  return { ...texts, value: numeric, unit: unitText(input.unit), kind, suppressed: false, notices }
}

function tidied(request: RenderInput): RenderInput {
  if (isTruth(request.value)) return { ...request, unit: PLAIN }
  const [value, approximation] = [request.value, request.approximation].map(withoutRemainder)
  if (!value || !approximation) return request
  if (!isHuge(value, LARGEST_TREE)) return { ...request, value, approximation }
  const rest = isHuge(approximation, LARGEST_TREE) ? TOO_LONG : approximation
  return { ...request, value: rest, approximation: rest }
}

const ANGLE = Dimension.of({ angle: 1 })

function isAngle(shape: Shape): boolean {
  return shape.kind === 'scalar' && shape.dimension === ANGLE
}

/** Parts of the largest expression that is printed; of a larger one the decimals are. */
const LARGEST_TREE = 10_000
const TOO_LONG: EngineValue = { t: 'text', v: UNPRINTABLE }

const UNPRINTED: Rendered = {
  value: null,
  unit: '',
  exact: '',
  display: '',
  latex: '',
  kind: 'symbolic',
  suppressed: true,
  notices: [],
}

/** Decimals for all but whole numbers and numbers beyond their range. */
function decimalsOf(value: EngineValue, approximation: EngineValue): EngineValue {
  if (isWhole(value) || isOverflow(approximation)) return value
  if (value.t === 'complex' && approximation.t === 'complex') {
    return {
      t: 'complex',
      re: decimalsOf(value.re, approximation.re),
      im: decimalsOf(value.im, approximation.im),
    }
  }
  if (value.t !== 'list' || approximation.t !== 'list') return approximation
  return {
    ...value,
    items: value.items.map((item, index) => decimalsOf(item, approximation.items[index] ?? item)),
  }
}

/** Whether names without a value are left: then the units stand inside the formula. */
function isSymbolic(tree: Expression): boolean {
  return [...freeNames(tree).values()].some(uses => uses.some(({ role }) => role === 'variable'))
}

/** Whether a number in a formula has a unit, so that it was measured. */
function hasQuantity(tree: Expression): boolean {
  return nodesIn(tree).some(({ kind }) => kind === 'quantity')
}

/** Whether every part is a number: constants such as euler_gamma look like names. */
function isComplete(numeric: NumericValue): boolean {
  return Array.isArray(numeric) ? numeric.length > 0 && numeric.every(isComplete) : numeric !== null
}

/** @param input `asWritten` where the numbers have their digits already */
function textsOf(
  exact: Expression,
  shown: Expression,
  unit: ShownUnit,
  input: RenderInput & { readonly asWritten?: boolean },
) {
  const { imaginary = 'i' } = input
  const formatOf = (of: string): ((text: string) => FormattedNumber) =>
    input.asWritten ? writtenNumber : numberFormat(input, of)
  return {
    exact: toPlain(exact),
    display: withUnits(
      shown,
      unit,
      (node, of) => {
        const format = formatOf(of)
        return toPlain(node, {
          number: text => format(text).plain,
          imaginary,
          texts: 'bare',
          ...(input.polar && { units: 'bare' }),
        })
      },
      PLAIN_TEXT,
    ),
    latex: withUnits(
      shown,
      unit,
      (node, of) => {
        const format = formatOf(of)
        return toLatex(node, {
          number: text => format(text).latex,
          products: 'compact',
          imaginary,
          texts: 'bare',
        })
      },
      LATEX,
    ),
  }
}

const writtenNumber = (text: string): FormattedNumber => ({ plain: text, latex: text })

function noticesOf(value: EngineValue, approximation: EngineValue): Notice[] {
  if (isOverflow(approximation)) return isWhole(value) ? [] : [OVERFLOW]
  if (value.t === 'name' && value.v === 'unsigned_inf') return [DIVISION_BY_ZERO]
  return isUndefined(value) ? [UNDEFINED] : []
}

const OVERFLOW = message('engine.overflow.exact')
const DIVISION_BY_ZERO = message('argument.undefined.infinite')
const UNDEFINED = message('argument.undefined')
const NOT_POLAR = message('result.polar')

function inUnit(value: EngineValue, unit: ShownUnit): EngineValue {
  if (unit.kind === 'one' && unit.unit?.level) return inDecibels(value, unit.unit)
  if (unit.kind === 'one') return unit.unit ? scaleValue(value, scaleOf(unit.unit, unit.reading)) : value
  if (value.t !== 'list') return value
  return { ...value, items: value.items.map((item, index) => inUnit(item, itemUnit(unit, index))) }
}

/** Plain text of the units, arranged like the result; one text where all numbers have the same. */
function unitText(unit: ShownUnit): string {
  if (unit.kind === 'one') return unit.unit?.text ?? ''
  if (unit.kind === 'each') return unitText(unit.item)
  const texts = unit.items.map(unitText)
  const [first = ''] = texts
  const isOne = !first.startsWith('[') && texts.every(text => text === first)
  return isOne ? first : `[${texts.join(', ')}]`
}

/** Whether exact numbers are too long to be read; whole numbers never are. */
function isLongExact(value: EngineValue, numeric: NumericValue): boolean {
  if (value.t === 'list') {
    return value.items.some((item, index) =>
      isLongExact(item, Array.isArray(numeric) ? (numeric[index] ?? null) : null),
    )
  }
  if (numeric === null || value.t === 'int') return false
  return toPlain(fromEngine(value, nameOfSymbol)).length > LONGEST_EXACT
}

/** @param of the unit of the numbers in plain notation */
function numberFormat(
  { digits, thousands, approximate, unit, forms = [] }: RenderInput,
  of: string,
): (text: string) => FormattedNumber {
  const integerDigits = approximate ? LONGEST_INTEGER : Infinity
  const format = formatIn({ digits, thousands, integerDigits, forms }, of)
  if (unit.kind !== 'one' || !unit.unit) return text => formatNumber(text, format)
  return text => formatNumber(text, isRound(text, digits) ? { ...format, integerDigits: 0 } : format)
}

/** A measure of many zeros, 3125000000 mm^4, loses nothing by a power of ten. */
function isRound(text: string, digits: number): boolean {
  const whole = /^-?(\d+?)0*$/.exec(text)
  return text.length >= LONG_MEASURE && whole !== null && whole[1]!.length <= digits
}

const LONG_MEASURE = 10

interface Notation {
  readonly unit: (unit: NonNullable<Extract<ShownUnit, { kind: 'one' }>['unit']>) => string
  readonly group: (text: string) => string
  readonly list: (items: readonly string[]) => string
}

const PLAIN_TEXT: Notation = {
  unit: unit => ` ${unit.text}`,
  group: text => `(${text})`,
  list: items => `[${items.join(', ')}]`,
}

const LATEX: Notation = {
  unit: unit => unitBehindNumber(unit.expression),
  group: text => `\\left(${text}\\right)`,
  list: items => `\\left[${items.join(',\\;')}\\right]`,
}

function withUnits(
  tree: Expression,
  unit: ShownUnit,
  /** @param of the unit of its numbers in plain notation */
  print: (node: Expression, of: string) => string,
  notation: Notation,
): string {
  if (unit.kind === 'one') {
    if (!unit.unit || unit.unit.text === '') return print(tree, '')
    const text = print(tree, unit.unit.text)
    return (isSum(tree) ? notation.group(text) : text) + notation.unit(unit.unit)
  }
  const same = uniform(unit)
  if (same) return withUnits(tree, same, print, notation)
  const items = itemsOf(tree)
  if (!items) return print(tree, '')
  return notation.list(items.map((item, index) => withUnits(item, itemUnit(unit, index), print, notation)))
}

function unitOfAll(unit: ShownUnit): UnitExpression | null {
  const all = uniform(unit)?.unit
  return all && all.text !== '' ? all.expression : null
}

/** The one unit of all items, if they have the same. */
function uniform(unit: ShownUnit): (ShownUnit & { kind: 'one' }) | null {
  if (unit.kind === 'one') return unit
  if (unit.kind === 'each') return uniform(unit.item)
  const inner = unit.items.map(uniform)
  const [first] = inner
  return first && inner.every(other => other?.unit?.text === first.unit?.text) ? first : null
}

function itemsOf(tree: Expression): readonly Expression[] | null {
  if (tree.kind === 'list') return tree.items
  if (tree.kind !== 'matrix') return null
  return tree.rows.map(items => ({ kind: 'list', items, span: tree.span }))
}

function isSum(tree: Expression): boolean {
  return tree.kind === 'compare' || (tree.kind === 'binary' && /^[-+±]$/.test(tree.operator))
}
