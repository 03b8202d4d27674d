/** Fields of blocks that hold formulas and names as LaTeX, in plain notation. */
import {
  isName,
  latexAsTyped,
  nameToLatex,
  parseLatex,
  parsePlain,
  toLatex,
  toPlain,
  typedText,
} from '@calcwright/math/expression'
import { isBoxUnit, isUnit } from '@calcwright/math/units'
import { nameParts } from './bare-list.ts'

/** A formula as its field stores it, with `=` for an equality; one that cannot be read is kept as typed. */
export function latexOfFormula(plain: string): string {
  const field = parsePlain(plain, { isUnit: isBoxUnit, context: 'expression' })
  const parsed = field.ok ? field : (withCommaNames(plain) ?? field)
  if (!parsed.ok || parsed.value.kind === 'text') return latexAsTyped(plain)
  const { value } = parsed
  return toLatex(value.kind === 'expression' && !value.show ? value.value : value)
}

/** `N_Ed <= N_b,Rd`: a comma that separates nothing belongs to the name, as in a line. */
function withCommaNames(plain: string): ReturnType<typeof parsePlain> | null {
  const line = parsePlain(plain, { isUnit: isBoxUnit })
  const isValue = line.ok && line.value.kind === 'expression' && !line.value.show
  return isValue ? line : null
}

export function plainOfFormula(latex: string): string {
  const parsed = parseLatex(latex, { isUnit, context: 'expression' })
  return parsed.ok ? toPlain(parsed.value) : typedText(latex)
}

/** A name as its field stores it; a name that is a constant elsewhere, such as i, is a name here. */
export function latexOfName(plain: string): string {
  return isName(plain) ? nameToLatex(plain) : latexOfFormula(plain)
}

/** Names between commas. */
export const latexOfNames = (plain: string): string =>
  plain
    .split(',')
    .map(name => latexOfName(name.trim()))
    .join(',')

export const plainOfNames = (latex: string): string =>
  nameParts(latex)
    .map(({ text }) => plainOfFormula(text))
    .join(', ')
