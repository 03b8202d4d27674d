/** Searches for roots and extremes as formulas: each point of a curve, or each pass of a loop, may need one. */
import { leastAnywhere, leastBetween, leastInBox } from '@calcwright/solvers/minima'
import type { Least } from '@calcwright/solvers/minima'
import { rootBetween, rootNear, rootsAnywhere, solveSystem } from '@calcwright/solvers/roots'
import type { RealFunction } from '@calcwright/solvers/roots'
import {
  LEAST_PLACES,
  LEAST_VALUE,
  ROOT_BETWEEN,
  ROOT_NEAR,
  ROOTS_ANYWHERE,
  ROOTS_NEAR,
} from '../dimensions/rules/searches.ts'
import { engineWord } from '@calcwright/reference/functions'
import type { CallNode, Expression } from '../expression/tree.ts'
import type { Compiler } from './compile.ts'
import type { Closure, Frame } from './value.ts'
import { Unsuitable } from './unsuitable.ts'
import { finish, realAt } from './real-functions.ts'
import { fail, realOf, realsOf } from './value.ts'

type Search = (node: CallNode, compiler: Compiler) => Closure

const near: Search = ({ args }, compiler) => {
  const [equation, variable, guess] = args
  const from = compiler.compile(guess!)
  const f = functionOf(equation!, variable!, compiler)
  return frame => {
    const start = realOf(from(frame))
    return found(searched(compiler, f(frame), of => rootNear(of, start)))
  }
}

const between: Search = ({ args }, compiler) => {
  const [equation, variable, low, high] = args
  const [from, to] = [compiler.compile(low!), compiler.compile(high!)]
  const f = functionOf(equation!, variable!, compiler)
  return frame => {
    const [a, b] = [realOf(from(frame)), realOf(to(frame))]
    return found(searched(compiler, f(frame), of => rootBetween(of, Math.min(a, b), Math.max(a, b))))
  }
}

const anywhere: Search = ({ args }, compiler) => {
  const f = functionOf(args[0]!, args[1]!, compiler)
  return frame => {
    const roots = searched(compiler, f(frame), of => finish(rootsAnywhere(of)))
    return roots.length > 0 ? roots : fail('number.no-value.root')
  }
}

const several: Search = ({ args }, compiler) => {
  const [equations, list, ...rest] = args
  const guess = rest.length > 1 ? compiler.compile(rest[0]!) : undefined
  if (equations?.kind !== 'list' || list?.kind !== 'list' || equations.items.length !== list.items.length)
    throw new Unsuitable('As many equations as unknowns are needed.')
  const places = list.items.map(item => placeOf(item, compiler))
  const values = equations.items.map(item => differenceOf(item, compiler))
  compiler.unbind(places.length)
  return frame => {
    const residual = (x: Float64Array, out: Float64Array): void => {
      places.forEach((place, at) => (frame[place] = x[at]!))
      values.forEach((value, at) => (out[at] = realAt(value, frame)))
    }
    const start = guess ? Float64Array.from(realsOf(guess(frame))) : null
    if (start && start.length !== places.length) fail('number.no-value.root')
    const solve = () => finish(solveSystem({ size: places.length, residual }, start)).found
    const reached = withoutDoubts(compiler, solve)
    if (reached) residual(reached.x, new Float64Array(places.length))
    return reached ? Array.from(reached.x) : fail('number.no-value.root')
  }
}

/** The least value of one variable, or where it is. */
const least =
  (what: 'value' | 'places'): Search =>
  (node, compiler) => {
    const [formula, variable, low, high] = node.args
    if (variable?.kind === 'list') return leastOfSeveral(node, compiler, what)
    const [from, to] = [compiler.compile(low!), compiler.compile(high!)]
    const place = placeOf(variable!, compiler)
    const value = compiler.compile(formula!)
    compiler.unbind(1)
    return frame => {
      const f: RealFunction = x => {
        frame[place] = x
        return realAt(value, frame)
      }
      const [a, b] = [realOf(from(frame)), realOf(to(frame))]
      const isFree = a === -Infinity && b === Infinity
      const search = (): Least | null => finish(isFree ? leastAnywhere(f) : leastBetween(f, a, b))
      const lowest = withoutDoubts(compiler, search)
      if (!lowest || lowest.isEndless) return fail('number.no-value')
      lowest.places.forEach(f)
      return what === 'value' ? lowest.value : lowest.places
    }
  }

function leastOfSeveral({ args }: CallNode, compiler: Compiler, what: 'value' | 'places'): Closure {
  const [formula, list, ...bounds] = args
  const [from, to] = bounds.map(bound => compiler.compile(bound))
  const names = list?.kind === 'list' ? list.items : []
  const places = names.map(item => placeOf(item, compiler))
  const value = compiler.compile(formula!)
  compiler.unbind(places.length)
  return frame => {
    const f = (at: Float64Array): number => {
      places.forEach((place, index) => (frame[place] = at[index]!))
      return realAt(value, frame)
    }
    const [low, high] = [realsOf(from!(frame)), realsOf(to!(frame))]
    const box = low.map((bound, index) => ({ from: bound, to: high[index]! }))
    const lowest = withoutDoubts(compiler, () => finish(leastInBox(f, box)))
    if (lowest?.reason !== 'found') return fail('number.no-value')
    const least = f(lowest.at)
    if (what === 'places') return Array.from(lowest.at)
    return lowest.value === 0 ? 0 : least
  }
}

/** Points on the way to an answer say nothing about it. */
function withoutDoubts<T>({ shared }: Compiler, search: () => T): T {
  const { doubts } = shared.scope
  const before = doubts?.first
  const answer = search()
  if (doubts) doubts.first = before
  return answer
}

/** The roots that a search finds: their doubts are those of the properties there. */
function searched<Roots extends number | number[]>(
  compiler: Compiler,
  f: RealFunction,
  search: (f: RealFunction) => Roots,
): Roots {
  const roots = withoutDoubts(compiler, () => search(f))
  for (const root of [roots].flat()) f(root)
  return roots
}

const found = (root: number): number => (Number.isNaN(root) ? fail('number.no-value.root') : root)

function functionOf(
  equation: Expression,
  variable: Expression,
  compiler: Compiler,
): (frame: Frame) => RealFunction {
  const place = placeOf(variable, compiler)
  const value = differenceOf(equation, compiler)
  compiler.unbind(1)
  return frame => x => {
    frame[place] = x
    return realAt(value, frame)
  }
}

function placeOf(variable: Expression, compiler: Compiler): number {
  if (variable.kind !== 'name') throw new Unsuitable('An unknown is a name.')
  return compiler.bind(variable.name)
}

/** Left minus right, or a formula that is to be zero. */
function differenceOf(equation: Expression, compiler: Compiler): Closure {
  if (equation.kind !== 'compare') {
    if (equation.kind === 'name') throw new Unsuitable('The equation behind a name is left to the engine.')
    return compiler.compile(equation)
  }
  const [left, right, more] = equation.operands
  if (!left || !right || more || equation.relations[0] !== '==')
    throw new Unsuitable('An equation is needed.')
  const { span } = equation
  return compiler.compile({ kind: 'binary', operator: '-', operatorSpan: span, left, right, span })
}

/** Compilers of root and extremum searches by their names in the engine. */
export const SEARCH_FORMS: Readonly<Record<string, Search | undefined>> = {
  __proto__: null as never,
  [engineWord(ROOT_NEAR)]: near,
  [engineWord(ROOT_BETWEEN)]: between,
  [engineWord(ROOTS_ANYWHERE)]: anywhere,
  [engineWord(ROOTS_NEAR)]: several,
  [engineWord(LEAST_VALUE)]: least('value'),
  [engineWord(LEAST_PLACES)]: least('places'),
}
