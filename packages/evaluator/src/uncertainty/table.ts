/** Responsibilities: a table of texts, and the bars that go with it, as the result of a line. */
import type { Statement } from '@calcwright/math/expression'
import { ownName } from '@calcwright/reference/functions'
import type { Outcome } from '../block-result.ts'
import type { Table } from '../values/table.ts'
import { latexOf } from './table-latex.ts'

/** @returns the outcome of a line that is the call alone, with the table in place of its numbers */
export function withTable(outcome: Outcome, statement: Statement, table: Table | undefined): Outcome {
  if (!table || outcome.error || statement.kind !== 'expression' || statement.value.kind !== 'call')
    return outcome
  if (ownName(statement.value.name) !== 'budget') return outcome
  return { ...outcome, display: plainOf(table), latex: latexOf(table) }
}

function plainOf({ head, rows, chart: { title, bars } }: Table): string {
  const table = [head, ...rows].map(row => row.join(' | '))
  const width = Math.max(...bars.map(({ label }) => label.length))
  const drawn = bars.map(({ label, length, text }) =>
    [label.padEnd(width), barOf(length), text].filter(part => part !== '').join(' '),
  )
  return [...table, '', title, ...drawn].join('\n')
}

/** Characters of a bar of length 1. */
const CHARACTERS = 30
const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉']

/** In eighths of a character; what is below zero in whole ones, of another look. */
function barOf(length: number): string {
  const eighths = Math.round(Math.abs(length) * CHARACTERS * 8)
  if (length < 0) return '░'.repeat(Math.max(1, Math.round(eighths / 8)))
  return '█'.repeat(Math.floor(eighths / 8)) + EIGHTHS[eighths % 8]!
}
