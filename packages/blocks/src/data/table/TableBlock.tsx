import { useContext, useMemo, useState } from 'react'
import { numbersOfLine } from '@calcwright/document'
import type { Field } from '@calcwright/document'
import { CommasContext, isResultOutdated, Messages } from '@calcwright/editor'
import type { BlockViewProps } from '@calcwright/editor'
import { BlockHelp, ExtentContext, FieldBox, useBlockFields } from '@calcwright/editor/kit'
import { CELLS } from './cells-field.ts'
import { Grid } from './Grid.tsx'
import { isEmptyRow } from './grid.ts'
import { readTable } from './model.ts'
import type { Table } from './model.ts'
import { PaperTable } from './PaperTable.tsx'
import table from './schema.ts'
import type { TableProps } from './props.ts'
import { placedError } from './placed-error.ts'
import { RowChoice } from './RowChoice.tsx'
import { hasRowChoice, rowsShown } from './rows-shown.ts'
import { shownTable } from './shown.ts'
import type { ShownTable } from './shown.ts'
import { usePrinting } from './use-printing.ts'
import styles from './table.module.css'

const [NAME] = table.fields as readonly Field[]
const FIELDS: readonly Field[] = [NAME!, CELLS]

/** A table with its name above it, and what is wrong with it below. */
export default function TableBlock(view: BlockViewProps<TableProps>) {
  const { block, props, result, editor, readOnly } = view
  const fields = useBlockFields(view as unknown as BlockViewProps<object>, FIELDS, {
    enter: field => field === NAME!.id && toCells(view),
  })
  const { root, current: place } = fields
  const { digits, thousands, number_forms, imaginary_unit } = numbersOfLine(editor.worksheet.settings, block)
  const current = isResultOutdated(view) ? undefined : result
  const commas = useContext(CommasContext)
  const shown = useMemo(
    () => shownTable(props, current, { digits, thousands, number_forms, imaginary_unit, commas }),
    [props, current, digits, thousands, number_forms, imaginary_unit, commas],
  )
  const isOnPaper = usePrinting()
  const isWhole = useContext(ExtentContext) === 'whole'
  const table = useShownRows(view, shown)
  const [opened, openFilter] = useState<string | null>(null)
  const isNamed = props.name !== '' || !readOnly
  return (
    <div className={styles.block}>
      <div ref={root} role="group" aria-label="Table" className={styles.group}>
        {isNamed && (
          <div className={styles.title}>
            <FieldBox
              block={fields}
              field={NAME!}
              error={nameError(view)}
              messageId={`${view.block.id}-table`}
            />
          </div>
        )}
        {isOnPaper || isWhole ? (
          <PaperTable props={props} shown={shown} />
        ) : (
          <span data-field={CELLS.id} className={styles.cells}>
            <Grid view={view} shown={shown} table={table} here={place === CELLS.id} openFilter={openFilter} />
            <RowChoice view={view} shown={shown} opened={opened} closeFilter={() => openFilter(null)} />
          </span>
        )}
        {/* The tick stands after the cells, so that Tab leads from the name to the first of them. */}
        <OwnNames view={view} />
      </div>
      <BlockHelp view={view as unknown as BlockViewProps<object>} title="Table" />
      <TableMessages view={view} shown={shown} />
    </div>
  )
}

/** The table with the rows that are shown. They stay while results are on their way. */
function useShownRows(view: BlockViewProps<TableProps>, shown: ShownTable): Table {
  const { props } = view
  const all = readTable(props)
  const rows = rowsShown(props, shown)
  const [settled, setSettled] = useState(rows)
  const isPending = hasRowChoice(all) && isResultOutdated(view)
  if (!isPending && settled !== rows) setSettled(rows)
  const now = isPending ? settled : rows
  return useMemo(() => {
    if (now === all.rows) return all
    const known = new Set(now)
    return { ...all, rows: [...now.filter(all.hasRow), ...(isPending ? all.rows.filter(row => !known.has(row) && isEmptyRow(all, row)) : [])] } // prettier-ignore
  }, [all, now, isPending])
}

function toCells({ editor, block }: BlockViewProps<TableProps>): true {
  editor.focus(block.id, { at: 'start', field: CELLS.id })
  return true
}

const nameError = ({ result }: BlockViewProps<TableProps>) =>
  result?.outcomes.find(({ error }) => error?.field === NAME!.id)?.error ?? null

/** Whether the columns of a table with a name are known by their own names as well. */
function OwnNames({
  view: { block, props, readOnly, editor },
}: {
  readonly view: BlockViewProps<TableProps>
}) {
  if (readOnly || props.name === '') return null
  return (
    <label className={styles.own}>
      <input
        type="checkbox"
        checked={props.own_names}
        onChange={event =>
          editor.setProps(block.id, { own_names: event.currentTarget.checked }, { step: true })
        }
      />
      Columns by their own names too
    </label>
  )
}

interface TableMessagesProps {
  readonly view: BlockViewProps<TableProps>
  readonly shown: ReturnType<typeof shownTable>
}

/** The errors of cells with their places, and what is said of the whole. */
function TableMessages({ view, shown }: TableMessagesProps) {
  const { props, result, active, asked, editor } = view
  const outcome = result?.outcomes[0]
  if (!outcome || isResultOutdated(view)) return null
  const whole = result.outcomes.find(
    ({ error }) => error?.field === NAME!.id || error?.field === undefined,
  )?.error
  const placed = placedError(props, shown)
  const error = whole && whole.kind !== 'halted' ? whole : (placed ?? whole ?? null)
  // A value that is missing in a row is seen there.
  const notices = result.outcomes
    .flatMap(one => one.notices)
    .filter(({ code }) => !code.startsWith('argument.undefined'))
  return (
    <Messages
      id={`${view.block.id}-table`}
      outcome={{ ...outcome, error, notices }}
      active={active}
      asked={asked}
      help={editor.actions.help}
    />
  )
}
