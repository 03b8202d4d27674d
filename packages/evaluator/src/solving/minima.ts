/** Responsibilities: least values by numbers: `find_minimum` under conditions, and those between bounds. */
import { noAnswer, doubtNotices } from './solver.ts'
import { message } from '@calcwright/math/messages/solving'
import type { CallNode, CompareNode, Expression } from '@calcwright/math/expression'
import { leastAnywhere, leastBetween, leastInBox, minimise } from '@calcwright/solvers/minima'
import type { Condition, Least, Minimum, Objective } from '@calcwright/solvers/minima'
import type { Notice } from '../block-result.ts'
import { boundOf } from './formulas.ts'
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
    const at = withZeros(minimum.at, objective, conditions)
    return withDoubts(answer({ ...minimum, at }, sign), doubtsAt(formula, variables, [at], formulas))
  }

/** `minimize(f, x = a..b)` and the like: the value, or all places of it. */
export const minimumCall = (what: 'value' | 'places'): Solver =>
  function* solveLeast({ args }: CallNode, formulas: Formulas): Generator<void, SolverAnswer | null> {
    const [formula, names, low, high] = args
    if (!formula || !names || !low || !high) return null
    const variables = (names.kind === 'list' ? names.items : [names]).flatMap(item =>
      item.kind === 'name' ? item.name : [],
    )
    const [from, to] = [boundsOf(low, formulas), boundsOf(high, formulas)]
    const f = objectiveOf(formula, variables, formulas, 1)
    if (!f || !from || !to || from.length !== variables.length || to.length !== from.length) return null
    if (from.some((bound, index) => !(bound <= to[index]!))) return noAnswer(message('least.bounds'))
    if (names.kind === 'list') {
      const least = yield* leastInBox(
        f,
        from.map((bound, index) => ({ from: bound, to: to[index]! })),
      )
      if (!least) return noAnswer(message('least.value'))
      if (least.reason !== 'found') return noAnswer(message('least.endless'))
      const at = withZeros(least.at, f, [])
      const notices = doubtsAt(formula, variables, [at], formulas)
      return { ok: true, value: what === 'value' ? (least.value === 0 ? 0 : f(at)) : Array.from(at), notices }
    }
    const at = new Float64Array(1)
    const of = (x: number): number => {
      at[0] = x
      return f(at)
    }
    const isFree = from[0] === -Infinity && to[0] === Infinity
    const least = yield* isFree ? leastAnywhere(of) : leastBetween(of, from[0]!, to[0]!)
    if (!least) return noAnswer(message('least.value'))
    if (least.isEndless) return noAnswer(message('least.endless'))
    const places = least.places.slice(0, MOST_PLACES).map(place => Float64Array.of(place))
    const notices = doubtsAt(formula, variables, places, formulas)
    if (what === 'value') return { ok: true, value: least.value, notices }
    if (least.isFlat)
      return { ok: true, value: endsOf(least.places), notices: [message('least.flat'), ...notices] }
    if (least.places.length > MOST_PLACES) return noAnswer(message('least.many', { most: MOST_PLACES }))
    return { ok: true, value: least.places.map(place => nearZero(place, of, least)), notices }
  }

/** Notices of the properties in a formula at the first of some places where they are less certain. */
function doubtsAt(
  formula: Expression,
  variables: readonly string[],
  places: readonly Float64Array[],
  formulas: Formulas,
): Notice[] {
  for (const place of places) {
    const doubt = formulas.doubtAt(formula, variables, Array.from(place))
    if (doubt !== undefined) return doubtNotices(doubt)
  }
  return []
}

const withDoubts = (found: SolverAnswer, doubts: readonly Notice[]): SolverAnswer =>
  found.ok ? { ...found, notices: [...(found.notices ?? []), ...doubts] } : found

const endsOf = (places: readonly number[]): number[] => [places[0]!, places.at(-1)!]

const MOST_PLACES = 100

const nearZero = (place: number, of: (x: number) => number, { value, places }: Least): number => {
  const size = Math.max(1e-300, ...places.map(Math.abs))
  return Math.abs(place) < ROUNDING * Math.max(size, 1e-6) && of(0) <= value + ROUNDING * Math.abs(value)
    ? 0
    : place
}

/** One bound or a list of them; minus and plus infinity are bounds, too. */
function boundsOf(node: Expression, formulas: Formulas): number[] | null {
  const items = node.kind === 'list' ? node.items : [node]
  const bounds = items.map(item => boundOf(item, formulas))
  return bounds.every(bound => bound !== null) ? bounds : null
}

/** Errors of the place and the value of a minimum, as shares. */
const ROUNDING = 1e-9

/** Puts zeros in the place of remainders of rounding, if the value stays and no condition is violated. */
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
