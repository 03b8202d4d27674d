/**
 * Responsibilities: places at which an equation has no value although its two sides approach each other there: at a
 * zero of a denominator, at a pole of a tangent. They are no solutions, and rounding hides most of them.
 */
import { freeNames, nodesIn } from '@calcwright/math/expression'
import type { BinaryNode, CallNode, Expression } from '@calcwright/math/expression'
import { hasTrait } from '@calcwright/reference/functions'
import type { RealFunction } from '@calcwright/solvers/roots'
import type { Formulas } from './formulas.ts'

/** Distance from a place, as a share of it, at which a part has left its pole. */
const AWAY = 1e-3
/** How many times larger a part is at its pole than away from it. */
const PEAK = 1e3
/** Least distance from a pole at which values are taken, as a share of the place. */
const BESIDE = 1e-8
/** Share of the values away from a pole up to which those beside it are as small as beside a zero. */
const VANISHING = 1e-3

/** Parts of a formula that may be infinite somewhere, as functions of its variables. */
type Part = (at: readonly number[]) => number

/**
 * @param f the difference of the sides
 * @param equation of one unknown
 * @returns whether the equation has no value at a place where f is near to zero
 */
export function poleTest(
  f: RealFunction,
  equation: Expression,
  unknown: string,
  formulas: Formulas,
): (root: number) => boolean {
  let parts: Part[] | null = null
  return root => {
    parts ??= partsOf(equation, [unknown], formulas)
    return parts.some(part => isExcluded(f, x => part([x]), root))
  }
}

function isExcluded(f: RealFunction, part: RealFunction, root: number): boolean {
  const size = Math.abs(root) > NEGLIGIBLE ? Math.abs(root) : 1
  const largest = (distance: number): number =>
    Math.max(...[-1, 1].map(side => Math.abs(part(root + side * distance)) || 0))
  const away = largest(AWAY * size)
  const there = Math.abs(part(root))
  const here = Number.isNaN(there) ? largest(BESIDE * size) : there
  if (!(here >= PEAK * away)) return false
  const narrow = Math.max(BESIDE, Number.isFinite(here) ? (AWAY * away) / here : 0) * size
  const [beside, around] = [narrow, AWAY * size].map(distance =>
    [-1, 1].map(side => Math.abs(f(root + side * distance))),
  )
  if (here === Infinity || !Number.isFinite(f(root))) return beside!.every(Number.isFinite)
  // A solution that lies beside a pole changes the equation as much within that distance.
  return beside!.every((value, at) => value <= VANISHING * around![at]!)
}

/** Roots below this size are what is left of zero. */
const NEGLIGIBLE = 1e-9

/** Digits at the end of a double between which a denominator has its zero where it is zero at a root. */
const LAST_DIGITS = 8 * Number.EPSILON

/** A quotient of one by a denominator; infinite where that has a zero within the last digits. */
const reciprocal =
  (below: Part): Part =>
  at => {
    const beside = (share: number): number => below(at.map(value => value * (1 + share)))
    const [less, more] = [beside(-LAST_DIGITS), beside(LAST_DIGITS)]
    const isZero = less * more <= 0 && Math.abs(less) < Math.abs(beside(AWAY))
    return isZero ? Infinity : 1 / below(at)
  }

const isQuotient = (node: Expression): node is BinaryNode => node.kind === 'binary' && node.operator === '/'

/** Functions with poles that are zeros of their reciprocals, as the zeros of the cotangent are poles of the tangent. */
const isTurned = (node: Expression): boolean => node.kind === 'call' && hasTrait(node.name, 'periodic')

const MOST_DEPTH = 8

function partsOf(formula: Expression, variables: readonly string[], formulas: Formulas, depth = 0): Part[] {
  const below = new Set(nodesIn(formula).flatMap(node => (isQuotient(node) ? nodesIn(node.right) : [])))
  return nodesIn(formula).flatMap((node): Part[] => {
    if (below.has(node) && isTurned(node)) return []
    if (!variables.some(name => freeNames(node).has(name))) return []
    if (node.kind === 'call') {
      const inner = depth < MOST_DEPTH ? partsOfCalled(node, variables, formulas, depth) : []
      return [...inner, ...compiled(node, variables, formulas)]
    }
    if (node.kind !== 'binary') return []
    if (node.operator === '^') return compiled(node, variables, formulas)
    if (!isQuotient(node)) return []
    return compiled(node.right, variables, formulas).map(reciprocal)
  })
}

/** The parts of a function of the user, at the values of the arguments. */
function partsOfCalled(
  { name, args }: CallNode,
  variables: readonly string[],
  formulas: Formulas,
  depth: number,
): Part[] {
  const called = formulas.called(name)
  const values = args.flatMap(arg => compiled(arg, variables, formulas))
  if (!called || called.parameters.length !== values.length) return []
  return partsOf(called.body, called.parameters, called.formulas, depth + 1).map(
    (part): Part =>
      at =>
        part(values.map(value => value(at))),
  )
}

function compiled(formula: Expression, variables: readonly string[], formulas: Formulas): Part[] {
  const f = formulas.function(formula, variables)
  if (!f) return []
  const value = new Float64Array(1)
  return [
    at => {
      f(Float64Array.from(at), value)
      return value[0]!
    },
  ]
}
