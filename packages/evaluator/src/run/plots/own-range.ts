/**
 * Responsibilities: from where to where a function is known: one made of points, or of the solution of a
 * differential equation, is drawn over these.
 */
import { inferDimensions } from '@calcwright/math/dimensions'
import { callsIn, freeNames, mapExpression } from '@calcwright/math/expression'
import type { CallNode, Expression } from '@calcwright/math/expression'
import { compileNumeric, isList } from '@calcwright/math/numeric'
import type { NumericValue } from '@calcwright/math/numeric'
import { hasTrait } from '@calcwright/reference/functions'
import type { KnownFunction, NameScope } from '../../values/known.ts'
import { numbersOf, numericNames, variablesBehind } from '../../names/numeric-names.ts'
import type { FormulaSession } from '../formula-session.ts'

/** In SI, the first end below the last. */
export type OwnRange = readonly [number, number]

/** The argument of a call as a linear function: `scale · x + shift`, x being the variable of the plot. */
interface Linear {
  readonly scale: number
  readonly shift: number
}

/** Functions within functions are looked into so often. */
const DEPTH = 20

/** @returns where all curves that a function reads are known; null where it reads none */
export async function ownRange(known: KnownFunction, session: FormulaSession): Promise<OwnRange | null> {
  const ranges = await rangesIn(known, { scale: 1, shift: 0 }, session, DEPTH)
  const from = Math.max(...ranges.map(range => range[0]))
  const to = Math.min(...ranges.map(range => range[1]))
  return Number.isFinite(from) && Number.isFinite(to) && from < to ? [from, to] : null
}

/** @param argument what the first parameter of the function is */
async function rangesIn(
  { definition, scope }: KnownFunction,
  argument: Linear,
  session: FormulaSession,
  depth: number,
): Promise<OwnRange[]> {
  const [parameter] = definition.parameters
  const { body } = definition
  if (parameter === undefined || depth === 0) return []
  // A function that is only named is one of the same argument.
  const named = body.kind === 'name' ? scope.known(body.name) : undefined
  if (named?.kind === 'function') return rangesIn(named, argument, session, depth - 1)
  const ranges: OwnRange[] = []
  for (const call of callsIn(withValues(body))) {
    const { curve, place } = curveOf(call) ?? {}
    const called = scope.known(call.name)
    const within = place ?? (called?.kind === 'function' ? call.args[0] : undefined)
    const inner = within && (await linearIn(within, parameter, scope, session))
    if (!inner || inner.scale === 0) continue
    const whole = { scale: inner.scale * argument.scale, shift: inner.scale * argument.shift + inner.shift }
    if (!curve) ranges.push(...(await rangesIn(called as KnownFunction, whole, session, depth - 1)))
    else {
      const ends = endsOf(await valueOf(curve, scope, session), hasTrait(call.name, 'alongColumns'))
      if (ends) ranges.push(throughLinear(ends, whole))
    }
  }
  return ranges
}

/** `subst(diff(y(s), s), s, t)`, which is y'(t), with t in the place of s. */
function withValues(body: Expression): Expression {
  return mapExpression(body, node => {
    if (node.kind !== 'call' || node.name !== 'subst') return node
    const [formula, name, value] = node.args
    if (!formula || name?.kind !== 'name' || !value) return node
    return mapExpression(formula, part => (part.kind === 'name' && part.name === name.name ? value : part))
  })
}

/** @returns the curve that a call of the catalogue belongs to, and the place on it */
function curveOf({ name, args }: CallNode): { curve: Expression; place: Expression } | null {
  const fourth = hasTrait(name, 'alongPointsAtFourth')
  if (!fourth && !hasTrait(name, 'alongPointsAtThird') && !hasTrait(name, 'alongColumns')) return null
  const [curve, place] = [args[0], args[fourth ? 3 : 2]]
  return curve && place ? { curve, place } : null
}

/** @returns null where an expression does not go up evenly with the parameter, or has other names of the function */
async function linearIn(
  node: Expression,
  parameter: string,
  scope: NameScope,
  session: FormulaSession,
): Promise<Linear | null> {
  const of = (part: Expression): Promise<Linear | null> => linearIn(part, parameter, scope, session)
  if (node.kind === 'name' && node.name === parameter) return { scale: 1, shift: 0 }
  if (!freeNames(node).has(parameter)) {
    const value = await valueOf(node, scope, session)
    return typeof value === 'number' ? { scale: 0, shift: value } : null
  }
  if (node.kind === 'unary' && node.operator === '-') return scaled(await of(node.operand), -1)
  if (node.kind !== 'binary') return null
  const [left, right] = [await of(node.left), await of(node.right)]
  if (!left || !right) return null
  switch (node.operator) {
    case '+':
      return { scale: left.scale + right.scale, shift: left.shift + right.shift }
    case '-':
      return { scale: left.scale - right.scale, shift: left.shift - right.shift }
    case '*':
      return left.scale === 0
        ? scaled(right, left.shift)
        : right.scale === 0
          ? scaled(left, right.shift)
          : null
    case '/':
      return right.scale === 0 ? scaled(left, 1 / right.shift) : null
    default:
      return null
  }
}

const scaled = (of: Linear | null, by: number): Linear | null =>
  of && { scale: of.scale * by, shift: of.shift * by }

/** @returns the value of a formula in SI; null where it is more than numbers, or has no value */
async function valueOf(
  node: Expression,
  scope: NameScope,
  session: FormulaSession,
): Promise<NumericValue | null> {
  const inferred = inferDimensions(node, scope.dimensions)
  if (!inferred.ok || inferred.free.length > 0) return null
  const behind = variablesBehind(inferred.expression, scope)
  const numbers = await numbersOf(behind, commands => session.send(commands))
  if (!numbers) return null
  const { oneIndexed } = session.settings
  const names = numericNames(scope, inferred.variants, numbers)
  const numeric = compileNumeric(inferred.expression, { variables: [], names, complex: false, oneIndexed })
  const outcome = numeric.ok ? numeric.run([]) : null
  return outcome?.ok ? outcome.value : null
}

function endsOf(curve: NumericValue | null, isColumns: boolean): OwnRange | null {
  const places = isColumns && curve !== null && isList(curve) ? (curve[0] ?? null) : curve
  if (places === null || !isList(places)) return null
  const numbers = places.filter(place => typeof place === 'number')
  return numbers.length === places.length && numbers.length > 0
    ? [Math.min(...numbers), Math.max(...numbers)]
    : null
}

function throughLinear([from, to]: OwnRange, { scale, shift }: Linear): OwnRange {
  const ends = [(from - shift) / scale, (to - shift) / scale]
  return [Math.min(...ends), Math.max(...ends)]
}
