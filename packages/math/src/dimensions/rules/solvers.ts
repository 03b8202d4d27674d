/** Symbolic solvers: the unknowns take their dimensions from the equations. */
import { engineName, findFunction } from '@calcwright/reference/functions'
import type { Expression, NameNode } from '../../expression/tree.ts'
import { isMatrixOfZeros } from '../../expression/binders.ts'
import { freeNames } from '../../expression/index.ts'
import { toPlain } from '../../expression/printers/plain.ts'
import { nodesIn } from '../../expression/walk.ts'
import { callNode } from '../build.ts'
import { type Form } from '../forms.ts'
import { withinDomains } from '../domains.ts'
import { hasSymbols } from '../power.ts'
import { runsProgram } from '../function-calls.ts'
import { DimensionError } from '../session.ts'
import { PLAIN, unknownTerm } from '../term.ts'
import { expandTemplate } from '../templates.ts'
import { integerValue } from '../values.ts'
import { orByNumbers } from './by-numbers.ts'
import { withAbsolutes } from './even-roots.ts'
import { inBetterForm } from './hard-equations.ts'
import { argumentAt, requirePlainArgument, type Rule, type RuleCall, variableArgument } from './rule.ts'
import { settle, unknowns, withUnknowns } from './unknowns.ts'
import { message } from '../../messages/dimensions.ts'
import { asList, valueOf, valuesOf } from './solved-values.ts'
import {
  equationsAlone,
  hasOrder,
  inFractionsThen,
  joinedEquations,
  refuseUnequal,
  thoseWithin,
  withinOrders,
} from './inequalities.ts'

/** Solvers of which only real solutions are asked, unless the worksheet wants complex ones as well. */
const REAL_SOLVERS: ReadonlySet<string> = new Set(['solve', 'zeros'])

/** `solve(equation, x)`: a list of values; `solve([...], [x, y])`: a list of rows. */
export const solve: Rule = call => {
  const equations = joinedEquations(argumentAt(call, 0, 'an equation and a variable'))
  refuseUnequal(call, equations)
  refusePrograms(call, equations)
  const second = argumentAt(call, 1, 'a variable to solve for')
  const several = second.kind === 'list' || second.kind === 'matrix'
  const guess = several || second.kind !== 'compare' ? undefined : variableArgument(call, second)
  const found = unknowns(call, second)
  const start = guess?.value === undefined ? undefined : call.infer(guess.value)
  const inferred = withUnknowns(call, found, () => call.infer(equations))
  const names = found.names.map(({ name }) => name)
  const isReal = REAL_SOLVERS.has(call.name)
  const body = isReal ? { ...inferred, tree: withAbsolutes(inferred.tree, names) } : inferred
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
    const isCalled = body.form.kind === 'equation' && body.tree.kind !== 'compare'
    const isByEngine = rest.length > 0 || isCalled
    return { ...solved, tree: isByEngine ? tree : orByNumbers(body.tree, place, found.names, tree) }
  }
  const alone = found.names.length > 1 ? undefined : equationsAlone(equations)
  if (alone && !hasSymbols(equations, call.session, () => false)) {
    const { session, node } = call
    const only = solve({ ...call, node: { ...node, args: node.args.with(0, alone) } })
    session.notice(message('reading.orders'))
    return { ...only, tree: thoseWithin(only.tree, body.tree, place) }
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

/** Adds a notice to `zeros(n + 1, n)`, which is probably meant as a matrix. */
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

function refusePrograms({ node, session }: RuleCall, equations: Expression): void {
  if (!runsProgram(equations, session)) return
  throw new DimensionError(message('argument.program', { name: node.name }), equations.span)
}

function rows(row: Form): Form {
  if (row.kind !== 'uniform') return { kind: 'repeat', item: row }
  return { ...row, rank: 2, length: undefined, columns: row.length }
}
