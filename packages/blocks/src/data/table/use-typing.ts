/** The cell of a grid that is being typed into. */
import { useEffect, useRef, useState } from 'react'
import type { BlockViewProps, DecimalCommas } from '@calcwright/editor'
import { HEADINGS } from './edit.ts'
import type { Typing } from './grid-state.ts'
import { headText } from './head.ts'
import type { Table } from './model.ts'
import type { TableProps } from './props.ts'
import { cellWithCommas, headWithCommas } from './with-commas.ts'

/** A row or a column in which somebody types may be deleted by others: then a message says what was lost. */
export function useTyping({ editor }: BlockViewProps<TableProps>, { hasRow, hasColumn }: Table) {
  const [now, setNow] = useState<Typing | null>(null)
  const held = useRef('')
  const isRowGone = now !== null && now.row !== HEADINGS && !hasRow(now.row)
  const isGone = isRowGone || (now !== null && !hasColumn(now.column))
  const what = isRowGone ? 'row' : 'column'
  useEffect(() => {
    if (!isGone) return
    setNow(null)
    editor.actions.notify?.(
      `Somebody else has deleted the ${what}: your “${held.current}” was not entered.`,
      'error',
    )
  }, [isGone, what, editor])
  return {
    now: isGone ? null : now,
    begin(typing: Typing) {
      held.current = typing.text
      setNow(typing)
    },
    end: () => setNow(null),
    hold: (text: string) => void (held.current = text),
  }
}

/** The text of a cell or a heading as it is typed. */
export function textIn(
  table: Table,
  row: string | null,
  column: string,
  commas: DecimalCommas | null,
): string {
  if (row !== HEADINGS) return cellWithCommas(table.cell(row, column), commas)
  const head = table.columns.find(({ id }) => id === column)
  return head ? headWithCommas(headText(head), commas) : ''
}
