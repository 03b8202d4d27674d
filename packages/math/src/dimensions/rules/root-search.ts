/** Searches of roots by numbers: `fsolve` and `newton`. */
import { engineName } from '@calcwright/reference/functions'
import type { Expression, NameNode, RangeNode } from '../../expression/tree.ts'
import { freeNames } from '../../expression/index.ts'
import { binaryNode, callNode, equationNode, numberNode } from '../build.ts'
import { scalar } from '../forms.ts'
import { runsProgram } from '../function-calls.ts'
import { type Typed } from '../session.ts'
import { expandTemplate } from '../templates.ts'
import { isPolynomial } from './many-terms.ts'
import { ROOT_BETWEEN, ROOT_NEAR, ROOTS_ANYWHERE, ROOTS_NEAR } from './searches.ts'
import { hasSmallNumber } from './small-decimals.ts'
import { argumentAt, type Rule, type RuleCall, variableArgument } from './rule.ts'
import { settle, type Unknowns, unknowns, withUnknowns } from './unknowns.ts'
import { asList, valueOf, valuesOf } from './solved-values.ts'
import { refuseUnequal } from './inequalities.ts'

/**
 * `fsolve(equation, x, guess)`, `fsolve(equation, x, low, high)`, `fsolve(equation, x = low..high)`,
 * `fsolve([equations], [variables], [guesses])`. Roots are searched by numbers alone; the engine's own call is
 * the last argument, in case the search fails. A bracket becomes the engine's range; of the list that the
 * engine answers then, the first root is taken.
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
  if (low === undefined && !runsProgram(equations, call.session))
    return anyRoots(call, found, body.tree, call.finish(asList(value), [body.tree, second]))
  const range: RangeNode | undefined =
    low && (high === undefined ? rangeOf(low.tree) : { kind: 'range', from: low.tree, to: high.tree, span })
  const [from, to] = range ? [range.from, range.to] : [low?.tree ?? numberNode('0', span)]
  const search = [body.tree, variable.name, from, ...(to ? [to] : [])]
  const byEngine = runsProgram(equations, call.session)
    ? callNode(engineName(to ? 'zero_between' : 'zero_near'), search, span)
    : ofFormula(call, body.tree, variable.name, range ?? from)
  const root = callNode(to ? ROOT_BETWEEN : ROOT_NEAR, [...search, byEngine], span)
  if (low) return { form: value, tree: root, source: call.node }
  return {
    form: asList(value),
    tree: { kind: 'list', items: [root], span },
    source: call.node,
  }
}

/** The engine finds the roots of a polynomial, unless small coefficients are zero to it; other roots are searched. */
function anyRoots(call: RuleCall, found: Unknowns, equation: Expression, byEngine: Typed): Typed {
  const [name] = found.names
  if (isPolynomialEquation(equation, name!.name) && !hasSmallNumber(equation, LEAST_SIZE, call.session))
    return byEngine
  return { ...byEngine, tree: callNode(ROOTS_ANYWHERE, [equation, name!, byEngine.tree], call.node.span) }
}

const isPolynomialEquation = (equation: Expression, name: string): boolean =>
  (equation.kind === 'compare' ? equation.operands : [equation]).every(
    side => !freeNames(side).has(name) || isPolynomial(side, name),
  )

/** How the engine finds a root of a formula, near a guess or in a range. */
function ofFormula(call: RuleCall, equation: Expression, name: NameNode, where: Expression): Expression {
  if (where.kind !== 'range') return near(call, equation, name, where)
  const { span } = call.node
  const sized = ofUsualSize(call, equation, name, where)
  const bracket = solver(call, [sized, equationNode(name, where, span)])
  return callNode(engineName('head'), [bracket], span)
}

/** Below it the engine takes the value of an equation for zero. */
const LEAST_SIZE = 1e-9

/** The difference of the sides as a share of the larger of its values at the bounds. */
const SHARE = 'evalf(($1) / max(abs(subst($1, $2 = $3)), abs(subst($1, $2 = $4)), 10^(-300)))'

/** SI numbers are small by nature: x^3 = 8 um^3 is one of 1e-18, and has roots everywhere to the engine. */
function ofUsualSize(
  { session, node }: RuleCall,
  equation: Expression,
  name: NameNode,
  range: RangeNode,
): Expression {
  const isTiny = [equation, range].some(part => hasSmallNumber(part, LEAST_SIZE, session))
  const sides = equation.kind === 'compare' ? equation.operands : [equation, numberNode('0', equation.span)]
  const [left, right] = sides
  if (!isTiny || !left || !right || sides.length > 2) return equation
  const difference = binaryNode('-', left, right, node.span)
  return expandTemplate(SHARE, [difference, name, range.from, range.to], node.span, 0)
}

/**
 * Newton's method from the guess; where that goes astray, into complex numbers or far beyond, the root
 * nearest to the guess between bounds around it, and then between wider ones.
 */
const NEAR = `head(map([$1], arg_root -> when(im(arg_root) == 0 or im($4) != 0, arg_root,
  head(sort(concat($2, $3), (arg_p, arg_q) -> abs(arg_p - $4) < abs(arg_q - $4))))))`.replace(/\s+/g, ' ')

const WIDTHS = ['2', '10001']

function near(call: RuleCall, equation: Expression, variable: NameNode, guess: Expression): Expression {
  const { span } = call.node
  const ranges = WIDTHS.map(width => {
    const [from, to] = ['-', '+'].map(sign => expandTemplate(boundOf(sign, width), [guess], span, 0))
    const range: Expression = { kind: 'range', from: from!, to: to!, span }
    return solver(call, [equation, equationNode(variable, range, span)])
  })
  return expandTemplate(NEAR, [solver(call, [equation, variable, guess]), ...ranges, guess], span, 0)
}

/** The bounds around a guess; around 0 they lie at the width itself, because 0 gives no scale. */
function boundOf(sign: string, width: string): string {
  return `$1 ${sign} ${width} * (abs($1) + 1 - abs(sign($1)))`
}

function solver(call: RuleCall, args: readonly Expression[]): Expression {
  return { ...call.node, name: 'fsolve', args }
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
  const byEngine = call.finish(valuesOf(call, found, equations), args)
  return { ...byEngine, tree: callNode(ROOTS_NEAR, [...args, byEngine.tree], call.node.span) }
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
  const { span } = call.node
  const [start, steps] = rest.map(({ tree }) => tree)
  const search = [body.tree, found.names[0]!]
  const bySteps = callNode(
    engineName('newton_steps'),
    [...search, start ?? numberNode('0.7', span), steps ?? numberNode('50', span)],
    span,
  )
  const anywhere = (): Expression =>
    callNode(ROOTS_ANYWHERE, [...search, { kind: 'list', items: [bySteps], span }], span)
  const tree = steps
    ? bySteps
    : start
      ? callNode(ROOT_NEAR, [...search, start, bySteps], span)
      : expandTemplate('head(sort($1, (arg_p, arg_q) -> abs(arg_p) < abs(arg_q)))', [anywhere()], span, 0)
  return { form: scalar(found.terms[0]!), tree, source: call.node }
}
