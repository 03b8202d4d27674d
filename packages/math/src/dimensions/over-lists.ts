/** Functions of numbers that are given lists: the engine has its own idea of most of them, so they go item by item. */
import { engineName, type FunctionEntry, templateFor } from '@calcwright/reference/functions'
import type { Expression, NameNode, Span } from '../expression/tree.ts'
import { asValue } from './broadcast.ts'
import { callNode, overItems } from './build.ts'
import { lengthOf, rankOf } from './forms.ts'
import { DimensionError, type Typed } from './session.ts'

const NUMBER_GROUPS: ReadonlySet<string> = new Set(['Exponentials and Logs', 'Real Numbers', 'Trigonometry'])

/** Functions of one number that the engine does not take item by item. */
const OF_ONE_NUMBER: ReadonlySet<string> = new Set(
  'Gamma LambertW Psi Zeta ellipticE ellipticK Airy_Ai Airy_Bi'.split(' '),
)

/** Whether the engine applies a function to each item of a list by itself. */
function isNative(entry: FunctionEntry, count: number): boolean {
  if (count !== 1 || !NUMBER_GROUPS.has(entry.group) || OF_ONE_NUMBER.has(entry.name)) return false
  return templateFor(entry, 1) === undefined
}

/**
 * A call of a function of numbers with lists among its arguments, item by item; undefined where the
 * engine does that itself. For a matrix the engine would compute a norm or a function of the matrix.
 * @param trees the arguments as the engine wants them
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
  const [first, second, ...others] = ranks.flatMap((rank, index) => (rank > 0 ? index : []))
  if (first === undefined || others.length > 0) return undefined
  if (ranks[first] === 1 && isNative(entry, args.length)) return undefined
  const at = (index: number, item: Expression, from = trees) => from.with(index, item)
  if (second === undefined)
    return overItems(trees[first]!, ranks[first] === 2 ? 2 : 1, item => apply(at(first, item)))
  if (ranks[first] !== 1 || ranks[second] !== 1) return undefined
  requireSameLength(args[first]!, args[second]!)
  const [p, q] = ['arg_p', 'arg_q'].map((name): NameNode => ({ kind: 'name', name, span }))
  const body = apply(at(second, q!, at(first, p!)))
  const lambda: Expression = { kind: 'lambda', parameters: [p!, q!], body, span }
  return callNode(engineName('zip'), [lambda, trees[first]!, trees[second]!], span)
}

function requireSameLength(first: Typed, second: Typed): void {
  const [a, b] = [lengthOf(asValue(first.form)), lengthOf(asValue(second.form))]
  if (a === undefined || b === undefined || a === b) return
  throw new DimensionError(`the lists have different lengths: ${a} and ${b}`, second.source.span, 'argument')
}
