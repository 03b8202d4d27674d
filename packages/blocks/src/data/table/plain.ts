/** A table in plain notation: `table bolts {`, a line of columns, and a line for each row. */
import { latexOfName, plainOfFormula } from '../../plain/fields.ts'
import { readCell } from './cell.ts'
import { cellKey, headKey, readTable } from './model.ts'
import type { TableColumn } from './model.ts'
import { nameOf } from './head.ts'
import { newOrders, shortIds } from './ids.ts'
import { partsOf, quoted, unquoted } from './plain-parts.ts'
import type { TableProps } from './props.ts'

/**
 * `table bolts, columns`: the columns are known by their own names as well. `table bolts, sort d down, show A_s "> 50"`:
 * order and condition of the rows that are shown, of columns by their names, or by their numbers without one.
 */
const CHOICE = /^(?:sort (.+) (up|down)|show (.+?) (".*"))$/

/** @param text the words before the brace, and the lines between the braces */
export function tableFromPlain(text: string): Partial<TableProps> | null {
  const [head = '', ...inside] = text.split('\n')
  const [first = '', ...options] = partsOf(head, ',')
  const match = /^table(?:\s+([\p{L}][\p{L}\d_~]*))?$/u.exec(first)
  const choices = options.filter(option => option !== 'columns').map(option => CHOICE.exec(option))
  if (!match || !choices.every(choice => choice !== null)) return null
  const lines = inside.flatMap(line => partsOf(line, ';'))
  return {
    name: match[1] === undefined ? '' : latexOfName(match[1]),
    own_names: options.includes('columns'),
    ...withChoices(contentFromPlain(lines), choices),
  }
}

type Content = Omit<TableProps, 'name' | 'own_names'>

function withChoices(content: Content, choices: readonly RegExpExecArray[]): Content {
  const { columns } = readTable(content)
  const heads = { ...content.heads }
  for (const [, sorted, way, shown = '', condition] of choices) {
    const name = unquoted(sorted ?? shown) ?? sorted ?? shown
    const column = columns.find(one => one.name === name) ?? columns[Number(name) - 1]
    if (column) heads[headKey(column.id, way ? 'sort' : 'filter')] = way ?? unquoted(condition!) ?? ''
  }
  return { ...content, heads }
}

function contentFromPlain([head, ...lines]: readonly string[]): Content {
  const columns = head === undefined ? [] : partsOf(head, ',').map(headFromPlain)
  const rows = lines.map(line => partsOf(line, ',', true))
  const width = Math.max(columns.length, ...rows.map(row => row.length))
  const [columnIds, rowIds] = [shortIds(width), shortIds(rows.length)]
  const heads = columns.flatMap((column, at) =>
    Object.entries(column).map(([part, value]) => [headKey(columnIds[at]!, part as 'name'), value]),
  )
  const cells = rows.flatMap((row, at) =>
    row.flatMap((cell, column) =>
      cell === '' ? [] : [[cellKey(rowIds[at]!, columnIds[column]!), cellFromPlain(cell)]],
    ),
  )
  return {
    columns: newOrders(columnIds),
    heads: Object.fromEntries(heads) as Record<string, string>,
    rows: newOrders(rowIds),
    cells: Object.fromEntries(cells) as Record<string, string>,
  }
}

type Head = Partial<Pick<TableColumn, 'name' | 'unit' | 'formula'>>

/** `F [kN]`, `sigma [MPa] = F/A`, `"a name"`. */
function headFromPlain(text: string): Head {
  const [, words, name = '', unit = '', formula = ''] =
    /^(?:("(?:[^"\\]|\\.)*")|([^[=]*?))\s*(?:\[([^\]]*)\])?\s*(?:=\s*(.*))?$/s.exec(text) ?? [
      text,
      undefined,
      text,
    ]
  return {
    name: (words === undefined ? null : unquoted(words)) ?? nameOf(name),
    ...(unit !== '' && { unit: unit.trim() }),
    ...(formula !== '' && { formula: formula.trim() }),
  }
}

function choicesToPlain({ name, sort, filter }: TableColumn, at: number): string {
  const word = name === '' ? at + 1 : wordOf(name)
  return `${sort && `, sort ${word} ${sort}`}${filter && `, show ${word} ${quoted(filter)}`}`
}

const wordOf = (name: string): string => (/^[\p{L}\d_~ ]*$/u.test(name) && name !== '' ? name : quoted(name))

function headToPlain({ name, unit, formula }: TableColumn): string {
  const word = wordOf(name)
  return [word, unit && `[${unit}]`, formula && `= ${formula}`].filter(Boolean).join(' ')
}

/** Words in quotation marks stay words whatever they look like. */
function cellFromPlain(text: string): string {
  const words = unquoted(text)
  if (words === null) return text
  return readCell(words).kind === 'words' && !words.startsWith("'") ? words : `'${words}`
}

function cellToPlain(text: string): string {
  const cell = readCell(text)
  if (cell.kind === 'words' || cell.kind === 'ambiguous') return quoted(cell.text)
  return text.trim().replace(/^([+-]?\d+),(\d+)$/, '$1.$2')
}

export function tableToPlain(props: TableProps): string {
  const table = readTable(props)
  const name = props.name === '' ? '' : ` ${plainOfFormula(props.name)}`
  const choices = table.columns.map(choicesToPlain).join('')
  const head = `table${name}${props.own_names ? ', columns' : ''}${choices} {`
  if (table.columns.length === 0) return `${head}\n}`
  const rows = table.rows.map(row => {
    const cells = table.columns.map(({ id }) => cellToPlain(table.cell(row, id)))
    return `  ${cells.join(', ').replace(/(?:, )+$/, '')}`
  })
  const filled = rows.map(row => (row.trim() === '' ? '  ,' : row))
  return [head, `  ${table.columns.map(headToPlain).join(', ')}`, ...filled, '}'].join('\n')
}
