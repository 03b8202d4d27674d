/** Formulas of a dialog: typed as plain text, saved as the math field writes them. */
import {
  constantOf,
  meantQuantities,
  nodesIn,
  parseLatex,
  parsePlain,
  toLatex,
  toPlain,
  unitNames,
  unitToPlain,
} from '@calcwright/math/expression'
import type { Expression } from '@calcwright/math/expression'
import { isBoxUnit, isUnit } from '@calcwright/math/units'

export type ReadValue =
  { readonly ok: true; readonly latex: string } | { readonly ok: false; readonly problem: string }

/** Whether a name has a meaning where the block stands. */
export type IsDefined = (name: string) => boolean

/**
 * `2 in` is two inches, as it is in a line; a definition is no value.
 * @param isDefined for values that a person writes: a word behind a number is a unit then, or has a meaning
 */
export function latexOf(text: string, isDefined?: IsDefined): ReadValue {
  const line = text.trim()
  const typed = parsePlain(line, { isUnit: isBoxUnit })
  if (!typed.ok) return { ok: false, problem: typed.problem.message }
  if (typed.value.kind !== 'expression' || typed.value.show) return { ok: false, problem: 'Enter a value' }
  const unknown = isDefined && unknownUnit(typed.value.value, isDefined)
  if (unknown !== undefined)
    return { ok: false, problem: `${unknown} is no unit, and no line above defines it` }
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

/** The first name that is written as a unit and is none; undefined when there is none. */
function unknownUnit(value: Expression, isDefined: IsDefined): string | undefined {
  const nodes = nodesIn(value)
  const boxed = nodes.flatMap(node => (node.kind === 'quantity' ? unitNames(node.unit) : []))
  const called = new Set(nodes.map(node => (node.kind === 'call' ? node.name : '')))
  const behindNumbers = meantQuantities(value, () => true)
    .filter(({ names }) => ![...names].some(name => called.has(name)))
    .flatMap(({ names }) => [...names])
    .filter(name => !isDefined(name) && constantOf(name) === undefined)
  return [...boxed, ...behindNumbers].find(name => !isUnit(name))
}

/** LaTeX as plain text; a value that cannot be read stays as it is saved. */
export function plainTextOf(latex: string): string {
  const parsed = parseLatex(latex, { isUnit, context: 'expression' })
  return parsed.ok ? toPlain(parsed.value) : latex
}
