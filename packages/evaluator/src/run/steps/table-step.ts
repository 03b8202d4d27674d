/** Responsibilities: a table: what its name means for the lines below, and its columns of numbers. */
import type { PlannedTableStep } from '../../plan/planned.ts'
import { EMPTY_OUTCOME, failedOutcome } from '../../results/outcome.ts'
import { preferencesOf } from '../../values/preferences.ts'
import { evaluationErrorOf } from '../../values/error.ts'
import { measuredColumn } from '../../values/columns.ts'
import type { MeasuredColumn } from '../../values/columns.ts'
import { knownTable } from '../../values/known-table.ts'
import type { StepKind } from './kind.ts'
import { finishedWork } from './work.ts'

export const TABLE: StepKind<PlannedTableStep> = {
  needsInputs: false,
  prepare({ step, table }, { state }) {
    const { name, columns, words, texts, rows, numbers } = table
    state.columns.set(step.key, null)
    if (name !== '')
      state.known.set(step.key, knownTable(name, { columns, words, rows, ...(texts && { texts }) }))
    const measured = new Map<string, MeasuredColumn>()
    for (const column of numbers) {
      const read = measuredColumn(column, preferencesOf(state.settings).rates)
      if (!read.ok) {
        const error = evaluationErrorOf('unit', read.problem, { start: 0, end: column.unit.length })
        return finishedWork(failedOutcome({ ...error, field: column.field }))
      }
      measured.set(column.name, read.column)
    }
    state.columns.set(step.key, measured)
    const display = `${rows.length} ${rows.length === 1 ? 'row' : 'rows'}`
    // Other worksheets look rows up in what is stored here.
    const named = rows.some(row => row !== '') ? rows : []
    const outcome = {
      ...EMPTY_OUTCOME,
      request: 'table',
      display,
      rows: named,
      ...(words.length > 0 && { words }),
    }
    return finishedWork({ outcome, value: step.source })
  },
}
