/** The input of a rule that is written for one function: the call, and the means to infer parts of it. */
import type { CallNode, Expression, NameNode } from '../../expression/tree.ts'
import { asValue } from '../broadcast.ts'
import { type Form, isArray, lengthOf, rankOf, scalar, type ScalarForm, type UniformForm } from '../forms.ts'
import { describe } from '../messages.ts'
import type { Question } from '../questions.ts'
import { type Binding, DimensionError, type Session, type Typed } from '../session.ts'
import { PLAIN, type Term, unify } from '../term.ts'
import { message } from '../../messages/dimensions.ts'

export interface RuleCall {
  /** The own name of the function, whichever of its names the call has. */
  readonly name: string
  readonly node: CallNode
  readonly session: Session
  infer(node: Expression): Typed
  /** The result: its form, and the call with these arguments (or the formula that stands for it). */
  finish(form: Form, args: readonly Expression[]): Typed
}

/** Finds the form of a call and rewrites it. */
export type Rule = (call: RuleCall) => Typed

/** The question that a call asks, but for the call itself. */
type Asked<Q> = Q extends Question ? Omit<Q, 'source' | 'call'> : never

/** A typed call, by what stands for the question that it asks; a formula that is no call asks none. */
export function lowered({ node, session }: RuleCall, found: Typed, question: Asked<Question>): Typed {
  if (found.tree.kind !== 'call') return found
  return { ...found, tree: session.lowered({ ...question, source: node, call: found.tree } as Question) }
}

/** The error of a call that lacks an argument. */
export function argumentAt(call: RuleCall, index: number, what: string): Expression {
  const found = call.node.args[index]
  if (found !== undefined) return found
  throw new DimensionError(message('argument.missing', { name: call.node.name, what }), call.node.span)
}

/** The term of a scalar (or of every element of a uniform array). */
export function termFor(typed: Typed): Term {
  const form = asValue(typed.form)
  if (form.kind === 'scalar' || form.kind === 'uniform') return form.term
  if (form.kind === 'opaque' || form.kind === 'function') return PLAIN
  const found = describe(typed.source, typed.form)
  throw new DimensionError(message('argument.single', { found }), typed.source.span)
}

/** Throws unless both are of one dimension; names both. */
export function requireSame(call: RuleCall, first: Typed, other: Typed): void {
  if (unify(termFor(first), termFor(other))) return
  throw new DimensionError(
    message('unit.mismatch.arguments', {
      name: call.node.name,
      left: describe(first.source, first.form),
      right: describe(other.source, other.form),
    }),
    other.source.span,
  )
}

/** Throws for an empty list. */
export function requireValues({ name }: CallNode, args: readonly Typed[]): void {
  const empty = args.find(({ form }) => isArray(form) && lengthOf(form) === 0)
  if (empty) throw new DimensionError(message('argument.count.empty', { name }), empty.source.span)
}

export function requirePlainArgument(call: RuleCall, typed: Typed, what: string): void {
  if (unify(termFor(typed), PLAIN)) return
  const found = describe(typed.source, typed.form)
  throw new DimensionError(
    message('unit.plain.what', { what, name: call.node.name, found }),
    typed.source.span,
  )
}

/** `integrate(x^2, x, 0)` and `sum(k, k, 1)` lack where they end. A name may stand for a range. */
export function requireUpper(
  call: RuleCall,
  bounds: readonly Typed[],
  variable: NameNode,
  what: string,
): void {
  const [bound] = bounds
  if (bounds.length !== 1 || bound === undefined) return
  const { source, form } = bound
  if (source.kind === 'range' || source.kind === 'name' || form.kind !== 'scalar') return
  throw new DimensionError(
    message('argument.count.variable', { name: call.node.name, what, variable: variable.name }),
    call.node.span,
  )
}

/** A variable in its argument: `x`, `x = guess`, `x = a..b`. */
export interface VariableArgument {
  readonly name: NameNode
  readonly value?: Expression
  readonly rebuild: (value: Expression) => Expression
}

/** Reads the argument that names a variable. */
export function variableArgument(call: RuleCall, node: Expression): VariableArgument {
  if (node.kind === 'name') return { name: node, rebuild: () => node }
  const [left, right] = node.kind === 'compare' ? node.operands : []
  if (node.kind === 'compare' && node.relations[0] === '==' && left?.kind === 'name' && right !== undefined) {
    return { name: left, value: right, rebuild: value => ({ ...node, operands: [left, value] }) }
  }
  throw new DimensionError(message('argument.variable', { name: call.node.name }), node.span)
}

/** The names in a list of variables, or the one name; at least one. */
export function variableNames(call: RuleCall, node: Expression): NameNode[] {
  const names = namesIn(call, node)
  return names.length > 0 ? names : [variableArgument(call, node).name]
}

function namesIn(call: RuleCall, node: Expression): NameNode[] {
  if (node.kind === 'list') return node.items.flatMap(item => namesIn(call, item))
  if (node.kind === 'matrix') return node.rows.flat().flatMap(item => namesIn(call, item))
  if (node.kind === 'call') return [{ kind: 'name', name: node.name, span: node.nameSpan }]
  return [variableArgument(call, node).name]
}

/** Binds symbols: a name stands for itself with the given dimension. */
export function bindings(entries: readonly (readonly [string, Term])[]): Map<string, Binding> {
  return new Map(
    entries.map(([name, term]) => [name, { form: { kind: 'scalar', term } as ScalarForm, parameter: false }]),
  )
}

/** The term of a name that stays in the result as a symbol: of a free, bound or defined scalar. */
export function symbolTerm(call: RuleCall, name: NameNode): Term {
  const form = call.session.lookup(name.name)
  return form.kind === 'scalar' ? form.term : PLAIN
}

/** A list of values of one dimension. */
export function uniformList(term: Term, length?: number): UniformForm {
  return { kind: 'uniform', term, rank: 1, length }
}

/** The elements of an array argument as one scalar form; throws where they differ. */
export function commonElement(call: RuleCall, typed: Typed): ScalarForm {
  const { form } = typed
  if (form.kind === 'scalar') return form
  if (form.kind === 'uniform') return { kind: 'scalar', term: form.term, temperature: form.temperature }
  if (form.kind === 'list') {
    const elements = form.items.map(item => commonElement(call, { ...typed, form: item }))
    const [first, ...rest] = elements
    for (const other of rest) {
      if (unify(first!.term, other.term)) continue
      throw new DimensionError(
        message('unit.mismatch.values', {
          name: call.node.name,
          left: describe(undefined, first!),
          right: describe(undefined, other),
        }),
        typed.source.span,
      )
    }
    return first ?? scalar(PLAIN)
  }
  if (form.kind === 'repeat') return commonElement(call, { ...typed, form: form.item })
  return scalar(PLAIN)
}

export function isMatrix(form: Form): boolean {
  return isArray(form) && rankOf(form) === 2
}
