/** Integrals that come out as error functions of complex numbers, such as that of sin(x^2). */
import { bindingOf, freeNames, nodesIn } from '../../expression/index.ts'
import type { CallNode, Expression } from '../../expression/tree.ts'
import { expandTemplate } from '../templates.ts'
import type { Session } from '../session.ts'

/**
 * With many digits the engine takes erf(z) for 1 where the real part of z is far below zero, and
 * should take it for -1; as a double it is right. So such a result goes on as a double.
 */
const AS_DOUBLE = `head(map([$1], arg_p ->
  when(sum(map(lvar(arg_p), arg_q -> abs(im(evalf(arg_q))))) > 0, re(evalf(arg_p)), arg_p)))`.replace(
  /\s+/g,
  ' ',
)

/** A definite integral that may be one of sines and cosines of powers, to be taken as a double where it needs to be. */
export function withoutComplexErrors(call: CallNode, session: Session): Expression {
  const own = bindingOf(call).names
  const waves = nodesIn(call.args[0]!).some(
    part =>
      part.kind === 'call' &&
      (isOwn(part.name, session) || (/^(sin|cos)$/.test(part.name) && !isLinear(part.args[0], own))),
  )
  if (!waves) return call
  const isNumber = [...freeNames(call)].every(
    ([name, uses]) => uses.every(({ role }) => role === 'function') || session.value(name) !== undefined,
  )
  return isNumber ? expandTemplate(AS_DOUBLE, [call], call.span, 0) : call
}

/** What an own function holds is not looked at. */
function isOwn(name: string, session: Session): boolean {
  return session.context.function(name.split('@')[0]!) !== undefined
}

/** Whether the variable stands in an angle without a power of it. */
function isLinear(angle: Expression | undefined, variables: readonly string[]): boolean {
  const powers = angle ? nodesIn(angle).filter(part => part.kind === 'binary' && part.operator === '^') : []
  return !powers.some(power =>
    nodesIn(power).some(part => part.kind === 'name' && variables.includes(part.name)),
  )
}
