/** Answers of the engine to integrals that are none. */
import { message } from '@calcwright/math/messages/answers'
import { callsIn } from '@calcwright/math/expression'
import { hasTrait } from '@calcwright/reference/functions'
import { holdsName, type ReadsNoAnswer } from '../answers/answer.ts'

/**
 * A search that did not converge answers with its last two steps. `integrate` is left out: it tries other
 * methods then.
 */
export const withoutIntegral: ReadsNoAnswer = ({ value, warnings }, formula) => {
  const integrals = callsIn(formula).filter(({ name }) => hasTrait(name, 'integral'))
  const hasOthers = integrals.length > 0 && integrals.every(({ name }) => hasTrait(name, 'antiderivative'))
  if (hasOthers || value.t !== 'list' || !warnings.some(({ code }) => code === 'engine.unsettled'))
    return null
  const { span } = integrals[0] ?? formula
  return { kind: 'engine', message: message('engine.diverges.integral'), span }
}

/** The engine names the derivative of an integral that has no formula after the procedure of quadrature.xcas. */
export const withoutDerivative: ReadsNoAnswer = ({ value }, formula) => {
  if (!holdsName(value, 'definite')) return null
  const { span } = callsIn(formula).find(({ name }) => hasTrait(name, 'derivative')) ?? formula
  return { kind: 'engine', message: message('engine.no-answer.integral'), span }
}
