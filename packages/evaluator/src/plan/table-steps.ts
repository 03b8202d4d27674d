/** Responsibilities: the steps of a table, and of a name for one of its rows. */
import type { PlannedRow, PlannedTable } from '../block-plan.ts'
import { hashOf, hashOfNumbers } from '../graph/hash.ts'
import type { Step } from '../graph/step.ts'
import type { PlannedStep } from './planned.ts'

type Placed = (place: number) => Pick<Step, 'key' | 'block' | 'index'>

/**
 * The table itself comes first, since its name takes the columns of an earlier table of that name away.
 * @param placed key and place of the steps, counted from 0
 */
export function tableSteps(table: PlannedTable, placed: Placed): PlannedStep[] {
  const { name, columns, words, texts, rows, numbers } = table
  const prints = numbers.map(({ unit, values }) => hashOf(unit, hashOfNumbers(values)))
  const source = hashOf('table 2', JSON.stringify([name, columns, words, texts, rows, prints]))
  const defines = name === '' ? [] : [{ name, kind: 'variable' as const }]
  const step: Step = { ...placed(0), source, defines, reads: [] }
  const own = numbers.map((column, index): PlannedStep => {
    const defined = [{ name: column.name, kind: 'variable' as const }]
    const print = hashOf('column', column.name, prints[index]!)
    const reads = { reads: [], of: step.key }
    return {
      kind: 'column',
      step: { ...placed(index + 1), source: print, defines: defined, ...reads },
      numbers: print,
    }
  })
  return [{ kind: 'table', step, table }, ...own]
}

export function rowStep(row: PlannedRow, place: Pick<Step, 'key' | 'block' | 'index'>): PlannedStep {
  const { name, table } = row
  const source = hashOf('row', name, table, JSON.stringify(row.row))
  const defines = name === '' ? [] : [{ name, kind: 'variable' as const }]
  return {
    kind: 'row',
    step: {
      ...place,
      source,
      defines,
      reads: row.row === null ? [] : [table],
      readsTable: table,
      lenient: true,
    },
    row,
  }
}
