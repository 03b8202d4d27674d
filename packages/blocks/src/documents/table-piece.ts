/** A table of a worksheet as a table of a document: its headings, the rows that have something in them, its errors. */
import type { BlockResult, Outcome } from '@calcwright/evaluator'
import { isName, nameToLatex, parseUnit, unitToText } from '@calcwright/math/expression'
import { textInCell } from '../data/table/cell.ts'
import { contentOf, namingColumn } from '../data/table/classes.ts'
import { readTable } from '../data/table/model.ts'
import type { TableColumn } from '../data/table/model.ts'
import type { TableProps } from '../data/table/props.ts'
import { rowChoiceText, rowsShown } from '../data/table/rows-shown.ts'
import { placeText, shownTable } from '../data/table/shown.ts'
import type { NumberLook } from '../data/table/shown.ts'
import { distinctNotes, notesOf } from './block-pieces.ts'
import { FALSE_MARKS } from './model.ts'
import type { Cell, Inline, Piece } from './model.ts'
import { formulaInlines } from './words.ts'

/** The name of the table above it; nothing for a table in which nothing stands. */
export function tablePieces(props: TableProps, result: BlockResult | undefined, look: NumberLook): Piece[] {
  const table = readTable(props)
  const { rows: filled, columns } = contentOf(table)
  if (filled.length === 0 && table.columns.every(({ name }) => name === '')) return []
  const shown = shownTable(props, result, look)
  const isFilled = new Set(filled)
  const rows = rowsShown(props, shown).filter(row => isFilled.has(row))
  const choice = rowChoiceText(props, shown)
  const naming = namingColumn(columns)?.column.id
  const head = table.columns.map(column => cellOf(headOf(column, column.unit || shown.unit(column.id)), true))
  const body = rows.map(row =>
    table.columns.map(({ id }) =>
      cellOf([shownText(shown.cell(row, id)) ?? textOf(textInCell(table.cell(row, id)))], id === naming),
    ),
  )
  const title: Piece[] =
    props.name === '' ? [] : [{ kind: 'paragraph', content: [titleOf(props.name)], leads: true }]
  const errors = shown.errors.map(({ row, column, error }): Piece => {
    return { kind: 'note', tone: 'error', text: `${placeText(props, row, column)}: ${error.message}` }
  })
  const choices: Piece[] = choice === '' ? [] : [{ kind: 'paragraph', content: [textOf(choice)] }]
  return [...title, ...choices, { kind: 'table', rows: [head, ...body] }, ...errors, ...otherNotes(result)]
}

/** Errors of the table as a whole, which are in none of its cells, and notices. */
function otherNotes(result: BlockResult | undefined): Piece[] {
  const isPlaced = ({ request = '', error }: Outcome): boolean =>
    error?.field !== undefined || error?.kind === 'halted' || /^(?:cell|column) /.test(request)
  const notes = (result?.outcomes ?? []).map(one => (isPlaced(one) ? { ...one, error: null } : one))
  return distinctNotes(notes.flatMap(notesOf))
}

/** `N [kN] = A_s*f_y` */
function headOf({ name, formula }: TableColumn, unit: string): Inline[] {
  const parsed = unit === '' ? null : parseUnit(unit)
  const unitWords = unit === '' ? '' : ` [${parsed?.ok ? unitToText(parsed.value) : unit}]`
  const written = formula === '' ? [] : [textOf(' = '), ...formulaInlines(formula)]
  return [nameOf(name), ...(unitWords === '' ? [] : [textOf(unitWords)]), ...written]
}

const nameOf = (name: string): Inline =>
  isName(name) ? { kind: 'math', latex: nameToLatex(name), text: name } : textOf(name)

const titleOf = (latex: string): Inline => ({ kind: 'math', latex, text: latex })

const textOf = (text: string): Inline => ({ kind: 'text', text, marks: {} })

/** The result of a cell; undefined for one whose typed text is shown. */
const shownText = (text: string | undefined): Inline | undefined =>
  text === undefined ? undefined : { kind: 'text', text, marks: text === 'false' ? FALSE_MARKS : {} }

const cellOf = (content: readonly Inline[], header: boolean): Cell => ({
  pieces: [{ kind: 'paragraph', content }],
  header,
  columns: 1,
  rows: 1,
})
