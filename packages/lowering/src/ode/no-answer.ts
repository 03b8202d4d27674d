/** Answers of the engine to differential equations and about their curves that are none. */
import type { EngineValue } from '@calcwright/engine'
import { message } from '@calcwright/math/messages/answers'
import { callsIn } from '@calcwright/math/expression'
import { hasTrait } from '@calcwright/reference/functions'
import type { ReadsNoAnswer } from '../answers/answer.ts'

/** The engine answers an empty list where it has no formula for the solution of a differential equation. */
export const withoutFormula: ReadsNoAnswer = ({ value }, formula) => {
  const place = callsIn(formula).find(({ name }) => hasTrait(name, 'differential'))
  if (!place || value.t !== 'list' || value.items.length > 0) return null
  return { kind: 'engine', message: message('engine.no-answer'), span: place.span }
}

/** The procedure for the values of a curve known by points. */
const CURVE = 'ode_value'

/** The engine keeps the derivative of a curve at a place without a value as a call of it. */
export const withoutDerivativeOfCurve: ReadsNoAnswer = ({ value }, formula) => {
  if (!holdsCurve(value)) return null
  const { span } = callsIn(formula).find(({ name }) => hasTrait(name, 'derivative')) ?? formula
  return { kind: 'engine', message: message('engine.no-answer.curve'), span }
}

function holdsCurve(value: EngineValue): boolean {
  if (value.t === 'list') return value.items.some(holdsCurve)
  if (value.t === 'name') return value.v === CURVE
  return value.t === 'call' && (value.f === CURVE || value.args.some(holdsCurve))
}
