/** Units written as letters, `300 K` and `12 L/s`: names behind a number that nobody has defined. */
import { freeNames, meantQuantities, parseLatex, unitBehindNumber } from '@calcwright/math/expression'
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
  if (!parsed.ok || parsed.value.kind !== 'definition') return null
  const { target, value } = parsed.value
  const bound = target.kind === 'function' ? target.parameters.map(({ name }) => name) : []
  const unknown = [...freeNames(value, bound).keys()].filter(name => !isKnown(name))
  const units = new Set(unknown.filter(isUnit))
  const found = units.size > 0 ? meantQuantities(value, name => units.has(name)) : []
  if (found.length === 0) return null
  return {
    latex: found.reduceRight((text, { span, number, unit }) => {
      const boxed = latex.slice(number.start, number.end) + unitBehindNumber(unit)
      return text.slice(0, span.start) + boxed + text.slice(span.end)
    }, latex),
    names: unknown.filter(name => found.some(({ names }) => names.has(name))),
  }
}
