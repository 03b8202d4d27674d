/**
 * Responsibilities: a formula with values in the place of names. Variables that the formula itself binds, such as
 * the unknown of an equation and the counter of a sum, stay what they are.
 */
import { bindingOf, mapChildren } from '@calcwright/math/expression'
import type {
  BinaryNode,
  CallNode,
  Expression,
  IndexNode,
  LambdaNode,
  PropertyNode,
} from '@calcwright/math/expression'
import { isArgument } from '@calcwright/reference/holders'
import { symbolNames } from './symbol-names.ts'

/** The value of a name; null where the name is to stay. */
export type ValueOf = (name: string) => Expression | null

export interface ValueSubstitution {
  readonly valueOf: ValueOf
  /** Whether the first element of a list has the index 1, else 0. */
  readonly oneIndexed: boolean
}

/** @returns the formula with the values in it; the same tree where there are none */
export function substituteValues(node: Expression, { valueOf, oneIndexed }: ValueSubstitution): Expression {
  const visit = (part: Expression, bound: ReadonlySet<string>): Expression => {
    const inside = (child: Expression): Expression => visit(child, bound)
    switch (part.kind) {
      case 'name':
        return bound.has(part.name) ? part : (valueOf(part.name) ?? part)
      case 'lambda': {
        const inner = new Set([...bound, ...part.parameters.map(({ name }) => name)])
        const body = visit(part.body, inner)
        return body === part.body ? part : { ...part, body }
      }
      case 'program':
        return part
      case 'property':
        return part.args
          ? { ...part, args: part.args.map((arg, at) => (isOwn(part, at) ? inside(arg) : arg)) }
          : part
      case 'call':
        return visitCall(part, bound)
      case 'index':
        return elementOf(mapChildren(part, inside) as IndexNode, oneIndexed)
      case 'binary':
        return withSign(part, mapChildren(part, inside) as BinaryNode)
      default:
        return mapChildren(part, inside)
    }
  }
  const visitCall = (call: CallNode, bound: ReadonlySet<string>): Expression => {
    const { names, covers } = bindingOf(call)
    const inner = names.length > 0 ? new Set([...bound, ...names]) : bound
    const symbols = symbolNames(call)
    const outer = symbols.length > 0 ? new Set([...bound, ...symbols]) : bound
    const args = call.args.map((arg, index) => visit(arg, covers(index) ? inner : outer))
    const called = bound.has(call.name) || call.primed ? null : valueOf(call.name)
    if (called?.kind === 'name') return { ...call, name: called.name, args }
    if (called?.kind === 'lambda') return applied(called, args)
    const [only] = args
    // `a(b + c)` is a product where a is a variable.
    if (called && only && args.length === 1) return product(called, only, call)
    return args.every((arg, index) => arg === call.args[index]) ? call : { ...call, args }
  }
  return visit(node, new Set())
}

/** Whether an argument of a property is a formula of the sheet: in `W:h(S1:T)` the T is that of S1. */
function isOwn({ labels }: PropertyNode, at: number): boolean {
  const label = labels?.[at]
  return !label || isArgument(label.name)
}

/** The body of a lambda with the arguments in it. */
function applied({ parameters, body }: LambdaNode, args: readonly Expression[]): Expression {
  const given = new Map(parameters.map(({ name }, index) => [name, args[index]]))
  return substituteValues(body, { valueOf: name => given.get(name) ?? null, oneIndexed: true })
}

const product = (left: Expression, right: Expression, { span }: CallNode): Expression => ({
  kind: 'binary',
  operator: '*',
  left,
  right,
  operatorSpan: span,
  span,
})

/** Two values side by side would read as one. */
function withSign(before: BinaryNode, { implicit, ...after }: BinaryNode): BinaryNode {
  const isSame = before.left === after.left && before.right === after.right
  return isSame ? before : { ...after, ...(implicit && isSymbol(after.right) && { implicit }) }
}

const isSymbol = ({ kind }: Expression): boolean => kind === 'name' || kind === 'call'

/** The element itself where the list and its index are known: `[4, 5, 6][2]` says 5. */
function elementOf(node: IndexNode, oneIndexed: boolean): Expression {
  let found: Expression = node.target
  for (const index of node.indexes) {
    const place = wholeNumber(index)
    const items = itemsOf(found)
    const item = place === null ? undefined : items?.[oneIndexed ? place - 1 : place]
    if (!item) return node
    found = item
  }
  return found
}

function itemsOf(tree: Expression): readonly Expression[] | null {
  if (tree.kind === 'list') return tree.items
  if (tree.kind === 'quantity') return itemsOf(tree.value)?.map(value => ({ ...tree, value })) ?? null
  if (tree.kind !== 'matrix') return null
  return tree.rows.map(items => ({ kind: 'list', items, span: tree.span }))
}

/** @returns the whole number that a literal is, with its sign; null for everything else */
export function wholeNumber(node: Expression): number | null {
  if (node.kind === 'unary' && node.operator === '-') {
    const size = wholeNumber(node.operand)
    return size === null ? null : -size
  }
  const value = node.kind === 'number' ? Number(node.text) : NaN
  return Number.isSafeInteger(value) ? value : null
}
