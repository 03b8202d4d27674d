/** Searches of roots by numbers: `fsolve` and `newton`. */
import type { CallNode, Expression, RangeNode } from '../../expression/tree.ts'
import { callNode, numberNode } from '../build.ts'
import { scalar } from '../forms.ts'
import { runsProgram } from '../function-calls.ts'
import { type Typed } from '../session.ts'
import { refuseUnequal } from './equations.ts'
import { ROOT_BETWEEN, ROOT_NEAR, ROOTS_ANYWHERE, ROOTS_NEAR } from './searches.ts'
import { argumentAt, type Rule, type RuleCall, variableArgument } from './rule.ts'
import { settle, type Unknowns, unknowns, withUnknowns } from './unknowns.ts'
import { asList, valueOf, valuesOf } from './solved-values.ts'

/**
 * `fsolve(equation, x, guess)`, `fsolve(equation, x, low, high)`, `fsolve(equation, x = low..high)`,
 * `fsolve([equations], [variables], [guesses])`. Roots are searched by numbers alone; the symbolic call is
 * the last argument, in case the search fails.
 */
export const fsolve: Rule = call => {
  const equations = argumentAt(call, 0, 'an equation and a variable')
  refuseUnequal(call, equations)
  const second = argumentAt(call, 1, 'a variable to solve for')
  if (second.kind === 'list') return fsolveSystem(call, equations, second)
  const variable = variableArgument(call, second)
  const found = unknowns(call, second)
  const given = variable.value === undefined ? call.node.args.slice(2) : [variable.value]
  const body = withUnknowns(call, found, () => call.infer(equations))
  const starts = given.map(start => call.infer(start))
  for (const start of starts) settle(call, found, 0, start)
  const { span } = call.node
  const [low, high] = starts
  const value = valueOf(call, found, equations, low)
  const isOfProgram = runsProgram(equations, call.session)
  if (low === undefined && !isOfProgram)
    return anyRoots(call, found, body.tree, call.finish(asList(value), [body.tree, second]))
  const range: RangeNode | undefined =
    low && (high === undefined ? rangeOf(low.tree) : { kind: 'range', from: low.tree, to: high.tree, span })
  const [from, to] = range ? [range.from, range.to] : [low?.tree ?? numberNode('0', span)]
  const search = [body.tree, variable.name, from, ...(to ? [to] : [])]
  const root = call.session.lowered({
    kind: 'root',
    source: call.node,
    call: searching(to ? ROOT_BETWEEN : ROOT_NEAR, search, call),
    equation: body.tree,
    unknown: variable.name,
    from,
    to,
    isOfProgram,
  })
  if (low) return { form: value, tree: root, source: call.node }
  return {
    form: asList(value),
    tree: { kind: 'list', items: [root], span },
    source: call.node,
  }
}

/** A search, with a call of the same function as what is taken in its place. */
function searching(name: string, args: readonly Expression[], { node }: RuleCall): CallNode {
  return { ...node, name, args: [...args, { ...node, args }] }
}

function anyRoots(call: RuleCall, found: Unknowns, equation: Expression, inSymbols: Typed): Typed {
  if (inSymbols.tree.kind !== 'call') return inSymbols
  const tree = call.session.lowered({
    kind: 'roots',
    source: call.node,
    call: inSymbols.tree,
    equation,
    unknown: found.names[0]!,
  })
  return { ...inSymbols, tree }
}

function rangeOf(node: Expression): RangeNode | undefined {
  return node.kind === 'range' ? node : undefined
}

function fsolveSystem(call: RuleCall, equations: Expression, list: Expression): Typed {
  const found = unknowns(call, list)
  const body = withUnknowns(call, found, () => call.infer(equations))
  const starts = call.node.args.slice(2).map(arg => call.infer(arg))
  const [guesses] = starts
  if (guesses?.source.kind === 'list') {
    guesses.source.items.forEach((item, index) => {
      if (index < found.terms.length) settle(call, found, index, call.infer(item))
    })
  }
  const args = [body.tree, list, ...starts.map(start => start.tree)]
  const inSymbols = call.finish(valuesOf(call, found, equations), args)
  return { ...inSymbols, tree: callNode(ROOTS_NEAR, [...args, inSymbols.tree], call.node.span) }
}

/**
 * `newton(expr, x[, start[, steps]])`: one value of the unknown. Without a number of steps it is searched by
 * numbers, as by fsolve; without a start it is the one nearest to 0.
 */
export const newton: Rule = call => {
  const second = argumentAt(call, 1, 'an expression and a variable')
  if (second.kind === 'list') return fsolveSystem(call, call.node.args[0]!, second)
  const found = unknowns(call, second)
  const body = withUnknowns(call, found, () => call.infer(call.node.args[0]!))
  const rest = call.node.args.slice(2).map(arg => call.infer(arg))
  if (rest[0] !== undefined) settle(call, found, 0, rest[0])
  const [start, steps] = rest.map(({ tree }) => tree)
  const [unknown] = found.names
  const search = [body.tree, unknown!]
  const tree = call.session.lowered({
    kind: 'newton',
    source: call.node,
    call: searching(start ? ROOT_NEAR : ROOTS_ANYWHERE, start ? [...search, start] : search, call),
    equation: body.tree,
    unknown: unknown!,
    start,
    steps,
  })
  return { form: scalar(found.terms[0]!), tree, source: call.node }
}
