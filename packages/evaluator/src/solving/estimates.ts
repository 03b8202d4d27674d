/** Responsibilities: integrals and derivatives by numbers, as [value, error]. */
import type { Message, MessageCode } from '@calcwright/math/messages'
import type { Doubts } from '@calcwright/math/numeric'
import { doubtNotices, noAnswer } from './solver.ts'
import { message } from '@calcwright/math/messages/solving'
import type { CallNode } from '@calcwright/math/expression'
import { derivative, integrate } from '@calcwright/solvers/quadrature'
import type { Estimate, Integrand } from '@calcwright/solvers/quadrature'
import { boundOf } from './formulas.ts'
import type { Formulas } from './formulas.ts'
import type { SolverAnswer } from './solver.ts'

/** `integral_estimate(f, x, a, b)` */
export function* integralCall(call: CallNode, formulas: Formulas): Generator<void, SolverAnswer | null> {
  const doubts: Doubts = {}
  const f = integrandOf(call, formulas, doubts)
  const [, , from, to] = call.args
  const [start, end] = [from, to].map(bound => bound && boundOf(bound, formulas))
  if (!f || typeof start !== 'number' || typeof end !== 'number') return null
  const found = answer(yield* integrate(f, start, end), message('integral.value'))
  return found.ok ? { ...found, notices: doubtNotices(doubts.first) } : found
}

/** `integrate(f, x, a, b)` of what is known by points */
export function* definiteCall(call: CallNode, formulas: Formulas): Generator<void, SolverAnswer | null> {
  const found = yield* integralCall(call, formulas)
  if (!found?.ok || !Array.isArray(found.value)) return found
  return { ...found, value: found.value[0] as number }
}

/** `derivative_estimate(f, x, a)` */
// eslint-disable-next-line require-yield -- a few values do not take long
export function* derivativeCall(call: CallNode, formulas: Formulas): Generator<void, SolverAnswer | null> {
  const f = integrandOf(call, formulas)
  const place = call.args[2] && formulas.real(call.args[2])
  if (!f || typeof place !== 'number') return null
  const scale = Math.abs(place) / 10 || 0.1
  if (hasKink(f, place, scale / 1e4)) return noAnswer(message('derivative.kink'))
  const found = answer(derivative(f, place, scale), message('derivative.value'))
  const [formula, variable] = call.args
  if (!found.ok || variable?.kind !== 'name') return found
  return { ...found, notices: doubtNotices(formulas.doubtAt(formula!, [variable.name], [place])) }
}

/** Whether the slopes to both sides do not come together as the step gets smaller. */
function hasKink(f: Integrand, place: number, step: number): boolean {
  const here = f(place)
  const difference = (h: number): number => Math.abs(f(place + h) + f(place - h) - 2 * here) / h
  const [wide, narrow] = [difference(step), difference(step / 16)]
  const slope = Math.abs(f(place + step) - here) / step + Math.abs(f(place - step) - here) / step
  const noise = (1e3 * Number.EPSILON * Math.abs(here) * 16) / step
  return narrow > wide / 2 && narrow > 1e-3 * slope + noise
}

function answer(found: Estimate | null, otherwise: Message<MessageCode>): SolverAnswer {
  if (!found || !Number.isFinite(found.value)) return noAnswer(otherwise)
  return { ok: true, value: [found.value, found.error] }
}

function integrandOf({ args }: CallNode, formulas: Formulas, doubts?: Doubts): Integrand | null {
  const [formula, variable] = args
  const compiled = formula && variable?.kind === 'name' && formulas.function(formula, [variable.name], doubts)
  if (!compiled) return null
  const [at, value] = [new Float64Array(1), new Float64Array(1)]
  return place => {
    at[0] = place
    compiled(at, value)
    return value[0]!
  }
}
