/** Responsibilities: a resource: its bytes are fetched and read while other steps run. */
import { isColumnName } from '@calcwright/math/expression'
import { message } from '@calcwright/math/messages/resources'
import type { ColumnSummary } from '../../block-result.ts'
import type { EvaluationSettings } from '../../contract.ts'
import type { PlannedResource, ResourceColumn } from '../../block-plan.ts'
import type { PlannedResourceStep } from '../../plan/planned.ts'
import { EMPTY_OUTCOME, failedOutcome } from '../../results/outcome.ts'
import { preferencesOf } from '../../values/preferences.ts'
import { measuredColumn } from '../../values/columns.ts'
import type { MeasuredColumn } from '../../values/columns.ts'
import { resourceError } from '../resources/readings.ts'
import { knownHolder, knownTable } from '../../values/known-table.ts'
import type { StepKind } from './kind.ts'
import { finishedWork } from './work.ts'

export const RESOURCE: StepKind<PlannedResourceStep> = {
  needsInputs: false,
  prepare({ step, resource }, { state }) {
    const { table } = resource
    const reading = state.readings.of(step.source, resource)
    if (reading.kind === 'pending') return { kind: 'waiting', arrival: reading.arrival }
    state.columns.set(step.key, null)
    if (reading.kind === 'failed') return finishedWork(failedOutcome(reading.error))
    const notices = reading.remarks.map(sentence => message('resource.shape', { sentence }))
    if (reading.kind === 'holder') {
      const { holder } = reading
      const [name] = step.defines
      state.pass(step.key, name && knownHolder(name.name, holder))
      const shown = { shown: true, request: 'resource', display: holder.title, notices }
      return finishedWork({ outcome: { ...EMPTY_OUTCOME, ...shown }, value: step.source })
    }
    const columns = new Map<string, MeasuredColumn>()
    for (const column of columnsOf(resource, reading.columns)) {
      const measured = measuredIn(column, state.settings)
      if (!measured.ok) {
        const error = resourceError(measured.problem, column.field ?? resource.field)
        return finishedWork(failedOutcome(error))
      }
      columns.set(column.name, measured.column)
    }
    state.columns.set(step.key, columns)
    if (table)
      state.known.set(
        step.key,
        knownTable(table.name, { ...table, rows: reading.rows, texts: reading.texts }),
      )
    // A table names the same columns once more.
    const shown = columnsOf(resource, reading.columns).filter(({ name }) => !isColumnName(name))
    const summaries = shown.map(summaryOf)
    const outcome = { ...EMPTY_OUTCOME, shown: true, request: 'resource', columns: summaries, notices }
    return finishedWork({ outcome, value: step.source })
  },
}

const measuredIn = (column: ResourceColumn, settings: EvaluationSettings) =>
  measuredColumn(column, preferencesOf(settings).rates)

/** The columns that define a name. */
const columnsOf = ({ names }: PlannedResource, columns: readonly ResourceColumn[]): ResourceColumn[] =>
  names.map(name => columns.find(column => column.name === name)!)

/** Values of a column that its result holds. */
const FIRST = 20

function summaryOf({ name, unit, values, width, missing }: ResourceColumn): ColumnSummary {
  const first = Array.from(values.subarray(0, FIRST), value => (Number.isFinite(value) ? value : null))
  const count = width === undefined ? values.length : values.length / width
  const about = { ...(width !== undefined && { width }), ...(missing !== undefined && { missing }) }
  return { name, unit, count, first, ...about }
}
