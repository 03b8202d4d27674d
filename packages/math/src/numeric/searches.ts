/** Searches for roots as formulas: each point of a curve, or each pass of a loop, may need one. */
import { rootBetween, rootNear, rootsAnywhere, solveSystem } from '@calcwright/solvers/roots'
import type { RealFunction } from '@calcwright/solvers/roots'
import { ROOT_BETWEEN, ROOT_NEAR, ROOTS_ANYWHERE, ROOTS_NEAR } from '../dimensions/rules/searches.ts'
import { engineWord } from '@calcwright/reference/functions'
import type { CallNode, Expression } from '../expression/tree.ts'
import { leniently } from './close.ts'
import type { Compiler } from './compile.ts'
import type { Closure, Frame } from './operators.ts'
import { Unsuitable } from './unsuitable.ts'
import { fail, NumericFault, realOf, realsOf } from './value.ts'

type Search = (node: CallNode, compiler: Compiler) => Closure

const near: Search = ({ args }, compiler) => {
  const [equation, variable, guess] = args
  const from = compiler.compile(guess!)
  const f = functionOf(equation!, variable!, compiler)
  return frame => found(rootNear(f(frame), realOf(from(frame))))
}

const between: Search = ({ args }, compiler) => {
  const [equation, variable, low, high] = args
  const [from, to] = [compiler.compile(low!), compiler.compile(high!)]
  const f = functionOf(equation!, variable!, compiler)
  return frame => {
    const [a, b] = [realOf(from(frame)), realOf(to(frame))]
    return found(rootBetween(f(frame), Math.min(a, b), Math.max(a, b)))
  }
}

const anywhere: Search = ({ args }, compiler) => {
  const f = functionOf(args[0]!, args[1]!, compiler)
  return frame => {
    const roots = finish(rootsAnywhere(f(frame)))
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
    const { found: reached } = finish(solveSystem({ size: places.length, residual }, start))
    return reached ? Array.from(reached.x) : fail('number.no-value.root')
  }
}

/** Runs what yields now and then to its end. */
function finish<T>(steps: Generator<void, T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
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

/** NaN where there is no real value. */
function realAt(value: Closure, frame: Frame): number {
  try {
    return leniently(() => realOf(value(frame)))
  } catch (error) {
    if (error instanceof NumericFault && error.code !== 'number.depth') return NaN
    throw error
  }
}

/** By the engine's words. */
export const SEARCH_FORMS: Readonly<Record<string, Search | undefined>> = {
  __proto__: null as never,
  [engineWord(ROOT_NEAR)]: near,
  [engineWord(ROOT_BETWEEN)]: between,
  [engineWord(ROOTS_ANYWHERE)]: anywhere,
  [engineWord(ROOTS_NEAR)]: several,
}
