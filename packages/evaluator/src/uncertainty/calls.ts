/** Responsibilities: calls about uncertainties: uncertainty(y), correlation_between(y, z), correlate(a, b, r). */
import { message } from '@calcwright/math/messages/uncertainty'
import { noAnswer } from '../solving/solver.ts'
import type { CallNode } from '@calcwright/math/expression'
import type { NumericValue } from '@calcwright/math/numeric'
import type { Formulas } from '../solving/formulas.ts'
import type { RequestingCall, SolverAnswer, SolverServices } from '../solving/solver.ts'
import { budgetOf } from './budget.ts'
import { BUDGET, CORRELATE, CORRELATION, MONTE_CARLO, UNCERTAINTY } from '../solving/uncertainty-names.ts'
import { inputOf } from './correlations.ts'
import { pairsAmong, standardUncertainty } from '../values/uncertainty.ts'
import type { Uncertainty } from '../values/uncertainty.ts'
import { monteCarlo } from './simulation.ts'
import { argumentOf } from './argument.ts'
import type { Argument } from './argument.ts'

/** The calls about uncertainties, by their engine names. */
export const UNCERTAINTY_CALLS: ReadonlyMap<string, RequestingCall> = new Map([
  [UNCERTAINTY, uncertaintyOf],
  [CORRELATION, correlationOf],
  [CORRELATE, correlate],
  [MONTE_CARLO, monteCarlo],
  [BUDGET, budgetOf],
])

const NOTHING = { parts: new Map(), correlations: new Map() }

const sizeOf = ({ value, uncertainty }: Argument): NumericValue =>
  standardUncertainty(value, uncertainty ?? NOTHING)

async function uncertaintyOf(
  { args }: CallNode,
  formulas: Formulas,
  solving: SolverServices,
): Promise<SolverAnswer> {
  const argument = await argumentOf(args[0], formulas, solving)
  return argument.ok ? { ok: true, value: sizeOf(argument) } : argument
}

/** Source: JCGM 100:2008 (GUM), equations F.2 and 14. */
async function correlationOf(
  { args }: CallNode,
  formulas: Formulas,
  solving: SolverServices,
): Promise<SolverAnswer> {
  const [one, other] = [
    await argumentOf(args[0], formulas, solving),
    await argumentOf(args[1], formulas, solving),
  ]
  if (!one.ok) return one
  if (!other.ok) return other
  if (typeof one.value !== 'number' || typeof other.value !== 'number')
    return noAnswer(message('uncertainty.single.correlation'))
  if (!one.uncertainty || !other.uncertainty) return noAnswer(message('uncertainty.certain.correlation'))
  const size = Number(sizeOf(one)) * Number(sizeOf(other))
  if (size === 0) return noAnswer(message('uncertainty.certain.correlation'))
  return { ok: true, value: covarianceOf(one.uncertainty, other.uncertainty) / size }
}

function covarianceOf(one: Uncertainty, other: Uncertainty): number {
  const partOf = ({ parts }: Uncertainty, id: string): number => Number(parts.get(id) ?? 0)
  const own = [...one.parts.keys()].map(id => partOf(one, id) * partOf(other, id))
  const mixed = pairsAmong(new Map([...one.correlations, ...other.correlations])).map(
    ([a, b, coefficient]) =>
      coefficient * (partOf(one, a) * partOf(other, b) + partOf(one, b) * partOf(other, a)),
  )
  return [...own, ...mixed].reduce((sum, product) => sum + product, 0)
}

/** `correlate(a, b, r)`: its value is r; the steps below it set the correlation. */
function correlate({ args }: CallNode, formulas: Formulas): Promise<SolverAnswer> {
  const [a, b, r] = args
  const [one, other] = [a, b].map(arg => {
    if (arg?.kind === 'binary' && arg.operator === '±') return { id: String(arg.operatorSpan.start) }
    return arg?.kind === 'name' ? inputOf(formulas.solvable.scope.known(arg.name)) : undefined
  })
  const coefficient = r && formulas.real(r)
  if (!one || !other || one.id === other.id) return Promise.resolve(NO_INPUTS)
  if (typeof coefficient !== 'number' || !(Math.abs(coefficient) <= 1)) return Promise.resolve(NO_COEFFICIENT)
  return Promise.resolve({ ok: true, value: coefficient })
}

const NO_INPUTS = noAnswer(message('uncertainty.inputs'))
const NO_COEFFICIENT = noAnswer(message('uncertainty.coefficient'))
