/** A marked formula line, whose value somebody enters. */
import type { Block } from '@calcwright/document'
import { parseLatex, parsePlain, toLatex, toPlain } from '@calcwright/math/expression'
import { isBoxUnit, isUnit } from '@calcwright/math/units'
import { withUnitBrackets } from '../sheet-function/dimensions.ts'
import { NUMBER, writtenNumber } from '../sheet-function/written-definition.ts'
import line from '../math/line/schema.ts'
import type { MathProps } from '../math/line/props.ts'

export interface FormInput {
  readonly name: string
  readonly latex: string
  /** The value without its unit, where it is a number with one; else all of it. */
  readonly value: string
  /** Plain notation, '' for none. */
  readonly unit: string
  /** Unit of the value where it is a number; null where only its result tells. */
  readonly ownUnit: string | null
}

/** Null for a line that defines no variable. */
export function formInputOf({ type, status, props }: Block): FormInput | null {
  if (type !== line.type || status !== 'ok') return null
  const parsed = parseLatex((props as MathProps).latex, { isUnit })
  if (!parsed.ok || parsed.value.kind !== 'definition' || parsed.value.target.kind !== 'variable') return null
  const { target, value } = parsed.value
  const written = writtenNumber(value)
  return {
    name: target.name.name,
    latex: toLatex(target.name),
    value: written?.number ?? toPlain(value),
    unit: written?.unit ?? '',
    ownUnit: written?.unit ?? null,
  }
}

/** A comma in a number by itself, or with a unit behind it, can only be its decimal sign. */
const DECIMAL_COMMA = /^[-+]?\d*,\d+(e[-+]?\d+)?(\s*[^\d\s,()][^,()]*)?$/i

type InputPatch =
  | { readonly ok: true; readonly value: string; readonly props: Partial<MathProps> }
  | { readonly ok: false; readonly message: string }

/**
 * Fields for a line in which this is entered; a number alone has the unit of the input.
 *
 * @param text plain notation
 */
export function inputPatch({ name, unit }: FormInput, text: string): InputPatch {
  const entered = text.trim()
  if (entered === '') return { ok: false, message: `Enter a value for ${name}.` }
  const value = DECIMAL_COMMA.test(entered) ? entered.replace(',', '.') : entered
  const whole = NUMBER.test(value) && unit !== '' ? `${value} [${unit}]` : withUnitBrackets(value, unit)
  const parsed = parsePlain(`${name} := ${whole}`, { isUnit: isBoxUnit })
  if (!parsed.ok) return { ok: false, message: parsed.problem.message }
  if (parsed.value.kind !== 'definition')
    return { ok: false, message: `The value of ${name} cannot be read: ${entered}` }
  const latex = toLatex({ ...parsed.value, show: false, unit: undefined })
  return { ok: true, value: whole, props: { latex } }
}
