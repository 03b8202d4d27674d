/** Least and greatest values and their places. */
import type { Expression, NameNode, RangeNode } from '../../expression/tree.ts'
import { nodesIn } from '../../expression/walk.ts'
import { type Form, listOf, scalar } from '../forms.ts'
import { callsOtherThan } from '../function-calls.ts'
import type { OptimumQuestion } from '../questions.ts'
import { DimensionError, type Typed } from '../session.ts'
import { type Term, unify, unknownTerm } from '../term.ts'
import { message } from '../../messages/dimensions.ts'
import { argumentAt, bindings, commonElement, type Rule, type RuleCall, variableArgument } from './rule.ts'

/** `fMin(expr, x)`, `fMax(expr, x = a..b)`: a list of places; of several variables in a list, one place. */
export const argument: Rule = given => {
  const call = withRange(given)
  const sought = soughtIn(call)
  const { args, body, variables } = sought
  const isSeveral = sought.list !== null
  const form: Form = isSeveral
    ? listOf(variables.map(({ term }) => scalar(term)))
    : { kind: 'uniform', term: variables[0]!.term }
  if (!isSearched(sought)) return call.finish(form, args)
  const found = call.finish(body.form.kind === 'scalar' ? form : body.form, args)
  return asked(call, sought, found, 'places', call.name === 'fMax')
}

/** `minimize(expr, x)`, `maximize(expr, x = a..b)`: a value of the expression. */
export const extreme: Rule = given => {
  const call = withRange(given)
  const sought = soughtIn(call)
  const { args, body } = sought
  const found = call.finish(body.form, args)
  if (!isSearched(sought) || body.form.kind !== 'scalar') return found
  return asked(call, sought, found, 'value', call.name === 'maximize')
}

/** `minimize(f, x, 0, 2)` is `minimize(f, x = 0..2)`; a guess, which would be a third argument, is not used. */
function withRange(call: RuleCall): RuleCall {
  const { node } = call
  if (node.args.length > 2 && node.args.length !== 4)
    throw new DimensionError(message('argument.extreme', { name: node.name }), node.span)
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

/** Whether there is nothing but an expression with its variables, or their ranges. */
const isSearched = ({ args, variables, list }: Sought): boolean =>
  args.length === 2 && (list !== null || variables[0]!.range !== undefined || args[1]!.kind === 'name')

function asked(
  call: RuleCall,
  { args, variables, list }: Sought,
  found: Typed,
  wanted: OptimumQuestion['wanted'],
  isGreatest: boolean,
): Typed {
  const tree = call.session.lowered({
    kind: 'optimum',
    source: call.node,
    call: found.tree,
    wanted,
    isGreatest,
    expression: args[0]!,
    place: args[1]!,
    variables,
    isSmooth: !list && isSmooth(call),
  })
  return { ...found, tree }
}

/** Functions that have a derivative wherever they have a value. */
const SMOOTH = new Set(
  'sqrt cbrt exp ln log log10 log2 sin cos tan sec csc cot asin acos atan sinh cosh tanh diff'.split(' '),
)

const isSmooth = (call: RuleCall): boolean =>
  !callsOtherThan(SMOOTH, call.node.args[0]!, call.session) &&
  !nodesIn(call.node.args[0]!).some(node => node.kind === 'binary' && node.operator === 'mod')
