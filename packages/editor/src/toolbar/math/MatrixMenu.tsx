import { useState } from 'react'
import { Menu, MenuItem, MenuRule, usePress } from '@calcwright/ui'
import { applyTemplate, changeMatrix, isInMatrix } from '../../templates/act.ts'
import type { MatrixCommand } from '../../templates/act.ts'
import { matrixTemplate } from '../../templates/templates.ts'
import styles from '../../templates/glyph.module.css'

const LARGEST = 6
const SIZES = Array.from({ length: LARGEST * LARGEST }, (_, at) => ({
  rows: Math.floor(at / LARGEST) + 1,
  columns: (at % LARGEST) + 1,
}))

const CHANGES: readonly (readonly [label: string, command: MatrixCommand, hint: string])[] = [
  ['Column before', 'addColumnBefore', ''],
  ['Column after', 'addColumnAfter', ','],
  ['Row before', 'addRowBefore', ''],
  ['Row after', 'addRowAfter', ';'],
  ['Remove column', 'removeColumn', '<'],
  ['Remove row', 'removeRow', ':'],
]

/** A new matrix by its size; with the caret in one, its rows and columns. */
export function MatrixMenu({ close }: { close(): void }) {
  const [size, setSize] = useState({ rows: 2, columns: 2 })
  const [inside] = useState(isInMatrix)
  return (
    <>
      <div role="menu" aria-label="New matrix">
        <div role="presentation" className={styles.sizes}>
          {SIZES.map(({ rows, columns }) => (
            <SizeCell
              key={`${rows} ${columns}`}
              label={`${rows} × ${columns} matrix`}
              marked={rows <= size.rows && columns <= size.columns}
              onMark={() => setSize({ rows, columns })}
              onSelect={() => {
                close()
                applyTemplate(matrixTemplate(rows, columns))
              }}
            />
          ))}
        </div>
      </div>
      <p className={styles.caption} aria-hidden="true">
        {size.rows} × {size.columns} matrix
      </p>
      <MenuRule />
      <Menu label="Rows and columns">
        {CHANGES.map(([label, command, hint]) => (
          <MenuItem
            key={command}
            label={label}
            {...(hint ? { hint } : {})}
            disabled={!inside}
            onSelect={() => {
              close()
              changeMatrix(command)
            }}
          />
        ))}
      </Menu>
    </>
  )
}

interface SizeCellProps {
  readonly label: string
  readonly marked: boolean
  onMark(): void
  onSelect(): void
}

function SizeCell({ label, marked, onMark, onSelect }: SizeCellProps) {
  const press = usePress(onSelect)
  return (
    <button
      type="button"
      role="menuitem"
      aria-label={label}
      tabIndex={-1}
      className={styles.size}
      data-marked={marked || undefined}
      onPointerEnter={onMark}
      onFocus={onMark}
      {...press}
    />
  )
}
