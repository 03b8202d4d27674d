/** Rules of the text fields: those of the document, for one field at a time. */
import { type WorksheetSettings, worksheetSettings } from '@calcwright/document'
import { parseUnit } from '@calcwright/math/expression'
import { findUnit, isUnit, resolveUnit } from '@calcwright/math/units'

/** The value that a typed text stands for, or the sentence that says why it stands for none. */
export type CheckResult<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly message: string }

interface Schema {
  safeParse(value: unknown): {
    readonly success: boolean
    readonly error?: { readonly issues: readonly { readonly message: string }[] }
  }
}

export function checked<Value>(schema: Schema, value: Value): CheckResult<Value> {
  const message = schema.safeParse(value).error?.issues[0]?.message
  return message === undefined ? { ok: true, value } : { ok: false, message }
}

const fields = worksheetSettings.shape

export type BaseQuantity = keyof WorksheetSettings['base_units']

export function checkDigits(text: string): CheckResult<number> {
  const typed = text.trim()
  // Other texts are refused like 0: the message names the allowed numbers.
  return checked(fields.digits, /^\d{1,2}$/.test(typed) ? Number(typed) : 0)
}

export function checkBaseUnit(quantity: BaseQuantity, text: string): CheckResult<string> {
  const typed = text.trim()
  if (typed === '') return { ok: false, message: `Enter a unit of ${quantity}.` }
  return inShort(checked(fields.base_units.shape[quantity], typed))
}

export function checkDerivedUnit(text: string): CheckResult<string> {
  return inShort(checked(fields.derived_units.def.element, text))
}

export function checkLetter(text: string): CheckResult<string> {
  return checked(fields.single_convert_units.def.element, text)
}

/** A unit of results, combined ones as well, in the words of the results: `kN m` is kN*m. */
export function checkFormUnit(text: string, forms: WorksheetSettings['number_forms']): CheckResult<string> {
  const typed = text.trim().replaceAll('·', '*')
  if (typed === '') return { ok: false, message: 'Enter a unit, such as kN*m.' }
  const parsed = parseUnit(typed, { isUnit })
  const resolution = parsed.ok ? resolveUnit(parsed.value) : undefined
  if (!resolution?.ok) return { ok: false, message: `${typed} is no unit.` }
  const { text: unit } = resolution.unit
  const isThere = forms.some(form => form.unit === unit)
  return isThere ? { ok: false, message: `${unit} is in the table already.` } : { ok: true, value: unit }
}

/** `newtons` is kept as N. */
function inShort(name: CheckResult<string>): CheckResult<string> {
  if (!name.ok) return name
  const short = checked(fields.derived_units.def.element, findUnit(name.value)?.symbol ?? name.value)
  return short.ok ? short : name
}
