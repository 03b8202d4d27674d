/** The months and years of the calendar: a grid of buttons. */
import type { KeyboardEvent, ReactNode } from 'react'
import css from './date-picker.module.css'

const COLUMNS = 4

/** Buttons in rows, among which the arrows move. */
export function Cells({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -COLUMNS, ArrowDown: COLUMNS }[event.key]
    if (by === undefined) return
    event.preventDefault()
    const cells = [...event.currentTarget.querySelectorAll('button')]
    const target = cells[cells.indexOf(document.activeElement as HTMLButtonElement) + by]
    if (target && !target.disabled) target.focus()
  }
  return (
    // The keys belong to the buttons inside; here they are heard once for all of them.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div role="group" aria-label={label} className={css.cells} onKeyDown={move}>
      {children}
    </div>
  )
}

interface CellProps {
  readonly label: string
  readonly current: boolean
  readonly disabled: boolean
  readonly onChoose: () => void
  readonly children: ReactNode
}

export function Cell({ label, current, disabled, onChoose, children }: CellProps) {
  return (
    <button
      type="button"
      className={css.cell}
      aria-label={label}
      aria-current={current || undefined}
      data-current={current || undefined}
      disabled={disabled}
      onClick={onChoose}
    >
      {children}
    </button>
  )
}
