/** Solvers: the unknowns take their dimensions from the equations. */
import { engineName, findFunction } from '@calcwright/reference/functions'
import type { CallNode, Expression, NameNode, RangeNode } from '../../expression/tree.ts'
import { isMatrixOfZeros } from '../../expression/binders.ts'
import { freeNames } from '../../expression/index.ts'
import { toPlain } from '../../expression/printers/plain.ts'
import { nodesIn } from '../../expression/walk.ts'
import { binaryNode, callNode, equationNode, numberNode } from '../build.ts'
import { type Form, isArray, listOf, rankOf, scalar, type ScalarForm } from '../forms.ts'
import { solutionForm } from '../matrix.ts'
import { withinDomains } from '../domains.ts'
import { runsProgram } from '../function-calls.ts'
import { DimensionError, type Typed } from '../session.ts'
import { PLAIN, unknownTerm } from '../term.ts'
import { expandTemplate } from '../templates.ts'
import { integerValue } from '../values.ts'
import { isPolynomial } from './many-terms.ts'
import { fractionsOf } from './exact-decimals.ts'
import { orByNumbers } from './by-numbers.ts'
import { inBetterForm } from './hard-equations.ts'
import { ROOT_BETWEEN, ROOT_NEAR, ROOTS_ANYWHERE, ROOTS_NEAR } from './searches.ts'
import { hasSmallNumber } from './small-decimals.ts'
import { argumentAt, requirePlainArgument, type Rule, type RuleCall, variableArgument } from './rule.ts'
import { temperatureRoles } from './unknown-temperatures.ts'
import { settle, type Unknowns, unknowns, withUnknowns } from './unknowns.ts'
import { message } from '../../messages/dimensions.ts'

/** The values of the unknowns, in their order. */
function valuesOf(call: RuleCall, found: Unknowns, equations: Expression): Form {
  const roles = temperatureRoles(call, found, equations)
  return listOf(found.terms.map((term, index) => scalar(term, roles[index])))
}

/** @param start of the search, which decides whether a temperature is a reading, where the equations leave it open */
function valueOf(call: RuleCall, found: Unknowns, equations: Expression, start?: Typed): ScalarForm {
  const [role] = temperatureRoles(call, found, equations)
  const given = start?.form.kind === 'scalar' ? start.form.temperature : undefined
  return scalar(found.terms[0]!, role ?? given)
}

const asList = ({ term, temperature }: ScalarForm): Form => ({ kind: 'uniform', term, temperature, rank: 1 })

/** `solve(equation, x)`: a list of values; `solve([...], [x, y])`: a list of rows. */
export const solve: Rule = call => {
  const equations = argumentAt(call, 0, 'an equation and a variable')
  refuseUnequal(call, equations)
  refusePrograms(call, equations)
  const second = argumentAt(call, 1, 'a variable to solve for')
  const several = second.kind === 'list' || second.kind === 'matrix'
  const guess = several || second.kind !== 'compare' ? undefined : variableArgument(call, second)
  const found = unknowns(call, second)
  const start = guess?.value === undefined ? undefined : call.infer(guess.value)
  const body = withUnknowns(call, found, () => call.infer(equations))
  if (start !== undefined) settle(call, found, 0, start)
  const place = start === undefined ? second : guess!.rebuild(start.tree)
  const rest = call.node.args.slice(2).map(arg => call.infer(arg).tree)
  const form: Form = several
    ? rows(valuesOf(call, found, equations))
    : asList(valueOf(call, found, equations, start))
  const solved = call.finish(form, [body.tree, place, ...rest])
  if (solved.tree.kind !== 'call') return solved
  if (body.source.kind === 'name' && body.form.kind === 'equation' && place.kind === 'name')
    return { ...solved, tree: { ...solved.tree, name: engineName('solve_named') } }
  const [unknown] = found.names
  if (!hasOrder(body.tree)) {
    if (call.name !== 'solve' || start !== undefined) return solved
    const isPlainCall = place.kind === 'name'
    const better = isPlainCall ? inBetterForm(solved.tree, unknown!) : solved.tree
    const isMixed = isPlainCall && hasProducts(body.tree, unknown!)
    const tree = isMixed ? callNode(engineName('real_first'), [better], better.span) : better
    return { ...solved, tree: rest.length > 0 ? tree : orByNumbers(body.tree, place, found.names, tree) }
  }
  if (several && found.names.length > 1)
    return { ...solved, tree: withinOrders(call, body.tree, place, rest, form, found) }
  return { ...solved, tree: inFractionsThen(solved.tree, call) }
}

/** Whether there may be real and complex roots side by side: factors or powers with the unknown beyond a square. */
function hasProducts(equation: Expression, { name }: NameNode): boolean {
  const has = (node: Expression): boolean => freeNames(node).has(name)
  return nodesIn(equation).some(node => {
    if (node.kind !== 'binary' || !has(node.left)) return false
    if (node.operator === '^') return !(node.right.kind === 'number' && node.right.text === '2')
    return '*/'.includes(node.operator) && has(node.right)
  })
}

/** `zeros(f, x)`: the zeros of a formula; `zeros(n)`, `zeros(rows, columns)`: a list or matrix of zeros. */
export const zeros: Rule = call => {
  const { node } = call
  if (!isMatrixOfZeros(node)) {
    noteSize(call)
    return solve(call)
  }
  const args = node.args.map(arg => {
    const size = call.infer(arg)
    requirePlainArgument(call, size, 'the size')
    return size.tree
  })
  const rank = args.length > 1 ? 2 : 1
  const filled = rank === 2 ? 'newMat(exact($1), exact($2))' : 'seq(0, arg_k, 1, $1)'
  const sizes = withinDomains(findFunction(rank === 2 ? 'newMat' : 'zeros')!, node, args)
  const tree = expandTemplate(filled, sizes, node.span, 0)
  const [length, columns] = node.args.map(arg => integerValue(arg, call.session))
  const isSized = length !== undefined && (rank === 1 || columns !== undefined)
  // Zeros fit every unit; units of a matrix need its size.
  const element = isSized ? ({ term: unknownTerm(), zero: true } as const) : { term: PLAIN }
  return { form: { kind: 'uniform', ...element, rank, length, columns }, tree, source: node }
}

/** `zeros(n + 1, n)` may be meant as a matrix: nobody asks for the zero of n + 1. */
function noteSize({ node, session }: RuleCall): void {
  const [first, second] = node.args
  if (first?.kind !== 'binary' || second?.kind !== 'name' || !nodesIn(first).every(isWholeOrSum)) return
  const [rows, columns] = [toPlain(first), toPlain(second)]
  session.notice(message('reading.zeros', { rows, columns }))
}

const isWholeOrSum = (node: Expression): boolean =>
  node.kind === 'name' ||
  (node.kind === 'number' && /^\d+$/.test(node.text)) ||
  (node.kind === 'binary' && '+-'.includes(node.operator))

/** The engine takes `a != b` for a truth. */
function refuseUnequal({ node }: RuleCall, equations: Expression): void {
  const parts = equations.kind === 'list' ? equations.items : [equations]
  const unequal = parts.find(part => part.kind === 'compare' && part.relations.includes('!='))
  if (unequal?.kind !== 'compare') return
  throw new DimensionError(
    message('argument.relation', { name: node.name }),
    unequal.relationSpans[0] ?? unequal.span,
  )
}

/** Rows of values for the unknowns that make some formulas positive, and none of others negative. */
const ROWS_WITHIN =
  'select(arg_p -> (not (max(append(abs(im(evalf(subst(concat($2, $3), $4, arg_p)))), 0)) > 1e-9)) and (min(append(evalf(subst($2, $4, arg_p)), 1)) > 0) and (min(append(evalf(subst($3, $4, arg_p)), 1)) >= 0), $1)'

/** The engine finds no region of several unknowns: the equations are solved, and the inequalities choose. */
function withinOrders(
  call: RuleCall,
  body: Expression,
  place: Expression,
  rest: readonly Expression[],
  form: Form,
  found: Unknowns,
): Expression {
  const items = body.kind === 'list' ? body.items : [body]
  const equations = items.filter(item => !hasOrder(item))
  const orders = items.filter(hasOrder)
  if (equations.length < found.names.length)
    throw new DimensionError(
      message('argument.inequalities', { name: call.node.name }),
      call.node.args[0]!.span,
    )
  const { span } = body
  const list = (parts: readonly Expression[]): Expression => ({ kind: 'list', items: parts, span })
  const solved = call.finish(form, [list(equations), place, ...rest]).tree
  const rowsOf = rest.length > 0 ? solved : orByNumbers(list(equations), place, found.names, solved)
  call.session.notice(message('reading.orders'))
  const sides = (isLoose: boolean): Expression => list(orders.flatMap(order => differences(order, isLoose)))
  return expandTemplate(ROWS_WITHIN, [rowsOf, sides(false), sides(true), place], span, 0)
}

/** The differences that are positive where an inequality holds, or not negative if it is loose. */
function differences(order: Expression, isLoose: boolean): Expression[] {
  if (order.kind !== 'compare') return []
  return order.relations.flatMap((relation, at) => {
    if (relation.endsWith('=') !== isLoose) return []
    const [left, right] = [order.operands[at]!, order.operands[at + 1]!]
    const [high, low] = relation.startsWith('>') ? [left, right] : [right, left]
    return [binaryNode('-', high, low, order.span)]
  })
}

const ORDERS: ReadonlySet<string> = new Set(['<', '<=', '>', '>='])

function hasOrder(node: Expression): boolean {
  return nodesIn(node).some(
    part => part.kind === 'compare' && part.relations.some(relation => ORDERS.has(relation)),
  )
}

/**
 * Where the difference of two sides is positive: the engine would say that (x - 1)^2 > 0 is true, and
 * decide by doubles which bound belongs to the solution.
 */
const POSITIVE = 'ord_solve($1, $2, $3, $4)'

/** The bounds of several inequalities from so many digits that what cancels leaves those of a double. */
const BOUNDS = 'evalf(evalf($1, 40), 14)'

/** Inequalities are solved in fractions. */
function inFractionsThen(solver: CallNode, { session }: RuleCall): Expression {
  const { call, hasDecimals } = fractionsOf(solver, session)
  const { span } = solver
  const [body, place, more] = call.args
  if (body?.kind !== 'compare' || body.relations.length > 1 || place?.kind !== 'name' || more)
    return hasDecimals ? expandTemplate(BOUNDS, [call], span, 0) : call
  const [left, right] = body.operands as [Expression, Expression]
  const relation = body.relations[0]!
  const positive = relation.startsWith('>') ? [left, right] : [right, left]
  const flag = (isSet: boolean): Expression => numberNode(isSet ? '1' : '0', span)
  const difference = binaryNode('-', positive[0]!, positive[1]!, span)
  const args = [difference, place, flag(relation.endsWith('=')), flag(hasDecimals)]
  return expandTemplate(POSITIVE, args, span, 0)
}

function rows(row: Form): Form {
  if (row.kind !== 'uniform') return { kind: 'repeat', item: row }
  return { ...row, rank: 2, length: undefined, columns: row.length }
}

/**
 * `fsolve(equation, x, guess)`, `fsolve(equation, x, low, high)`, `fsolve(equation, x = low..high)`,
 * `fsolve([equations], [variables], [guesses])`. Roots are searched by numbers alone; how the engine would
 * do it is the last argument. A bracket becomes the engine's range; of the list that the engine answers
 * then, the first root is taken.
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

function refusePrograms({ node, session }: RuleCall, equations: Expression): void {
  if (!runsProgram(equations, session)) return
  throw new DimensionError(message('argument.program', { name: node.name }), equations.span)
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

/** A guess of 0 says nothing of the size of the root. */
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

/** `linsolve([equations], [variables])` or `linsolve(A, b)`. */
export const linsolve: Rule = call => {
  const [first, second] = call.node.args
  const names = second?.kind === 'list' && second.items.every(item => item.kind === 'name')
  if (!first || !names || !areEquations(call, first)) return simultaneous(call)
  const found = unknowns(call, second)
  const body = withUnknowns(call, found, () => call.infer(first))
  return call.finish(valuesOf(call, found, first), [body.tree, second])
}

/** Whether an argument is a list of equations, of names for them, or a name for such a list. */
function areEquations(call: RuleCall, node: Expression): boolean {
  if (node.kind === 'list')
    return node.items.some(
      item => item.kind === 'compare' || (item.kind === 'name' && areEquations(call, item)),
    )
  if (node.kind !== 'name') return false
  const { form } = call.infer(node)
  return [form, ...(form.kind === 'list' ? form.items : [])].some(({ kind }) => kind === 'equation')
}

/** `linsolve(A, b)` and `simult(A, b)`: the solution of A x = b; for a matrix on the right, column by column. */
export const simultaneous: Rule = call => {
  const { name, node } = call
  const matrix = call.infer(argumentAt(call, 0, 'a matrix and a right side'))
  const right = call.infer(argumentAt(call, 1, 'a right side'))
  const form = solutionForm(matrix.form, right.form, node.nameSpan)
  const args = [matrix.tree, right.tree]
  if (name === 'LSQ') return call.finish(form, args)
  const hasColumns = isArray(right.form) && rankOf(right.form) === 2
  const tree = callNode(engineName(hasColumns ? 'mat_solved_columns' : 'mat_solved'), args, node.span)
  return { form, tree, source: node }
}

/** `eliminate([equations], variables)`: expressions without the variables, of no known dimension. */
export const eliminate: Rule = call => {
  const second = argumentAt(call, 1, 'equations and variables')
  const found = unknowns(call, second)
  const body = withUnknowns(call, found, () => call.infer(call.node.args[0]!))
  return call.finish({ kind: 'opaque' }, [body.tree, second])
}
