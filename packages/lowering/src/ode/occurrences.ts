/** Where a differential equation has the functions that are sought. */
import type { Expression } from '@calcwright/math/expression'
import { children } from '@calcwright/math/expression'

/** A function that is sought, or one of its derivatives. */
export interface Occurrence {
  readonly name: string
  readonly order: number
  readonly at: Expression
}

/** @returns the outermost ones in a formula, from left to right */
export function occurrencesIn(node: Expression, sought: ReadonlySet<string>): Occurrence[] {
  const use = occurrenceIn(node, sought)
  return use ? [use] : children(node).flatMap(part => occurrencesIn(part, sought))
}

/** `y(t)`, `diff(y(t), t, 2)`, and of conditions `y(0)`, `subst(diff(y(t), t), t, 0)` and `diff(y(t), t)(0)`. */
export function occurrenceIn(node: Expression, sought: ReadonlySet<string>): Occurrence | undefined {
  if (node.kind === 'binary' && node.implicit && node.right.kind === 'number') {
    const use = occurrenceIn(node.left, sought)
    return use && use.order > 0 ? { ...use, at: node.right } : undefined
  }
  if (node.kind !== 'call') return undefined
  const [first, second, third] = node.args
  if (!first) return undefined
  if (sought.has(node.name)) return { name: node.name, order: 0, at: first }
  const inner = occurrenceIn(first, sought)
  if (!inner) return undefined
  if (node.name === 'subst' && third) return { ...inner, at: third }
  if (node.name !== 'diff' || second?.kind !== 'name') return undefined
  return { ...inner, order: inner.order + (third?.kind === 'number' ? Number(third.text) : 1) }
}
