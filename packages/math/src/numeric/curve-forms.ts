/** Derivatives of curves known by points, and their values at a place. */
import { callsIn } from '../expression/walk.ts'
import type { CallNode } from '../expression/tree.ts'
import type { Compiler } from './compile.ts'
import { derivativeOf, isDerivative, SLOPE } from './derivatives.ts'
import { slopeOf } from './functions/curves.ts'
import { mapItems } from './arithmetic.ts'
import type { Closure } from './operators.ts'
import { integerOf, listOf, realOf } from './value.ts'

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
  const body = compiler.compile(formula!)
  compiler.unbind(1)
  return frame => {
    frame[place] = from(frame)
    return body(frame)
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
