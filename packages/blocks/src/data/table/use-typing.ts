/** The cell of a grid that is being typed into. */
import { useEffect, useRef, useState } from 'react'
import type { BlockViewProps } from '@calcwright/editor'
import { HEADINGS } from './edit.ts'
import type { Typing } from './grid-state.ts'
import type { Table } from './model.ts'
import type { TableProps } from './props.ts'

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
    set(typing: Typing | null) {
      if (typing && typing.row !== now?.row) held.current = typing.text
      setNow(typing)
    },
    hold: (text: string) => void (held.current = text),
  }
}
