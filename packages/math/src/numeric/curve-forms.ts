/** Derivatives of curves known by points, and their values at a place. */
import { callsIn } from '../expression/walk.ts'
import type { CallNode, Expression } from '../expression/tree.ts'
import type { Compiler } from './compile.ts'
import { derivativeOf, isDerivative, SLOPE } from './derivatives.ts'
import { slopeOf } from './functions/curves.ts'
import { mapItems } from './arithmetic.ts'
import type { Closure, Frame } from './value.ts'
import { realAt } from './real-functions.ts'
import { slopeAt } from './slopes.ts'
import { Unsuitable } from './unsuitable.ts'
import { integerOf } from './close.ts'
import { fail, listOf, realOf } from './value.ts'

type Form = (node: CallNode, compiler: Compiler) => Closure | undefined

/** `diff(f, x)`; undefined where it is the engine's */
const derivative: Form = (node, compiler) =>
  compiler.readsCurves(node) ? compiler.compile(derivativeOf(node)) : undefined

/** `subst(diff(f, t), t, a)`: f'(a) */
const value: Form = (node, compiler) => {
  const [formula, variable, at] = node.args
  const isMeant = node.args.length === 3 && variable!.kind === 'name' && callsIn(formula!).some(isDerivative) // prettier-ignore
  if (!isMeant || variable?.kind !== 'name' || !compiler.readsCurves(formula!)) return undefined
  const from = compiler.compile(at!)
  const place = compiler.bind(variable.name)
  const body = ruled(formula!, compiler) ?? byDifferences(formula!, variable.name, place, compiler)
  compiler.unbind(1)
  return frame => {
    frame[place] = from(frame)
    return body(frame)
  }
}

/** The derivative by the rules of calculus; null where they do not reach, as they do not an integral or a maximum. */
function ruled(formula: Expression, compiler: Compiler): Closure | null {
  try {
    return compiler.compile(formula)
  } catch (error) {
    if (error instanceof Unsuitable) return null
    throw error
  }
}

const NO_SLOPE = 'The function has no slope here: it bends or jumps, or its range ends.'

/** The first derivative of a formula by one variable, whose place in the frame is given, from differences. */
function byDifferences(formula: Expression, variable: string, place: number, compiler: Compiler): Closure {
  const [of, over] = formula.kind === 'call' && isDerivative(formula) ? formula.args : []
  const by = over?.kind === 'list' && over.items.length === 1 ? over.items[0] : over
  if (!of || by?.kind !== 'name' || by.name !== variable || (formula as CallNode).args.length > 2)
    throw new Unsuitable('This derivative is left to the engine.')
  const body = compiler.compile(of)
  const at = (frame: Frame, x: number): number => {
    frame[place] = x
    return realAt(body, frame)
  }
  const { doubts } = compiler.shared.scope
  return frame => {
    const x = realOf(frame[place]!)
    const before = doubts?.first
    const found = slopeAt(each => at(frame, each), x)
    // Doubts about the places beside it say nothing about this one.
    if (doubts) doubts.first = before
    at(frame, x)
    return found ?? fail('number.property', { problem: NO_SLOPE })
  }
}

/** The n-th derivative of a curve, which stands in derivatives alone. */
const slope: Form = ({ args }, compiler) => {
  const [curves, which, place, order] = args.map(arg => compiler.compile(arg))
  return frame => {
    const [of, k, n] = [listOf(curves!(frame)), integerOf(which!(frame)), integerOf(order!(frame))]
    return mapItems(place!(frame), at => slopeOf(of, k, realOf(at), n))
  }
}

/** Compilers of curve functions by their names in the engine. */
export const CURVE_FORMS: Readonly<Record<string, Form | undefined>> = {
  __proto__: null as never,
  diff: derivative,
  slope_of: derivative,
  subst: value,
  [SLOPE]: slope,
}
