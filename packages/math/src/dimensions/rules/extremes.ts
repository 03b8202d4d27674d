/** Least and greatest values and their places: by the engine where the expression is smooth, else by numbers. */
import { engineName } from '@calcwright/reference/functions'
import type { Expression, NameNode, RangeNode } from '../../expression/tree.ts'
import { nodesIn } from '../../expression/walk.ts'
import { callNode, negated } from '../build.ts'
import { type Form, listOf, scalar } from '../forms.ts'
import { callsOtherThan } from '../function-calls.ts'
import type { Typed } from '../session.ts'
import { type Term, unify, unknownTerm } from '../term.ts'
import { argumentAt, bindings, commonElement, type Rule, type RuleCall, variableArgument } from './rule.ts'
import { LEAST_PLACES, LEAST_VALUE } from './searches.ts'

/** `fMin(expr, x)`, `fMax(expr, x = a..b)`: a list of places; of several variables in a list, one place. */
export const argument: Rule = given => {
  const call = withRange(given)
  const sought = soughtIn(call)
  const { args, body, variables } = sought
  const isSeveral = sought.list !== null
  const form: Form = isSeveral
    ? listOf(variables.map(({ term }) => scalar(term)))
    : { kind: 'uniform', term: variables[0]!.term }
  const least = args.length === 2 ? leastOf(call, sought, call.name === 'fMax', 'least_places') : undefined
  if (least === undefined) return call.finish(form, args)
  return { form: body.form.kind === 'scalar' ? form : body.form, tree: least, source: call.node }
}

/** `minimize(expr, x)`, `maximize(expr, x = a..b)`: a value of the expression. */
export const extreme: Rule = given => {
  const call = withRange(given)
  const sought = soughtIn(call)
  const { args, body } = sought
  const isGreatest = call.name === 'maximize'
  const least = args.length === 2 ? leastOf(call, sought, isGreatest, 'least_between') : undefined
  if (least === undefined || body.form.kind !== 'scalar') return call.finish(body.form, args)
  const tree = isGreatest ? negated(least, call.node.span) : least
  return { form: body.form, tree, source: call.node }
}

/** `minimize(f, x, 0, 2)` is `minimize(f, x = 0..2)`. */
function withRange(call: RuleCall): RuleCall {
  const { node } = call
  const [body, variable, from, to, ...others] = node.args
  if (!body || variable?.kind !== 'name' || !from || !to || others.length > 0) return call
  const { span } = variable
  const range: Expression = { kind: 'range', from, to, span: { start: from.span.start, end: to.span.end } }
  const operands = [variable, range]
  const place: Expression = { kind: 'compare', operands, relations: ['=='], relationSpans: [span], span }
  return { ...call, node: { ...node, args: [body, place] } }
}

interface Sought {
  /** The arguments as inferred. */
  readonly args: readonly Expression[]
  readonly body: Typed
  readonly variables: readonly { readonly name: NameNode; readonly term: Term; readonly range?: RangeNode }[]
  /** The list of the variables; null for one alone. */
  readonly list: Expression | null
}

function soughtIn(call: RuleCall): Sought {
  const second = argumentAt(call, 1, 'an expression and a variable')
  const list = second.kind === 'list' ? second : null
  const variables = (list ? list.items : [second]).map(item => {
    const { name, value, rebuild } = variableArgument(call, item)
    const term = unknownTerm()
    const range = value === undefined ? undefined : call.infer(value)
    if (range !== undefined) unify(term, commonElement(call, range).term)
    const tree = range?.tree
    return { name, term, tree: rebuild(tree ?? item), ...(tree?.kind === 'range' && { range: tree }) }
  })
  const names = bindings(variables.map(({ name, term }) => [name.name, term] as const))
  return call.session.within(names, () => {
    const body = call.infer(call.node.args[0]!)
    const items = variables.map(({ tree }) => tree)
    const place = list ? { ...list, items } : items[0]!
    const rest = call.node.args.slice(2).map(arg => call.infer(arg).tree)
    return { args: [body.tree, place, ...rest], body, variables, list }
  })
}

/** The least value of an expression or of its opposite, or where it is, by procedures of the evaluator. */
function leastOf(
  call: RuleCall,
  { args, variables, list }: Sought,
  opposite: boolean,
  word: 'least_between' | 'least_places',
): Expression | undefined {
  const { node } = call
  const { span } = node
  const expression = opposite ? negated(args[0]!, span) : args[0]!
  const byEngine = (): Expression => {
    const range = list ? undefined : variables[0]!.range
    if (range) return callNode(engineName(word), [expression, variables[0]!.name, range.from, range.to], span)
    if (list || word === 'least_places') return call.finish({ kind: 'opaque' }, args).tree
    return callNode(engineName('least_anywhere'), [expression, args[1]!], span)
  }
  if (!list && !variables[0]!.range && args[1]!.kind !== 'name') return undefined
  if (!list && isSmooth(call)) return byEngine()
  const bound = (of: 'from' | 'to'): Expression[] =>
    variables.map(({ range }) => range?.[of] ?? infinite(of === 'from', span))
  const asList = (items: readonly Expression[]): Expression =>
    list ? ({ ...list, items } as Expression) : items[0]!
  const places = [variables.map(({ name }) => name), bound('from'), bound('to')].map(asList)
  const search = word === 'least_places' ? LEAST_PLACES : LEAST_VALUE
  return callNode(search, [expression, ...places, byEngine()], span)
}

function infinite(isBelow: boolean, span: Expression['span']): Expression {
  const infinity: Expression = { kind: 'constant', name: 'infinity', span }
  return isBelow ? negated(infinity, span) : infinity
}

/** Functions of which the engine finds zeros of the derivative. */
const SMOOTH = new Set(
  'sqrt cbrt exp ln log log10 log2 sin cos tan sec csc cot asin acos atan sinh cosh tanh diff'.split(' '),
)

const isSmooth = (call: RuleCall): boolean =>
  !callsOtherThan(SMOOTH, call.node.args[0]!, call.session) &&
  !nodesIn(call.node.args[0]!).some(node => node.kind === 'binary' && node.operator === 'mod')
