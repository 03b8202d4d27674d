/** Responsibilities: a table of texts as the result of a line. */
import { toLatex } from '@calcwright/math/expression'
import type { Statement } from '@calcwright/math/expression'
import { ownName } from '@calcwright/reference/functions'
import type { Outcome } from '../../contract.ts'

export interface Table {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** @returns the outcome of a line that is the call alone, with the table in place of its numbers */
export function withTable(outcome: Outcome, statement: Statement, table: Table | undefined): Outcome {
  if (!table || outcome.error || statement.kind !== 'expression' || statement.value.kind !== 'call')
    return outcome
  if (ownName(statement.value.name) !== 'budget') return outcome
  return { ...outcome, display: plainOf(table), latex: latexOf(table) }
}

const plainOf = ({ head, rows }: Table): string => [head, ...rows].map(row => row.join(' | ')).join('\n')

function latexOf({ head, rows }: Table): string {
  const columns = head.map((_, index) => (index === 0 ? 'l' : 'r')).join('')
  const line = (row: readonly string[]): string => row.map(textOf).join(' & ')
  return `\\begin{array}{${columns}}${[head, ...rows].map(line).join('\\\\ ')}\\end{array}`
}

const textOf = (text: string): string => toLatex({ kind: 'text', text, span: { start: 0, end: 0 } })
