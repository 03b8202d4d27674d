/** `sqrt(1..2000)`: a list of terms written as a formula over a range, as sums and products count them. */
import { findFunction } from '@calcwright/reference/functions'
import type { Expression, NameNode, RangeNode } from '../../expression/tree.ts'
import { children, mapExpression, nodesIn } from '../../expression/walk.ts'

/** Functions that take a list item by item. */
const ITEM_BY_ITEM: ReadonlySet<string> = new Set(['Exponentials and Logs', 'Real Numbers', 'Trigonometry'])

/** @returns the arguments of a sum that counts through the only range of the formula, if that is one term an item */
export function rangedTerms(list: Expression): [Expression, NameNode, Expression, Expression] | undefined {
  const [range, ...others] = nodesIn(list).filter((node): node is RangeNode => node.kind === 'range')
  if (range === undefined || others.length > 0 || range.next !== undefined) return undefined
  if (!isItemByItem(list, range)) return undefined
  const counter: NameNode = { kind: 'name', name: 'arg_k', span: range.span }
  const body = mapExpression(list, node => (node === range ? counter : node))
  return [body, counter, range.from, range.to]
}

function isItemByItem(node: Expression, range: RangeNode): boolean {
  if (node === range) return true
  const inner = children(node).find(child => nodesIn(child).includes(range))
  if (inner === undefined || !isItemByItem(inner, range)) return false
  if (node.kind === 'unary') return node.operator === '-'
  if (node.kind === 'call')
    return node.args.length === 1 && ITEM_BY_ITEM.has(findFunction(node.name)?.group ?? '')
  const isBesideNumber =
    node.kind === 'binary' && [node.left, node.right].some(side => side.kind === 'number')
  return isBesideNumber && node.operator !== '^'
}
