/** Units written as letters, `300 K` and `12 L/s`: names behind a number that nobody has defined. */
import {
  freeNames,
  meantQuantities,
  parseLatex,
  parseUnit,
  toPlain,
  unitBehindNumber,
  unitNames,
} from '@calcwright/math/expression'
import type { Expression, Span, Statement } from '@calcwright/math/expression'
import { isUnit } from '@calcwright/math/units'

export interface MeantUnits {
  /** The line with unit boxes. */
  readonly latex: string
  readonly names: readonly string[]
}

/**
 * The line with its undefined names as units; null where none can be meant as one.
 * @param isKnown whether a name has a meaning: defined above, a function, allowed to be unknown
 */
export function meantUnits(latex: string, isKnown: (name: string) => boolean): MeantUnits | null {
  const parsed = parseLatex(latex, { isUnit })
  if (!parsed.ok || !('value' in parsed.value)) return null
  const { kind, value } = parsed.value
  const free = freeNames(value, parametersOf(parsed.value))
  const unknown = [...free.keys()].filter(name => !isKnown(name))
  const units = new Set(unknown.filter(isUnit))
  const found = units.size > 0 ? meantQuantities(value, name => units.has(name)) : []
  const names = unknown.filter(name => found.some(quantity => quantity.names.has(name)))
  if (names.length === 0) {
    const alone = kind === 'definition' ? unitAlone(value, unknown) : null
    return alone ? { latex: latex.slice(0, value.span.start) + alone, names: unknown } : null
  }
  // `s^2 + 2s` is algebra, and so is a result of other names, `2s + x`.
  const uses = names.flatMap(name => free.get(name) ?? [])
  if (!uses.every(use => found.some(({ span }) => contains(span, use.span)))) return null
  if (kind === 'expression' && names.length < unknown.length) return null
  return {
    latex: found.reduceRight((text, { span, number, unit }) => {
      const boxed = latex.slice(number.start, number.end) + unitBehindNumber(unit)
      return text.slice(0, span.start) + boxed + text.slice(span.end)
    }, latex),
    names,
  }
}

/**
 * One of a unit that stands without a number, `R = m^2K/W`; null where letters may be names as well, as in `F = m a`.
 * @param unknown names that nothing defines
 */
function unitAlone(value: Expression, unknown: readonly string[]): string | null {
  const parsed = value.kind === 'binary' ? parseUnit(toPlain(value), { isUnit }) : null
  if (!parsed?.ok) return null
  const names = unitNames(parsed.value)
  const isWritten = names.some(name => [...name].length > 1) || /\b[ms]\^\d/.test(toPlain(value))
  return isWritten && names.every(name => unknown.includes(name))
    ? `1${unitBehindNumber(parsed.value)}`
    : null
}

const parametersOf = (statement: Statement): string[] =>
  statement.kind === 'definition' && statement.target.kind === 'function'
    ? statement.target.parameters.map(({ name }) => name)
    : []

const contains = (outer: Span, inner: Span): boolean => outer.start <= inner.start && inner.end <= outer.end
