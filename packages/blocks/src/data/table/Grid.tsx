import { useCallback, useEffect, useId, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { Plus } from 'lucide-react'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import type { Virtualizer } from '@tanstack/react-virtual'
import type { BlockViewProps } from '@calcwright/editor'
import { columnName, isName } from '@calcwright/math/expression'
import { CELLS } from './cells-field.ts'
import { contentOf } from './classes.ts'
import { Cell } from './Cell.tsx'
import type { CellProps } from './Cell.tsx'
import { areaOf, hasMany, HEAD, isIn } from './cursor.ts'
import { HeadCell } from './HeadCell.tsx'
import { linesOfRows, readTable } from './model.ts'
import type { Table, TableColumn } from './model.ts'
import { DataActions } from '../DataActions.tsx'
import { tableName } from './table-name.ts'
import { RowHead } from './RowHead.tsx'
import type { TableProps } from './props.ts'
import type { ShownTable } from './shown.ts'
import { gridEvents, useGrid } from './use-grid.ts'
import { useMenuKeys } from './use-menu-keys.ts'
import type { Grid as GridState } from './grid-state.ts'
import styles from './table.module.css'
import type { PlottedColumn } from '../plot-columns.ts'

interface GridProps {
  readonly view: BlockViewProps<TableProps>
  readonly shown: ShownTable
  /** The table with the rows that are shown. */
  readonly table: Table
  /** The caret of the sheet is in the cells. */
  readonly here: boolean
  openFilter(column: string): void
}

/** Rows beyond the visible ones that are drawn. */
const OVERSCAN = 8
/** Width of the numbers of the rows. */
const MARGIN = 44

/** The cells of a table. Only the visible rows are on the page, and always the one with the cursor. */
export function Grid({ view, shown, table, here, openFilter }: GridProps) {
  const { props, readOnly, active, reachable, editor, block } = view
  const grid = useGrid(view, table)
  const { cursor } = grid
  const places = placesOf(readTable(props).rows)
  const scroller = useRef<HTMLDivElement>(null)
  const id = useId()
  const height = useCoarse() ? 40 : 28
  const virtualizer = useRows(table, height, cursor.row, scroller)
  useMenuKeys(scroller)
  useFocusOfCursor(
    scroller,
    here,
    grid,
    idOf(id, cursor.row === HEAD ? null : table.rows[cursor.row], table.columns[cursor.column]?.id),
    virtualizer,
  )
  const takeCaret = useCallback((): void => {
    if (!here && !readOnly) editor.focus(block.id, { at: 'keep', field: CELLS.id })
  }, [here, readOnly, editor, block.id])
  const { enter: enterCell } = grid
  const enter = useCallback(
    (row: string | null, column: string, extend: boolean): void => {
      takeCaret()
      enterCell(row, column, extend)
    },
    [takeCaret, enterCell],
  )
  const cellProps = cellPropsOf({
    ...{ view, grid, shown, id, enter, openFilter },
    reachable: readOnly || active || reachable,
  })
  const template = `${MARGIN}px ${table.columns.map(({ width }) => `${width}px`).join(' ')}`
  return (
    <>
      <div
        ref={scroller}
        role="grid"
        tabIndex={-1}
        aria-label="Cells"
        aria-rowcount={table.rows.length + 1}
        aria-colcount={table.columns.length + 1}
        aria-multiselectable="true"
        aria-readonly={readOnly || undefined}
        data-own-keys=""
        className={styles.grid}
        {...gridEvents(view, grid, shown)}
      >
        <div className={styles.head} role="row" aria-rowindex={1} style={{ gridTemplateColumns: template }}>
          <span role="columnheader" aria-colindex={1} className={styles.corner}>
            <span className="visually-hidden">Row</span>
          </span>
          {table.columns.map((column, at) => (
            <HeadCell key={column.id} {...cellProps(null, HEAD, column, at)} />
          ))}
        </div>
        <div className={styles.rows} style={{ height: virtualizer.getTotalSize() }}>
          <Rows table={table} virtualizer={virtualizer} template={template}>
            {(index, row) => (
              <>
                <RowHead view={view} grid={grid} row={index} number={(places.get(row) ?? index) + 1} />
                {table.columns.map((column, at) => (
                  <Cell key={column.id} row={row} {...cellProps(row, index, column, at)} />
                ))}
              </>
            )}
          </Rows>
        </div>
      </div>
      {!readOnly && <Adders view={view} grid={grid} enter={add => (takeCaret(), add())} />}
    </>
  )
}

/** Ids of cells in the page go with their rows and columns, so that those that others move are not drawn anew. */
const idOf = (id: string, row: string | null | undefined, column: string | undefined): string =>
  `${id}-${row ?? ''}-${column ?? ''}`

type Rows = Virtualizer<HTMLDivElement, Element>

/** Height of each further line of a text in a cell. */
const LINE = 18

function useRows(
  table: Table,
  height: number,
  cursor: number,
  scroller: React.RefObject<HTMLDivElement | null>,
): Rows {
  const count = table.rows.length
  const lines = linesOfRows(table)
  // oxlint-disable-next-line react/incompatible-library -- its functions are called anew with each drawing
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: at => height + LINE * ((lines.get(table.rows[at] ?? '') ?? 1) - 1),
    overscan: OVERSCAN,
    rangeExtractor: range => {
      const rows = defaultRangeExtractor(range)
      const isDrawn = cursor < 0 || cursor >= count || rows.includes(cursor)
      return isDrawn ? rows : [...rows, cursor].sort((a, b) => a - b)
    },
  })
  useEffect(() => virtualizer.measure(), [virtualizer, height, lines, table.rows])
  return virtualizer
}

/** The focus is on the cell with the cursor while the caret of the sheet is in the table. */
function useFocusOfCursor(
  scroller: React.RefObject<HTMLDivElement | null>,
  here: boolean,
  { cursor, typing }: GridState,
  cellId: string,
  virtualizer: Rows,
): void {
  const isTyping = typing !== null
  // The rows of a table that has just come are drawn after its headings.
  const hasRows = virtualizer.getVirtualItems().length > 0
  useLayoutEffect(() => {
    if (!here || isTyping) return
    // A press on a button of the grid keeps the focus.
    const focused = document.activeElement
    if (scroller.current?.contains(focused) && focused?.closest('[data-keeps-focus]')) return
    const cell = document.getElementById(cellId)
    cell?.focus({ preventScroll: true })
    if (cursor.row >= 0) virtualizer.scrollToIndex(cursor.row)
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the place of the cursor alone moves the focus
  }, [here, isTyping, cellId, hasRows])
  const { toRow } = cursor
  const isFar = toRow !== cursor.row && cursor.row === cursor.fromRow
  useLayoutEffect(() => {
    if (here && isFar && toRow >= 0) virtualizer.scrollToIndex(toRow)
  }, [here, isFar, toRow, virtualizer])
}

interface Common extends Pick<CellProps, 'view' | 'grid' | 'shown' | 'reachable' | 'enter' | 'openFilter'> {
  readonly id: string
}

/** @returns the function that gives the properties of a cell */
function cellPropsOf({
  id,
  ...common
}: Common): (id: string | null, row: number, column: TableColumn, at: number) => CellProps {
  const { cursor } = common.grid
  const area = areaOf(cursor)
  const isMany = hasMany(cursor)
  const words = new Set(
    contentOf(readTable(common.view.props)).columns.flatMap(({ column, kind }) =>
      kind === 'words' ? [column.id] : [],
    ),
  )
  return (rowId, row, column, at) => ({
    ...common,
    column,
    at,
    id: idOf(id, rowId, column.id),
    isCursor: cursor.row === row && cursor.column === at,
    isSelected: isMany && isIn(area, row, at),
    isNumeric: !words.has(column.id),
  })
}

interface RowsProps {
  readonly table: Table
  readonly virtualizer: Rows
  readonly template: string
  children(index: number, row: string): ReactNode
}

function Rows({ table, virtualizer, template, children }: RowsProps) {
  return virtualizer.getVirtualItems().map(({ index, start, size: height }) => {
    const row = table.rows[index]
    if (row === undefined) return null
    const style = { gridTemplateColumns: template, height, transform: `translateY(${start}px)` }
    return (
      <div key={row} role="row" aria-rowindex={index + 2} className={styles.row} style={style}>
        {children(index, row)}
      </div>
    )
  })
}

interface AddersProps {
  readonly view: BlockViewProps<TableProps>
  readonly grid: GridState
  enter(add: () => void): void
}

/** Buttons below the cells. */
function Adders({ view: { props, editor, block }, grid, enter }: AddersProps) {
  const content = contentOf(readTable(props))
  const columns = plottedColumns(props)
  const chosen = grid.table.columns[grid.cursor.column]?.name ?? ''
  return (
    <div className={styles.adders}>
      <button type="button" className={styles.adder} onClick={() => enter(() => grid.addRow('end'))}>
        <Plus size={14} aria-hidden="true" /> Row
      </button>
      <button type="button" className={styles.adder} onClick={() => enter(() => grid.addColumn('end'))}>
        <Plus size={14} aria-hidden="true" /> Column
      </button>
      <DataActions
        editor={editor}
        block={block.id}
        columns={columns}
        chosen={columnName(tableName(props.name) ?? '', chosen)}
        rows={content.rows.length}
        className={styles.adder}
      />
    </div>
  )
}

const known = new WeakMap<readonly string[], ReadonlyMap<string, number>>()

/** The place of each row in the data, which numbers it wherever it is shown. */
function placesOf(rows: readonly string[]): ReadonlyMap<string, number> {
  let places = known.get(rows)
  if (!places) known.set(rows, (places = new Map(rows.map((row, at) => [row, at]))))
  return places
}

const COARSE = '(pointer: coarse)'

/** Whether cells are pressed by a finger. */
const useCoarse = (): boolean =>
  useSyncExternalStore(
    listener => {
      const query = matchMedia(COARSE)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => matchMedia(COARSE).matches,
    () => false,
  )

/** Columns of numbers with names, as other lines read them. */
export function plottedColumns(props: TableProps): PlottedColumn[] {
  const table = tableName(props.name) ?? ''
  return contentOf(readTable(props)).columns.flatMap(({ column, kind }) =>
    (kind === 'numbers' || kind === 'computed') && isName(column.name)
      ? [{ name: columnName(table, column.name), unit: column.unit }]
      : [],
  )
}
