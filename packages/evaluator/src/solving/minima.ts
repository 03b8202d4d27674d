/** Responsibilities: `find_minimum(f, [x, y], [guesses], [conditions])` by numbers: the place of the least value. */
import { noAnswer } from './solver.ts'
import { message } from '@calcwright/math/messages/solving'
import type { CallNode, CompareNode, Expression } from '@calcwright/math/expression'
import { minimise } from '@calcwright/solvers/minima'
import type { Condition, Minimum, Objective } from '@calcwright/solvers/minima'
import type { Formulas } from './formulas.ts'
import type { Solver, SolverAnswer } from './solver.ts'

/** @param sign -1 for the greatest value */
export const minimumSolver = (sign: 1 | -1): Solver =>
  function* solveMinimum({ args }: CallNode, formulas: Formulas): Generator<void, SolverAnswer | null> {
    const [formula, names, guesses, list] = args
    if (!formula || names?.kind === undefined || !guesses || list?.kind !== 'list') return null
    const variables = (names.kind === 'list' ? names.items : [names]).flatMap(item =>
      item.kind === 'name' ? item.name : [],
    )
    const start = formulas.reals(guesses)
    const objective = objectiveOf(formula, variables, formulas, sign)
    const conditions = list.items.flatMap(item =>
      item.kind === 'compare' ? conditionsOf(item, variables, formulas) : [null],
    )
    if (!start || !objective || start.length !== variables.length || !conditions.every(one => one !== null))
      return null
    if (![objective, ...conditions.map(({ side }) => side)].every(f => Number.isFinite(f(start))))
      return noAnswer(message('minimum.start'))
    const minimum = yield* minimise(objective, conditions, start)
    return answer({ ...minimum, at: withZeros(minimum.at, objective, conditions) }, sign)
  }

/** Errors of the place and the value of a minimum, as shares. */
const ROUNDING = 1e-9

/** Zeros in the place of what rounding has left: the value stays, and no condition holds less. */
function withZeros(
  found: Float64Array,
  objective: Objective,
  conditions: readonly Condition[],
): Float64Array {
  const size = Math.max(...found.map(Math.abs))
  const value = objective(found)
  return found.reduce((at, each, index) => {
    if (each === 0 || Math.abs(each) > ROUNDING * size) return at
    const other = at.with(index, 0)
    const isAsLow = objective(other) <= value + ROUNDING * Math.abs(value)
    const holds = conditions.every(
      ({ side, isEquation }) =>
        missed(side(other), isEquation) <= Math.max(missed(side(at), isEquation), ROUNDING * size),
    )
    return isAsLow && holds ? other : at
  }, found)
}

const missed = (side: number, isEquation: boolean): number =>
  isEquation ? Math.abs(side) : Math.max(side, 0)

function answer({ at, reason }: Minimum, sign: 1 | -1): SolverAnswer {
  const kind = sign === 1 ? 'least' : 'greatest'
  switch (reason) {
    case 'found':
      return { ok: true, value: Array.from(at) }
    case 'conditions':
      return noAnswer(message('minimum.conditions'))
    case 'endless':
      return noAnswer(message('minimum.endless', { kind, goes: sign === 1 ? 'falls' : 'rises' }))
    case 'unsure':
      return noAnswer(message('minimum.unsure', { kind }))
  }
}

function objectiveOf(
  formula: Expression,
  variables: readonly string[],
  formulas: Formulas,
  sign: 1 | -1,
): Objective | null {
  const compiled = formulas.function(formula, variables)
  if (!compiled) return null
  const value = new Float64Array(1)
  return at => {
    compiled(at, value)
    return sign * value[0]!
  }
}

/** `0 <= x <= 5` is two of them. */
function conditionsOf(
  { operands, relations, span }: CompareNode,
  variables: readonly string[],
  formulas: Formulas,
): (Condition | null)[] {
  return relations.map((relation, index) => {
    const [left, right] = [operands[index]!, operands[index + 1]!]
    const isAbove = relation === '>' || relation === '>='
    const [low, high] = isAbove ? [right, left] : [left, right]
    const gap: Expression = {
      kind: 'binary',
      operator: '-',
      left: low,
      right: high,
      operatorSpan: span,
      span,
    }
    const side = relation === '!=' ? null : objectiveOf(gap, variables, formulas, 1)
    return side && { side, isEquation: relation === '==' }
  })
}
