/**
 * Functions of numbers with lists as arguments: most of these calls have another meaning, so they
 * are made item by item.
 */
import { type FunctionEntry, templateFor } from '@calcwright/reference/functions'
import type { Expression, Span } from '../expression/tree.ts'
import { asValue, checkLengths } from './broadcast.ts'
import { operationNode, overItems } from './build.ts'
import { rankOf } from './forms.ts'
import { DimensionError, type Typed } from './session.ts'
import { itemByItem } from './truths.ts'
import { message } from '../messages/dimensions.ts'

const NUMBER_GROUPS: ReadonlySet<string> = new Set(['Exponentials and Logs', 'Real Numbers', 'Trigonometry'])

/** Whether a function is applied to each item of a list by itself. */
function isNative(entry: FunctionEntry, count: number): boolean {
  if (count !== 1 || !NUMBER_GROUPS.has(entry.group) || entry.traits.has('ofOneNumber')) return false
  return templateFor(entry, 1) === undefined
}

/**
 * A call of a function of numbers with lists among its arguments, item by item; undefined where the
 * function does that itself. Of a matrix it would be a norm or a function of the matrix.
 * @param trees the arguments over SI numbers
 * @param apply the call with other arguments
 */
export function overLists(
  entry: FunctionEntry,
  args: readonly Typed[],
  trees: readonly Expression[],
  apply: (args: readonly Expression[]) => Expression,
  span: Span,
): Expression | undefined {
  if (entry.group === 'Matrices and Lists') return undefined
  const ranks = args.map(({ form }) => rankOf(asValue(form)) ?? 0)
  const lists = ranks.flatMap((rank, index) => (rank > 0 ? index : []))
  const [first, second, ...others] = lists
  if (first === undefined) return undefined
  if (ranks[first] === 1 && second === undefined && isNative(entry, args.length)) return undefined
  if (second === undefined) {
    const applied = (item: Expression) => apply(trees.with(first, item))
    return overItems(trees[first]!, ranks[first] === 2 ? 2 : 1, applied)
  }
  if (others.length > 0) return overRows(entry, args, trees, lists, apply, span)
  const [left, right] = [first, second].map(index => ({ ...args[index]!, tree: trees[index]! }))
  const ofTwo = (p: Expression, q: Expression) => apply(trees.with(first, p).with(second, q))
  return itemByItem(left!, right!, ofTwo, right!.source).tree
}

/** Three lists and more: the call for each row of the matrix that has them for columns. */
function overRows(
  entry: FunctionEntry,
  args: readonly Typed[],
  trees: readonly Expression[],
  places: readonly number[],
  apply: (args: readonly Expression[]) => Expression,
  span: Span,
): Expression {
  const [first, ...others] = places.map(place => args[place]!)
  for (const other of others) requireSameLength(entry, first!, other)
  const columns: Expression = { kind: 'list', items: places.map(place => trees[place]!), span }
  const rows = operationNode('tran', [columns], span)
  return overItems(rows, 1, row => {
    let rest = row
    return apply(
      trees.map((tree, index) => {
        if (!places.includes(index)) return tree
        const item = operationNode('head', [rest], span)
        rest = operationNode('tail', [rest], span)
        return item
      }),
    )
  })
}

function requireSameLength(entry: FunctionEntry, first: Typed, other: Typed): void {
  const [x, y] = [asValue(first.form), asValue(other.form)]
  const { span } = other.source
  if (rankOf(x) === 2 || rankOf(y) === 2)
    throw new DimensionError(message('argument.matrices', { name: entry.name }), span)
  checkLengths(x, y, span)
}
