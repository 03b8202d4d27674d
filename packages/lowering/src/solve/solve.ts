/** How the engine is asked for all solutions of equations and inequalities. */
import type { CallNode, Expression, NameNode } from '@calcwright/math/expression'
import { callsIn, freeNames, nodesIn } from '@calcwright/math/expression'
import type { QuestionScope, SolveQuestion } from '@calcwright/math/dimensions'
import { callNode, equationsAlone, hasOrder, itemsOf } from '@calcwright/math/rewriting'
import { message } from '@calcwright/math/messages/dimensions'
import { operationName, hasTrait } from '@calcwright/reference/functions'
import { hasFreeNames } from '../decimals/fractions.ts'
import { orByNumbers } from './by-numbers.ts'
import { withAbsolutes } from './even-roots.ts'
import { inBetterForm } from './hard-equations.ts'
import { inFractionsThen, rangeOf, thoseWithin, withinOrders } from './inequalities.ts'
import { withSmallNumbers } from './small-numbers.ts'

/** Solvers of which only real solutions are asked, unless the worksheet wants complex ones as well. */
const REAL_SOLVERS: ReadonlySet<string> = new Set(['solve', 'zeros'])

/** @returns the call that the engine answers with the solutions */
export const askedSolutions = (question: SolveQuestion, scope: QuestionScope): Expression =>
  withSmallNumbers(solutions(question, scope), question, scope)

function solutions(question: SolveQuestion, scope: QuestionScope, range?: readonly Expression[]): Expression {
  const { call, name, unknowns, areEquations } = question
  const [given, place, ...rest] = call.args as [Expression, Expression, ...Expression[]]
  const isReal = REAL_SOLVERS.has(name)
  const equations = isReal
    ? withAbsolutes(
        given,
        unknowns.map(({ name: own }) => own),
      )
    : given
  const solver: CallNode = { ...call, args: [equations, place, ...rest] }
  const isEquation = equations.kind !== 'list' && areEquations[0] === true
  if (isEquation && equations.kind === 'name' && place.kind === 'name')
    return { ...solver, name: operationName('solve_named') }
  if (!hasOrder(equations)) {
    const isPlain = name === 'solve' && !question.hasGuess
    const isCalled = isEquation && equations.kind !== 'compare'
    return isPlain ? ofEquations(solver, unknowns, isCalled, range) : solver
  }
  const [written] = question.source.args
  const isOfNumbers = unknowns.length === 1 && !hasFreeNames(written!, scope)
  const alone = isOfNumbers ? withoutInequalities(question, solver) : undefined
  if (alone) {
    scope.notice(message('reading.orders'))
    if (isForEngineAlone(alone.source.args[0]!, unknowns[0]!, scope))
      scope.notice(message('reading.orders.periods'))
    return thoseWithin(solutions(alone, scope, rangeOf(equations, unknowns[0]!)), equations, place)
  }
  if (place.kind !== 'name' && unknowns.length > 1) return withinOrders(question, solver, scope)
  return inFractionsThen(solver, scope)
}

/**
 * @param isCalled whether the equation is that of a function
 * @param range bounds of the unknown
 */
function ofEquations(
  solver: CallNode,
  unknowns: readonly NameNode[],
  isCalled: boolean,
  range?: readonly Expression[],
): Expression {
  const [equations, place, ...rest] = solver.args as [Expression, Expression, ...Expression[]]
  const [unknown] = unknowns
  const isOfOne = place.kind === 'name'
  const better = isOfOne ? inBetterForm(solver, unknown!) : solver
  const isMixed = isOfOne && hasProducts(equations, unknown!)
  const tree = isMixed ? callNode(operationName('real_first'), [better], better.span) : better
  return rest.length > 0 || isCalled ? tree : orByNumbers(equations, place, unknowns, tree, range)
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

/** Whether an equation has waves of the unknown beside a parameter of a function: no search finds their repetitions. */
const isForEngineAlone = (equation: Expression, unknown: NameNode, scope: QuestionScope): boolean =>
  [...freeNames(equation).keys()].some(name => name !== unknown.name && scope.binding(name) !== undefined) &&
  callsIn(equation).some(call => hasTrait(call.name, 'periodic') && freeNames(call).has(unknown.name))

/**
 * The engine forgets the inequalities beside an equation where it solves by numbers: the equations are solved alone.
 * @returns undefined where there is nothing to separate
 */
function withoutInequalities(question: SolveQuestion, solver: CallNode): SolveQuestion | undefined {
  const { source, areEquations } = question
  const written = equationsAlone(source.args[0]!)
  const items = itemsOf(solver.args[0]!)
  const places = itemsOf(source.args[0]!).flatMap((item, at) => (hasOrder(item) ? [] : [at]))
  if (!written) return undefined
  const remaining = places.map(at => items[at]!)
  const equations: Expression =
    remaining.length === 1 ? remaining[0]! : { kind: 'list', items: remaining, span: written.span }
  return {
    ...question,
    source: { ...source, args: source.args.with(0, written) },
    call: { ...solver, args: solver.args.with(0, equations) },
    areEquations: places.map(at => areEquations[at] === true),
  }
}
