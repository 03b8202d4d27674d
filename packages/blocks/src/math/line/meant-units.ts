/** Units written as letters, `300 K` and `12 L/s`: names behind a number that nobody has defined. */
import {
  children,
  freeNames,
  parseLatex,
  parseUnit,
  toPlain,
  unitBehindNumber,
} from '@calcwright/math/expression'
import type { Expression, NumberNode, Span } from '@calcwright/math/expression'
import { isUnit } from '@calcwright/math/units'

export interface MeantUnits {
  /** The line with unit boxes. */
  readonly latex: string
  readonly names: readonly string[]
}

/** A number and what stands behind it, as plain notation of a unit. */
interface Candidate {
  readonly number: NumberNode
  readonly unit: string
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
  const found = unknown.some(isUnit) ? quantitiesIn(value, new Set(unknown)) : []
  if (found.length === 0) return null
  return {
    latex: found.reduceRight(
      (text, { span, box }) => text.slice(0, span.start) + box(text) + text.slice(span.end),
      latex,
    ),
    names: unknown.filter(name => found.some(({ names }) => names.has(name))),
  }
}

interface Quantity {
  readonly span: Span
  readonly names: ReadonlySet<string>
  readonly box: (latex: string) => string
}

/** Left to right. */
function quantitiesIn(node: Expression, unknown: ReadonlySet<string>): Quantity[] {
  const candidate = quantity(node)
  const unit = candidate && parseUnit(candidate.unit, { isUnit })
  const names = new Set(freeNames(node).keys())
  if (
    candidate &&
    unit?.ok &&
    names.size > 0 &&
    [...names].every(name => unknown.has(name) && isUnit(name))
  ) {
    const { start, end } = candidate.number.span
    return [{ span: node.span, names, box: latex => latex.slice(start, end) + unitBehindNumber(unit.value) }]
  }
  return [...children(node)].flatMap(child => quantitiesIn(child, unknown))
}

/** `12 L`, `5 N m` or `8.3 J/(mol K)`, whatever the names are. */
function quantity(node: Expression): Candidate | null {
  if (node.kind !== 'binary' || (node.operator !== '/' && !node.implicit)) return null
  const unit = toPlain(node.right)
  if (node.left.kind === 'number') return node.implicit ? { number: node.left, unit } : null
  const before = quantity(node.left)
  return before && { number: before.number, unit: `(${before.unit})${node.operator}(${unit})` }
}
