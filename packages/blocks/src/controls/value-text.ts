/** Formulas of a dialog: typed as plain text, saved as the math field writes them. */
import {
  meantQuantities,
  parseLatex,
  parsePlain,
  toLatex,
  toPlain,
  unitToPlain,
} from '@calcwright/math/expression'
import { isBoxUnit, isUnit } from '@calcwright/math/units'

export type ReadValue =
  { readonly ok: true; readonly latex: string } | { readonly ok: false; readonly problem: string }

/** `2 in` is two inches, as it is in a line; a definition is no value. */
export function latexOf(text: string): ReadValue {
  const line = text.trim()
  const typed = parsePlain(line, { isUnit: isBoxUnit })
  if (!typed.ok) return { ok: false, problem: typed.problem.message }
  if (typed.value.kind !== 'expression' || typed.value.show) return { ok: false, problem: 'Enter a value' }
  const boxed = meantQuantities(typed.value.value, isUnit).reduceRight(
    (shown, { span, number, unit }) =>
      `${shown.slice(0, span.start)}${line.slice(number.start, number.end)} [${unitToPlain(unit)}]${shown.slice(span.end)}`,
    line,
  )
  const parsed = parsePlain(boxed, { isUnit: isBoxUnit })
  if (!parsed.ok) return { ok: false, problem: parsed.problem.message }
  const { value } = parsed
  return { ok: true, latex: toLatex(value.kind === 'expression' ? value.value : value) }
}

/** LaTeX as plain text; a value that cannot be read stays as it is saved. */
export function plainTextOf(latex: string): string {
  const parsed = parseLatex(latex, { isUnit, context: 'expression' })
  return parsed.ok ? toPlain(parsed.value) : latex
}
