/**
 * Responsibilities: one engine value as numbers, as exact text and as shown.
 */
import type { EngineValue } from '@calcwright/engine'
import { formatNumber } from './format-shim.ts'
import { fromEngine, toLatex, toPlain, unitToLatex } from '@calcwright/math/expression'
import type { Expression } from '@calcwright/math/expression'
import type { NumericValue, Outcome } from '../contract.ts'
import { nameOfSymbol } from '../run/symbols.ts'
import { kindOf } from './kind.ts'
import { numericOf } from './numeric.ts'
import { cleanFloats, hasFloat, isTruth, isUndefined } from './inspect.ts'
import { scaleOf, scaleValue } from './scale.ts'
import { PLAIN } from './units.ts'
import type { ShownUnit } from './units.ts'

export interface RenderInput {
  readonly value: EngineValue
  /** The same in decimals. */
  readonly approximation: EngineValue
  readonly unit: ShownUnit
  /** Decimals rather than fractions and roots. */
  readonly approximate: boolean
  readonly digits: number
  readonly thousands: boolean
}

export type Rendered = Pick<Outcome, 'value' | 'unit' | 'exact' | 'display' | 'latex' | 'kind' | 'notices'>

/** Longest exact form of a number that is shown instead of decimals. */
const LONGEST_EXACT = 24

/** @returns a result in its unit */
export function render(request: RenderInput): Rendered {
  const input = isTruth(request.value) ? { ...request, unit: PLAIN } : request
  const value = cleanFloats(inUnit(input.value, input.unit))
  const approximation = cleanFloats(inUnit(input.approximation, input.unit))
  const exactTree = fromEngine(value, nameOfSymbol)
  const numeric = numericOf(approximation)
  const decimals = input.approximate || hasFloat(value) || isLongExact(value, numeric)
  const tree = decimals ? fromEngine(approximation, nameOfSymbol) : exactTree
  const format = numberFormat(input)
  return {
    value: numeric,
    unit: unitText(input.unit),
    exact: toPlain(exactTree),
    display: withUnits(
      tree,
      input.unit,
      node => toPlain(node, { number: text => format(text).plain }),
      PLAIN_TEXT,
    ),
    latex: withUnits(tree, input.unit, node => toLatex(node, { number: text => format(text).latex }), LATEX),
    kind: kindOf(value, numeric),
    notices: isUndefined(value) ? [UNDEFINED] : [],
  }
}

const UNDEFINED = 'The result is undefined: look for a division by zero or inconsistent units.'

function inUnit(value: EngineValue, unit: ShownUnit): EngineValue {
  if (unit.kind === 'one') return unit.unit ? scaleValue(value, scaleOf(unit.unit, unit.reading)) : value
  if (value.t !== 'list') return value
  return { ...value, items: value.items.map((item, index) => inUnit(item, itemUnit(unit, index))) }
}

function itemUnit(unit: ShownUnit & { kind: 'items' | 'each' }, index: number): ShownUnit {
  return unit.kind === 'each' ? unit.item : (unit.items[index] ?? PLAIN)
}

/** Plain text of the units, arranged like the result; one text where all are the same. */
function unitText(unit: ShownUnit): string {
  if (unit.kind === 'one') return unit.unit?.text ?? ''
  if (unit.kind === 'each') return unitText(unit.item)
  const texts = unit.items.map(unitText)
  const [first = ''] = texts
  return texts.every(text => text === first) ? first : `[${texts.join(', ')}]`
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

function numberFormat({
  digits,
  thousands,
}: RenderInput): (text: string) => { plain: string; latex: string } {
  return text => {
    // Whole numbers of an exact result and exponents of a formula keep all their digits.
    const notation = /^\d+$/.test(text) ? 'full' : 'auto'
    return formatNumber(text, { digits, thousands, notation })
  }
}

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
  unit: unit => `\\,${unitToLatex(unit.expression)}`,
  group: text => `\\left(${text}\\right)`,
  list: items => `\\left[${items.join(',\\;')}\\right]`,
}

function withUnits(
  tree: Expression,
  unit: ShownUnit,
  print: (node: Expression) => string,
  notation: Notation,
): string {
  if (unit.kind === 'one') {
    if (!unit.unit || unit.unit.text === '') return print(tree)
    const text = print(tree)
    return (isSum(tree) ? notation.group(text) : text) + notation.unit(unit.unit)
  }
  const same = uniform(unit)
  if (same) return withUnits(tree, same, print, notation)
  const items = itemsOf(tree)
  if (!items) return print(tree)
  return notation.list(items.map((item, index) => withUnits(item, itemUnit(unit, index), print, notation)))
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
  return (
    tree.kind === 'compare' || (tree.kind === 'binary' && (tree.operator === '+' || tree.operator === '-'))
  )
}
