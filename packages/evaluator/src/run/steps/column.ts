/** Responsibilities: a name that a column of a resource defines. */
import { HALTED } from '../../answers/errors.ts'
import { isLocalName } from '../../graph/step.ts'
import type { PlannedColumn, PlannedFormula } from '../../plan/planned.ts'
import { EMPTY_OUTCOME, failedOutcome } from '../../results/outcome.ts'
import type { FinishedStep } from '../../results/outcome.ts'
import { knownColumn } from '../../values/columns.ts'
import type { MeasuredColumn } from '../../values/columns.ts'
import type { StepContext } from './context.ts'
import type { StepKind } from './kind.ts'
import type { StepState } from './state.ts'
import { finishedWork } from './work.ts'

export const COLUMN: StepKind<PlannedColumn> = {
  needsInputs: false,
  prepare({ step: { key, of = '', defines }, numbers }, context) {
    const { state } = context
    if (context.isUndone(of)) return 'pending'
    const [{ name } = { name: '' }] = defines
    const resource = context.resultOf(of)
    const column = resource?.failed ? undefined : state.columns.get(of, name)
    if (!column) return finishedWork(failedOutcome(HALTED))
    defineColumn(key, name, column, state)
    return finishedWork({ outcome: EMPTY_OUTCOME, value: numbers ?? `${resource?.value} ${name}` })
  },
}

function defineColumn(key: string, name: string, column: MeasuredColumn, state: StepState): void {
  const symbol = state.symbols.definition(key, name)
  if (state.columns.define(key, symbol, column)) state.procedures.delete(symbol)
  state.pass(key, knownColumn(name, symbol, column))
}

/**
 * A series of a plot that is a column, as `y := T`, has the numbers of the column: the engine is not asked.
 * @returns the outcome of such a formula; null for another one
 */
export function columnOfSeries(planned: PlannedFormula, { state }: StepContext): FinishedStep | null {
  const { statement, step } = planned
  const name = step.defines[0]?.name
  if (name === undefined || !isLocalName(name)) return null
  if (statement.kind !== 'definition' || statement.value.kind !== 'name' || statement.unit) return null
  const input = state.inputsOf(step.key).get(statement.value.name) ?? ''
  const known = state.known.get(input)
  if (known?.kind !== 'variable' || !known.elements) return null
  const { elements, written, variable } = known
  defineColumn(step.key, name, { elements, written, shape: variable.shape }, state)
  return { outcome: EMPTY_OUTCOME, value: `column ${state.schedule.records.get(input)?.value}` }
}
