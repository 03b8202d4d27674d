/**
 * Responsibilities: the one decision who computes a formula. Numbers alone are answered at once; what calls solvers or
 * depends on uncertain numbers takes several requests; the engine does the rest, and gets decimals whose digits would
 * cancel in fractions.
 */
import type { Inferred } from '@calcwright/math/dimensions'
import type { Notice } from '../block-result.ts'
import type { ValueTrait } from '../values/known.ts'
import type { Request, Route, SolverRoute } from '../values/prepared.ts'
import { cancelledValue } from './cancelled.ts'
import { knownAnswer } from './known-numbers.ts'
import { valueByNumbers } from './value-by-numbers.ts'
import { witnessed } from './witness.ts'

/** A route with the value in the engine's words. */
export interface Routed {
  readonly route: Route
  readonly text: string
  readonly notices: readonly Notice[]
}

export interface RouteRequest {
  readonly inferred: Inferred
  readonly request: Request
  /** The formula in the engine's words. */
  readonly formula: string
  readonly traits: ReadonlySet<ValueTrait>
  /** Set where calls of solvers or uncertain numbers stand in the formula. */
  readonly solver: SolverRoute | null
  /** Whether properties were computed, whose numbers stand in the formula. */
  readonly isOfProperties: boolean
}

/** @throws PreparationStopped where values are needed that are still being computed */
export function routeOf({
  inferred,
  request,
  formula,
  traits,
  solver,
  isOfProperties,
}: RouteRequest): Routed {
  if (solver) return { route: solver, text: formula, notices: [] }
  const numbers = valueByNumbers(inferred, request)
  if (numbers !== null) return { route: { by: 'engine' }, text: numbers, notices: [] }
  const cancelled = cancelledValue(inferred, request)
  const notices = cancelled?.notices ?? []
  const isNumber = notices.length === 0 && request.output.form === 'none' && traits.size === 0
  const answer = isNumber ? () => knownAnswer(inferred, request.scope) : () => null
  const by = isOfProperties ? 'property' : 'numbers'
  // An order that is certain whatever rounding does needs no fractions in place of decimals.
  const order = inferred.expression.kind === 'compare' ? answer() : null
  if (order) return { route: { by, answer: order }, text: formula, notices }
  if (cancelled?.text) return { route: { by: 'engine' }, text: cancelled.text, notices }
  const witness = witnessed(inferred, request, formula)
  if (witness) return { route: engineWith(witness.value), text: witness.text, notices }
  const known = answer()
  return { route: known ? { by, answer: known } : { by: 'engine' }, text: formula, notices }
}

const engineWith = (witness: number | undefined): Route => ({
  by: 'engine',
  ...(witness !== undefined && { witness }),
})
