/**
 * Responsibilities: the value of a definition as a part of a formula: as its own line shows it, and with all
 * digits for tests that are asked of it.
 */
import { callsIn, nodesIn, parseLatex, parsePlain, parseUnit } from '@calcwright/math/expression'
import type { Expression, UnitExpression } from '@calcwright/math/expression'
import { Complex } from '@calcwright/math/numeric'
import type { NumericValue as Numbers } from '@calcwright/math/numeric'
import type { EngineValue } from '@calcwright/engine'
import { isUnit } from '@calcwright/math/units'
import type { EvaluationSettings } from '../contract.ts'
import type { NumericValue, Outcome } from '../block-result.ts'
import { PLAIN } from '../values/shown-unit.ts'
import { automaticUnit } from '../values/preferences.ts'
import { render } from '../results/render.ts'
import { chooseUnit } from '../results/units.ts'
import type { KnownValueName } from '../values/known.ts'
import type { Numbers as FoundNumbers } from '../values/numbers.ts'
import type { WrittenUnits } from '../values/written-units.ts'

export interface ShownValue {
  /** Digits and unit are those of its own result. */
  readonly shown: Expression
  /** The same with all digits; absent where they are not known. */
  readonly full?: Expression
}

/** Leaves of the largest value that is put into a formula; a name says more than a longer one. */
const MOST_LEAVES = 40

const NOWHERE = { start: 0, end: 0 }

/** @returns the value that a line shows; null where it shows none that can be read, or a long one */
export function valueOfOutcome(
  outcome: Pick<Outcome, 'latex' | 'value' | 'unit' | 'exact' | 'suppressed'>,
): ShownValue | null {
  if (outcome.suppressed || outcome.latex === '') return null
  const text = writtenText(outcome.exact)
  if (text) return { shown: text }
  // Commas between thousands are for the eye. The name j is printed as it is, the imaginary unit as i.
  const latex = outcome.latex.replaceAll('{,}', '').replaceAll('\\imaginaryJ ', 'j ')
  const parsed = parseLatex(latex, { isUnit, context: 'expression' })
  if (!parsed.ok || parsed.value.kind !== 'expression') return null
  const shown = parsed.value.value
  // A choice that was left open could be decided by the formula that it would now stand in.
  if (leavesOf(shown) > MOST_LEAVES || callsIn(shown, 'piecewise').length > 0) return null
  const full = fullValue(outcome.value, outcome.unit)
  return { shown, ...(full && { full }) }
}

/** A text as it is written: drawn, it has no quotation marks. */
function writtenText(exact: string): Expression | null {
  const parsed = exact.startsWith('"') ? parsePlain(exact, { context: 'expression' }) : null
  return parsed?.ok && parsed.value.kind === 'expression' && parsed.value.value.kind === 'quoted'
    ? parsed.value.value
    : null
}

function leavesOf(tree: Expression): number {
  return nodesIn(tree).filter(({ kind }) => kind === 'number' || kind === 'name' || kind === 'constant')
    .length
}

/** @returns a value in its unit with all digits; null where it is no number */
export function fullValue(value: NumericValue, unit: string): Expression | null {
  const number = numberTree(value)
  if (!number || unit === '') return number
  const parsed = parseUnit(unit)
  return parsed.ok ? withUnit(number, parsed.value) : null
}

/** The unit stands behind each item of a list. */
function withUnit(value: Expression, unit: UnitExpression): Expression {
  if (value.kind === 'list') return { ...value, items: value.items.map(item => withUnit(item, unit)) }
  return { kind: 'quantity', value, unit, span: NOWHERE }
}

function numberTree(value: NumericValue): Expression | null {
  if (Array.isArray(value)) {
    const items = (value as readonly NumericValue[]).map(numberTree)
    return items.every(item => item !== null) ? { kind: 'list', items, span: NOWHERE } : null
  }
  if (typeof value !== 'number' || !Number.isFinite(value)) return null
  const number: Expression = { kind: 'number', text: String(Math.abs(value)), span: NOWHERE }
  return value < 0 ? { kind: 'unary', operator: '-', operand: number, span: NOWHERE } : number
}

/** @returns the value of a name that no line shows, such as one that a loop has left */
export function valueOfName(known: KnownValueName, settings: EvaluationSettings): ShownValue | null {
  const numbers = known.numbers?.()
  return numbers ? valueOfNumbers(numbers, known, settings) : null
}

interface Described {
  readonly variable: Pick<KnownValueName['variable'], 'shape'>
  readonly written: WrittenUnits
}

/** @returns numbers in SI as a line of that shape and those units would show them */
export function valueOfNumbers(
  numbers: Pick<FoundNumbers, 'value' | 'exact'>,
  { variable: { shape }, written }: Described,
  settings: EvaluationSettings,
): ShownValue | null {
  const value = engineValueOf(numbers.value, numbers.exact)
  const chosen = chooseUnit(shape, null, { settings, written })
  if (!value || !chosen.ok) return null
  const rendered = render({
    value,
    approximation: value,
    unit: chosen.unit,
    shape,
    free: [],
    unitFor: dimension => automaticUnit(dimension, settings),
    unitInText: () => PLAIN,
    approximate: settings.approximate,
    insistent: false,
    digits: settings.digits,
    thousands: false,
    forms: settings.forms,
    oneIndexed: settings.oneIndexed,
    degrees: settings.angle === 'deg',
    imaginary: settings.imaginaryUnit,
  })
  return valueOfOutcome(rendered)
}

function engineValueOf(value: Numbers, exact: boolean): EngineValue | null {
  if (typeof value === 'number')
    return exact && Number.isSafeInteger(value) ? { t: 'int', v: String(value) } : { t: 'float', v: value }
  if (typeof value === 'boolean') return { t: 'name', v: String(value) }
  if (value instanceof Complex)
    return { t: 'complex', re: { t: 'float', v: value.re }, im: { t: 'float', v: value.im } }
  const items = value.map(item => engineValueOf(item, exact))
  if (!items.every(item => item !== null)) return null
  return { t: 'list', kind: 'vector', items }
}
