/** Responsibilities: calls about uncertainties: uncertainty(y), correlation_between(y, z), correlate(a, b, r). */
import { message } from '@calcwright/math/messages/uncertainty'
import { noAnswer } from '../solving/solver.ts'
import type { CallNode, Expression } from '@calcwright/math/expression'
import type { NumericValue } from '@calcwright/math/numeric'
import type { Formulas } from '../solving/formulas.ts'
import type { RequestingCall, SolverAnswer, SolverServices } from '../solving/solver.ts'
import { budgetOf } from './budget.ts'
import { BUDGET, CORRELATE, CORRELATION, MONTE_CARLO, UNCERTAINTY } from '../solving/uncertainty-names.ts'
import { correlationsAmong, inputOf, rootOf } from './correlations.ts'
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
  if (args.length === 1) return matrixOf(args[0], formulas, solving)
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

/** `correlation_between([x, y, z])`: the matrix of the items of a list. */
async function matrixOf(
  formula: Expression | undefined,
  formulas: Formulas,
  solving: SolverServices,
): Promise<SolverAnswer> {
  const list = await argumentOf(formula, formulas, solving)
  if (!list.ok) return list
  const { value, uncertainty } = list
  if (!Array.isArray(value) || !value.every(item => typeof item === 'number'))
    return noAnswer(message('uncertainty.list.correlation'))
  if (!uncertainty) return noAnswer(message('uncertainty.certain.correlation'))
  const items = value.map((_, index) => ({
    ...uncertainty,
    parts: new Map([...uncertainty.parts].map(([id, parts]) => [id, (parts as readonly number[])[index]!])),
  }))
  const sizes = items.map(item => Number(standardUncertainty(0, item)))
  if (sizes.includes(0)) return noAnswer(message('uncertainty.certain.correlation'))
  const matrix = items.map((one, row) =>
    items.map((other, column) =>
      row === column ? 1 : covarianceOf(one, other) / (sizes[row]! * sizes[column]!),
    ),
  )
  return { ok: true, value: matrix }
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
  if (a?.kind === 'list') return Promise.resolve(correlateAll(a.items, b, formulas))
  const [one, other] = [inputIn(a, formulas), inputIn(b, formulas)]
  const coefficient = r && formulas.real(r)
  if (!one || !other || one.id === other.id) return Promise.resolve(NO_INPUTS)
  if (typeof coefficient !== 'number' || !(Math.abs(coefficient) <= 1)) return Promise.resolve(NO_COEFFICIENT)
  return Promise.resolve({ ok: true, value: coefficient })
}

/** `correlate([a, b, c], R)`: its value is R. */
function correlateAll(
  items: readonly Expression[],
  matrix: Expression | undefined,
  formulas: Formulas,
): SolverAnswer {
  const ids = items.flatMap(item => inputIn(item, formulas)?.id ?? [])
  if (ids.length !== items.length || new Set(ids).size !== ids.length) return NO_INPUTS
  const value = matrix && formulas.value(matrix)
  if (!isCorrelationMatrix(value, ids.length))
    return noAnswer(message('uncertainty.matrix', { count: ids.length }))
  if (!rootOf(ids, correlationsAmong(ids, value))) return noAnswer(message('uncertainty.correlations'))
  return { ok: true, value }
}

/** Coefficients as a table prints them: alike on both sides of ones. */
function isCorrelationMatrix(value: NumericValue | null | undefined, size: number): value is number[][] {
  if (!Array.isArray(value) || value.length !== size) return false
  const rows = value as readonly NumericValue[]
  const at = (row: number, column: number): unknown => (rows[row] as readonly NumericValue[])[column]
  return rows.every(
    (row, index) =>
      Array.isArray(row) &&
      row.length === size &&
      row.every(
        (one, column) =>
          typeof one === 'number' &&
          (index === column ? isSame(one, 1) : Math.abs(one) <= 1 && isSame(one, Number(at(column, index)))),
      ),
  )
}

const isSame = (one: number, other: number): boolean => Math.abs(one - other) < 1e-9

/** The input that an argument is: one that is written there, or that of a name. */
function inputIn(arg: Expression | undefined, { solvable }: Formulas): { readonly id: string } | undefined {
  if (arg?.kind === 'binary' && arg.operator === '±') return { id: String(arg.operatorSpan.start) }
  return arg?.kind === 'name' ? inputOf(solvable.scope.known(arg.name)) : undefined
}

const NO_INPUTS = noAnswer(message('uncertainty.inputs'))
const NO_COEFFICIENT = noAnswer(message('uncertainty.coefficient'))
