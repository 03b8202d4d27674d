/** Integrals between bounds as formulas: each point of a curve, or each step of a search, may need one. */
import { operationName, engineWord } from '@calcwright/reference/functions'
import { type Effort, integrate } from '@calcwright/solvers/quadrature'
import type { CallNode, Expression } from '../expression/tree.ts'
import type { Compiler } from './compile.ts'
import type { Closure, Frame } from './value.ts'
import { finish, valueAt } from './real-functions.ts'
import { Unsuitable } from './unsuitable.ts'
import { leniently } from './close.ts'
import { fail, realOf } from './value.ts'

type Form = (node: CallNode, compiler: Compiler) => Closure | undefined

/** Parts enough that no wave or bell of a usual width is passed over; fewer for an integral inside another. */
const ALONE: Effort = { first: 8, most: 500 }
const WITHIN: Effort = { first: 2, most: 100 }

/** How many integrals are at work inside each other. */
let depth = 0

/** `definite(f, x, a, b)` */
const definite: Form = ({ args }, compiler) => {
  const [formula, variable, from, to] = args
  if (!formula || variable?.kind !== 'name' || !from || !to)
    throw new Unsuitable('An integral without bounds is no number.')
  const [start, end] = [boundOf(from, compiler), boundOf(to, compiler)]
  const place = compiler.bind(variable.name)
  const body = compiler.compile(formula)
  compiler.unbind(1)
  const { shared } = compiler
  return frame => {
    const [a, b] = [start(frame), end(frame)]
    const integrand = (x: number): number => {
      frame[place] = x
      return valueAt(body, frame)
    }
    shared.count()
    depth += 1
    try {
      const found = leniently(() => finish(integrate(integrand, a, b, depth > 1 ? WITHIN : ALONE)))
      return found && Number.isFinite(found.value) ? found.value : fail('number.no-value')
    } finally {
      depth -= 1
    }
  }
}

function boundOf(bound: Expression, compiler: Compiler): (frame: Frame) => number {
  const value = compiler.compile(bound)
  return frame => realOf(value(frame))
}

/** Compilers of integrals by their names in the engine. */
export const INTEGRAL_FORMS: Readonly<Record<string, Form | undefined>> = {
  __proto__: null as never,
  [engineWord(operationName('definite'))]: definite,
  [engineWord(operationName('integral_of_values'))]: definite,
}
