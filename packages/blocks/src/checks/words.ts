/** A verdict in words: one wording for the screen, paper, files, the service and screen readers. */
import {
  formatIn,
  formatNumber,
  numberWithUnit,
  unitBehindNumber,
  unitToText,
} from '@calcwright/math/expression'
import type { FormattedNumber, NumberFormat, Relation } from '@calcwright/math/expression'
import type { Outcome, WorkingStep } from '@calcwright/evaluator'
import { formulasOf } from './condition.ts'
import type { Condition } from './condition.ts'
import { LABELS } from './included-fields.ts'
import { percentText } from './judge.ts'
import type { Side } from './sides.ts'
import type { Decisive, Verdict } from './verdict.ts'

/**
 * The condition with values put in, without the brackets that it has as a part of a formula. There is none where it
 * compares names as they stand, and none in a loop, where the worst pass need not be the last.
 */
export function stepsOf(
  condition: Condition | null,
  { decisive }: Pick<Verdict, 'decisive'>,
  outcomes: readonly Outcome[],
): readonly WorkingStep[] {
  const isPlain = !condition || formulasOf(condition).every(side => AS_IT_STANDS.has(side.kind))
  if (isPlain || (decisive && decisive.pass !== '')) return []
  const steps = outcomes[0]?.working ?? []
  if (condition.kind !== 'comparison') return steps
  return steps.map(step => ({
    ...step,
    display: step.display.replace(/^\((.*)\)$/s, '$1'),
    latex: step.latex.replace(/^\\left\((.*)\\right\)$/s, '$1'),
  }))
}

/** Sides of these kinds are in the comparison itself, in numbers. */
const AS_IT_STANDS: ReadonlySet<string> = new Set(['number', 'name', 'constant', 'quantity', 'property'])

export interface CheckWords {
  readonly label: 'OK' | 'NOT OK' | 'NOT CHECKED'
  /** The condition with values put in, where the worksheet shows steps and a side is more than a name. */
  readonly steps: readonly WorkingStep[]
  /** `250 MPa > 213 MPa`, as it is; null where nothing was compared. */
  readonly comparison: FormattedNumber | null
  readonly demand: FormattedNumber | null
  readonly capacity: FormattedNumber | null
  /** `117.4 %`; '' for none. */
  readonly utilisation: string
  /** Remarks on it: the worst row, a doubt, why it is not checked. */
  readonly notes: readonly string[]
  /** A sentence for screen readers. */
  readonly spoken: string
}

/** @param rowName the name of the row at a place of the lists that are compared; undefined where it has none */
export function checkWords(
  verdict: Verdict,
  format: NumberFormat,
  rowName: (decisive: Decisive) => string | undefined = () => undefined,
  steps: readonly WorkingStep[] = [],
): CheckWords {
  const { state, decisive, utilisation, reason } = verdict
  const label = LABELS[state]
  const used = utilisation === null ? '' : percentText(utilisation, state === 'ok')
  const notes = [
    ...(decisive ? placeNotes(verdict, decisive, rowName(decisive)) : []),
    ...(decisive?.isUncertain ? ['the sides differ by less than their uncertainty'] : []),
    ...(reason === '' ? [] : [reason]),
  ]
  if (!decisive || state === 'not-checked')
    return {
      label, steps, comparison: null, demand: null, capacity: null, utilisation: '', notes,
      spoken: sentence([label, ...notes]),
    } // prettier-ignore
  const shown = distinctly(decisive, format)
  const demand = shown(decisive.demand)
  const capacity = shown(decisive.capacity)
  return {
    label,
    steps,
    comparison: comparisonOf(decisive, shown),
    demand,
    capacity,
    utilisation: used,
    notes,
    spoken: sentence([label, differenceText(decisive, format), used && `${used} used`, ...notes]),
  }
}

const sentence = (parts: readonly string[]): string => `${parts.filter(part => part !== '').join(', ')}.`

function placeNotes({ count }: Verdict, { place, pass }: Decisive, name: string | undefined): string[] {
  const item = place.length === 0 ? '' : (name ?? `item ${place.map(index => index + 1).join(', ')}`)
  const where = [pass, item].filter(part => part !== '').join(', ')
  if (where === '') return []
  return [count > 1 ? `worst of ${count}: ${where}` : where]
}

type Show = (side: Side) => FormattedNumber

/** Digits enough that two sides that differ look different. */
function distinctly({ left, right }: Decisive, format: NumberFormat): Show {
  const wanted = (side: Side): FormattedNumber => quantity(side, format)
  if (left.value === right.value || wanted(left).plain !== wanted(right).plain) return wanted
  const { forms: _, ...plain } = format
  for (let digits = format.digits; digits < 14; digits += 1) {
    const show = (side: Side): FormattedNumber => quantity(side, { ...plain, digits })
    if (show(left).plain !== show(right).plain) return show
  }
  return side => quantity(side, { ...plain, digits: 14 })
}

function quantity({ value, uncertainty, unit }: Side, format: NumberFormat): FormattedNumber {
  const unitName = unit?.text ?? ''
  const number = formatNumber(value, formatIn(format, unitName))
  const unitText = unit ? unitToText(unit.expression) : ''
  const unitLatex = unit ? unitBehindNumber(unit.expression) : ''
  if (uncertainty === 0)
    return { plain: numberWithUnit(number.plain, unitText), latex: number.latex + unitLatex }
  const spread = formatNumber(uncertainty, { ...format, digits: 2 })
  return {
    plain: numberWithUnit(`(${number.plain} ± ${spread.plain})`, unitText),
    latex: `\\left(${number.latex}\\pm ${spread.latex}\\right)${unitLatex}`,
  }
}

const SIGNS: Readonly<Record<Relation, readonly [plain: string, latex: string, denied: Relation]>> = {
  '<': ['<', '<', '>='],
  '<=': ['≤', '\\le ', '>'],
  '>': ['>', '>', '<='],
  '>=': ['≥', '\\ge ', '<'],
  '==': ['=', '=', '!='],
  '!=': ['≠', '\\ne ', '=='],
}

/** With the sign that is true. */
function comparisonOf({ left, relation, right, holds }: Decisive, show: Show): FormattedNumber {
  const [plain, latex] = SIGNS[holds ? relation : SIGNS[relation][2]]
  const [one, other] = [show(left), show(right)]
  return { plain: `${one.plain} ${plain} ${other.plain}`, latex: `${one.latex}${latex}${other.latex}` }
}

/** `the demand exceeds the capacity by 37 MPa`. */
function differenceText({ relation, demand, capacity }: Decisive, format: NumberFormat): string {
  const size = Math.abs(demand.value - capacity.value)
  const { unit } = demand
  const unitText = !unit ? '' : unit.zero === null ? unitToText(unit.expression) : 'degrees'
  const by = numberWithUnit(formatNumber(size, formatIn(format, unit?.text ?? '')).plain, unitText)
  if (relation === '==' || relation === '!=')
    return size === 0 ? 'both sides are equal' : `the sides differ by ${by}`
  if (size === 0) return 'the demand is equal to the capacity'
  return demand.value < capacity.value
    ? `the demand is ${by} below the capacity`
    : `the demand exceeds the capacity by ${by}`
}
