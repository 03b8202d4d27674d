import { ArrowDown, ArrowUp, ChevronDown, Filter } from 'lucide-react'
import { Popup, usePress } from '@calcwright/ui'
import type { PressedBy } from '@calcwright/ui'
import { useState } from 'react'
import { pointerEvents } from './Cell.tsx'
import type { CellProps } from './Cell.tsx'
import { CellInput } from './CellInput.tsx'
import { ColumnMenu } from './ColumnMenu.tsx'
import { HeadText } from './HeadText.tsx'
import { WidthHandle } from './WidthHandle.tsx'
import styles from './table.module.css'

/** The heading of a column: its name, its unit and its formula are one text, `sigma [MPa] = F/A`. */
export function HeadCell(props: CellProps) {
  const { view, grid, shown, column, at, id, isCursor, isSelected, isNumeric, reachable } = props
  const error = shown.error(null, column.id)
  const isTypedInto = grid.typing?.row === null && grid.typing.column === column.id
  const label = column.name || `Column ${at + 1}`
  const SortMark = column.sort === 'down' ? ArrowDown : ArrowUp
  return (
    <div
      role="columnheader"
      id={id}
      aria-colindex={at + 2}
      aria-selected={isCursor || isSelected}
      aria-invalid={error ? true : undefined}
      tabIndex={isCursor && reachable ? 0 : -1}
      className={styles.headCell}
      data-numbers={isNumeric || undefined}
      data-cursor={isCursor || undefined}
      title={error?.message}
      {...pointerEvents(props, null)}
    >
      {isTypedInto ? (
        <CellInput grid={grid} label={`Heading of ${label}`} />
      ) : (
        <span className={styles.headText}>
          {column.name === '' && column.formula === '' && !view.readOnly ? (
            <span className={styles.ghost}>name [unit]</span>
          ) : (
            <HeadText column={column} unit={column.unit || shown.unit(column.id)} />
          )}
        </span>
      )}
      {column.sort !== '' && <SortMark size={13} role="img" aria-label={`sorted ${column.sort}`} />}
      {column.filter !== '' && <Filter size={13} role="img" aria-label="filtered" />}
      {!view.readOnly && !isTypedInto && <MenuButton {...props} label={label} />}
      {!view.readOnly && <WidthHandle grid={grid} column={column.id} width={column.width} label={label} />}
    </div>
  )
}

function MenuButton(props: CellProps & { readonly label: string }) {
  const [opened, setOpened] = useState<PressedBy | null>(null)
  const press = usePress(by => setOpened(opened ? null : by))
  const close = (): void => setOpened(null)
  return (
    <Popup
      label={`Column ${props.label}`}
      opened={opened}
      onClose={close}
      align="end"
      anchor={
        <button
          type="button"
          data-keeps-focus=""
          className={styles.menuButton}
          aria-label={`Menu of ${props.label}`}
          aria-haspopup="menu"
          aria-expanded={opened !== null}
          tabIndex={props.isCursor ? 0 : -1}
          {...press}
        >
          <ChevronDown size={14} aria-hidden="true" />
        </button>
      }
    >
      <ColumnMenu {...props} close={close} />
    </Popup>
  )
}
