/**
 * The plan of a table. A cell with a formula is a statement of its own, so that its error stands at the cell and the
 * others go on; a column is the list of its cells. A column of numbers alone goes to the evaluator as numbers where it
 * is long. The formula of a column is computed row by row: in it the name of a column means the cell of the row.
 */
import { ownName } from '@calcwright/evaluator/step'
import type { BlockPlan, FieldPlace, OutputOptions, PlannedStatement, PlanProblem, ResourceColumn } from '@calcwright/evaluator' // prettier-ignore
import { columnName, freeNames, isName, parsePlain, parseUnit } from '@calcwright/math/expression'
import type { Expression, NameNode, UnitExpression } from '@calcwright/math/expression'
import type { Message, MessageCode } from '@calcwright/math/messages'
import { message } from '@calcwright/math/messages/tables'
import { isUnit } from '@calcwright/math/units'
import { HIDDEN_OUTPUT } from '../../defined-value.ts'
import { problemAt } from '../../field-source.ts'
import type { Cell } from './cell.ts'
import type { ColumnContent, TableContent } from './classes.ts'
import { cellKey, headKey } from './model.ts'
import type { TableColumn } from './model.ts'
import { formulaByRow, orderOfFormulas } from './column-formula.ts'
import { beyondDecimals, EMPTY_SPAN, hasForeignUnit, inUnitOfColumn, valueOfCell } from './cell-value.ts'

/** A list of more cells is handed over as numbers, when it is nothing else. */
const LONGEST_LIST = 300

/** The rows show themselves: no text of them is wanted. */
const OUTPUT: OutputOptions = { ...HIDDEN_OUTPUT, rows: 'shown' }

export const cellField = (row: string, column: string): string => `cells.${cellKey(row, column)}`
export const headField = (column: string, part: 'name' | 'unit' | 'formula'): string =>
  `heads.${headKey(column, part)}`

export class TablePlan {
  readonly #name: string
  readonly #ownNames: boolean
  readonly #content: TableContent
  readonly #statements: PlannedStatement[] = []
  readonly #numbers: ResourceColumn[] = []
  readonly #problems: { readonly problem: PlanProblem; readonly intends: readonly string[] }[] = []
  readonly #columns: string[] = []
  readonly #words: string[] = []
  readonly #texts: (readonly string[])[] = []
  /** The cells of each column that has values, as a formula of the same row reads them. */
  readonly #values = new Map<string, readonly Expression[]>()

  constructor(name: string, ownNames: boolean, content: TableContent) {
    this.#name = name
    this.#ownNames = ownNames || name === ''
    this.#content = content
  }

  plan(): BlockPlan {
    const named = this.#namedColumns()
    for (const content of named)
      if (content.kind === 'words') this.#addWords(content)
      else if (content.kind !== 'computed') this.#addTyped(content)
    // Cells of columns without a name are computed as well: they are shown.
    for (const content of this.#content.columns)
      if (!named.includes(content) && content.kind === 'numbers') this.#cellsOf(content)
    this.#addComputed(named.filter(({ kind }) => kind === 'computed'))
    const order = named.map(({ column }) => column.name)
    const table = {
      name: this.#name,
      columns: this.#columns.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)),
      words: this.#words,
      texts: this.#texts,
      rows: this.#content.rowNames,
      numbers: this.#numbers,
    }
    return { tables: [table], statements: this.#statements, problems: this.#problems }
  }

  /** Columns whose names can be names, each name once. */
  #namedColumns(): ColumnContent[] {
    const seen = new Set<string>()
    return this.#content.columns.filter(({ column: { id, name } }) => {
      if (name === '') return false
      const isWrong = !isName(name)
      if (isWrong || seen.has(name)) {
        const problem = isWrong
          ? message('table.column.name', { name })
          : message('table.column.twice', { name })
        this.#refuse(problem, headField(id, 'name'), name.length, [])
        return false
      }
      seen.add(name)
      return true
    })
  }

  #refuse(problem: Message<MessageCode>, field: string, length: number, intends: readonly string[]): void {
    this.#problems.push({ problem: problemAt(problem, { start: 0, end: length }, field), intends })
  }

  /** The names that a column defines. */
  #namesOf(column: string): string[] {
    const own = this.#ownNames && this.#name !== '' ? [column] : []
    return [columnName(this.#name, column), ...own]
  }

  #addWords({ column, cells }: ColumnContent): void {
    const texts = cells.map(cell => (cell.kind === 'words' ? cell.text : ''))
    this.#words.push(column.name)
    this.#texts.push(texts)
    this.#values.set(
      column.name,
      texts.map(text => ({ kind: 'quoted', text, span: EMPTY_SPAN })),
    )
  }

  #addTyped(content: ColumnContent): void {
    const { column, cells } = content
    const names = this.#namesOf(column.name)
    const unit = this.#unitOf(column.id, column.unit, names)
    if (unit === 'unread') return
    this.#columns.push(column.name)
    const isPlain = cells.every(
      cell =>
        cell.kind === 'empty' ||
        (cell.kind === 'number' && cell.unit === '' && beyondDecimals(cell) === null),
    )
    const values = isPlain ? cells.map(cell => valueOfCell(cell, unit)!) : this.#cellsOf(content, unit)
    // A number with its uncertainty is one input, wherever it is read.
    const isRead = (row: number): boolean => cells[row]!.kind === 'uncertain'
    this.#values.set(
      column.name,
      values.map((value, row) => (isRead(row) ? elementOf(names[0]!, row) : value)),
    )
    if (isPlain && cells.length > LONGEST_LIST) return this.#addNumbers(content, names)
    const list: Expression = { kind: 'list', items: values, span: EMPTY_SPAN }
    const field = headField(column.id, 'unit')
    const place = { request: `column ${column.id}`, fields: [{ field, start: 0 }] }
    this.#define(names, list, isPlain ? place : { ...place, inRows: true })
  }

  #addNumbers({ column, cells }: ColumnContent, names: readonly string[]): void {
    const values = Float64Array.from(cells, cell => (cell.kind === 'number' ? Number(cell.text) : NaN))
    const field = headField(column.id, 'unit')
    for (const name of names) this.#numbers.push({ name, unit: column.unit, values, field })
  }

  #unitOf(column: string, unit: string, names: readonly string[]): UnitExpression | null | 'unread' {
    if (unit === '') return null
    const parsed = parseUnit(unit)
    if (parsed.ok) return parsed.value
    const { problem } = parsed
    const at = { ...problem, field: headField(column, 'unit') }
    this.#problems.push({ problem: at, intends: names })
    return 'unread'
  }

  /** The cells of a column as expressions; formulas become statements. */
  #cellsOf({ column, cells }: ColumnContent, unit: UnitExpression | null = null): Expression[] {
    return cells.map((cell, at) => {
      const row = this.#content.rows[at]!
      if (cell.kind === 'formula') return this.#formulaCell(cell.text, row, column.id, unit)
      const isWrong = hasForeignUnit(cell, unit) || beyondDecimals(cell) !== null
      return (isWrong ? null : valueOfCell(cell, unit)) ?? this.#unreadCell(cell, row, column)
    })
  }

  #unreadCell(cell: Cell, row: string, { id, unit }: TableColumn): Expression {
    const text = 'text' in cell ? cell.text : ''
    const beyond = beyondDecimals(cell)
    const problem = beyond
      ? message(`table.cell.${beyond}`, { text })
      : 'unit' in cell
        ? message('table.cell.unit', { text: `${text} ${cell.unit}`, unit })
        : cell.kind === 'ambiguous'
          ? message('table.cell.comma', { text })
          : message('table.cell.number', { text })
    const name = cellName(row, id)
    this.#refuse(problem, cellField(row, id), text.length, [name])
    return { kind: 'name', name, span: EMPTY_SPAN }
  }

  #formulaCell(text: string, row: string, column: string, unit: UnitExpression | null): Expression {
    const name = cellName(row, column)
    const field = cellField(row, column)
    const reading: Expression = { kind: 'name', name, span: EMPTY_SPAN }
    const value = this.#read(text, field, [name])
    if (!value) return reading
    const place = {
      request: `cell ${cellKey(row, column)}`,
      fields: [{ field, start: 0 }],
      inCell: true,
    } as const
    const asked = unit && placed(unit, value.span)
    this.#statements.push(definitionOf(name, inUnitOfColumn(value, unit), asked, place))
    return reading
  }

  /** A formula in plain notation; null where it cannot be read, which is a problem of the field. */
  #read(text: string, field: string, intends: readonly string[]): Expression | null {
    const parsed = parsePlain(text, { isUnit, context: 'expression', isAlone: true })
    if (text === '') {
      this.#refuse(message('table.cell.empty'), field, 0, intends)
      return null
    }
    if (parsed.ok && parsed.value.kind === 'expression') return parsed.value.value
    const problem: PlanProblem = parsed.ok
      ? problemAt(message('table.cell.number', { text }), { start: 0, end: text.length }, field)
      : { ...parsed.problem, field }
    this.#problems.push({ problem, intends })
    return null
  }

  #addComputed(contents: readonly ColumnContent[]): void {
    const formulas = new Map<string, Expression>()
    for (const { column } of contents) {
      const read = this.#read(column.formula, headField(column.id, 'formula'), this.#namesOf(column.name))
      if (read) formulas.set(column.name, read)
    }
    const reads = new Map([...formulas].map(([name, formula]) => [name, [...freeNames(formula).keys()]]))
    const { order, circular } = orderOfFormulas(reads)
    for (const name of circular) {
      const { column } = contents.find(one => one.column.name === name)!
      const names = this.#namesOf(name)
      this.#refuse(
        message('table.circle', { column: name }),
        headField(column.id, 'formula'),
        column.formula.length,
        names,
      )
    }
    for (const name of order) {
      const { column } = contents.find(one => one.column.name === name)!
      const names = this.#namesOf(name)
      const unit = this.#unitOf(column.id, column.unit, names)
      if (unit === 'unread') continue
      this.#columns.push(name)
      this.#addFormula(column.id, names, formulas.get(name)!, unit, column.formula.length)
      this.#values.set(
        name,
        this.#content.rows.map((_, row) => elementOf(names[0]!, row)),
      )
    }
  }

  #addFormula(
    id: string,
    names: readonly string[],
    formula: Expression,
    unit: UnitExpression | null,
    length: number,
  ): void {
    const asTyped = inUnitOfColumn(formula, unit)
    const items = formulaByRow(asTyped, this.#content.rows.length, this.#values)
    const list: Expression = { kind: 'list', items, span: { start: 0, end: length } }
    const asked = unit && placed(unit, { start: length + 1, end: length + 2 })
    const fields: FieldPlace[] = [
      { field: headField(id, 'formula'), start: 0 },
      { field: headField(id, 'unit'), start: length + 1 },
    ]
    this.#define(names, list, { request: `column ${id}`, fields, inRows: true }, asked)
  }

  #define(
    [name, ...others]: readonly string[],
    value: Expression,
    place: Pick<PlannedStatement, 'request' | 'fields' | 'inRows'>,
    unit: UnitExpression | null = null,
  ): void {
    this.#statements.push(definitionOf(name!, value, unit, place))
    for (const other of others) {
      const same: Expression = { kind: 'name', name: name!, span: EMPTY_SPAN }
      this.#statements.push(definitionOf(other, same, null, { request: 'name' }))
    }
  }
}

/** A cell as an element of the list that its column is. */
function elementOf(column: string, row: number): Expression {
  const target: NameNode = { kind: 'name', name: column, span: EMPTY_SPAN }
  const index = { kind: 'binary', operator: '+', left: number(row), right: FIRST, operatorSpan: EMPTY_SPAN, span: EMPTY_SPAN } as const // prettier-ignore
  return { kind: 'index', target, indexes: [index], span: EMPTY_SPAN }
}

const number = (value: number): Expression => ({ kind: 'number', text: String(value), span: EMPTY_SPAN })

/** The index of the first element, as the settings of the worksheet have it. */
const FIRST: NameNode = { kind: 'name', name: 'firstIndex', span: EMPTY_SPAN }

/** The name of a cell with a formula, which is the business of the table alone. */
const cellName = (row: string, column: string): string => ownName(`cell_${row}_${column}`)

function definitionOf(
  name: string,
  value: Expression,
  unit: UnitExpression | null,
  place: Pick<PlannedStatement, 'request' | 'fields' | 'inRows' | 'inCell'>,
): PlannedStatement {
  const target = { kind: 'variable', name: { kind: 'name', name, span: EMPTY_SPAN } } as const
  const statement = {
    kind: 'definition',
    span: value.span,
    target,
    value,
    show: false,
    ...(unit && { unit }),
  } as const
  return { statement, output: OUTPUT, ...place }
}

/** A unit that is asked for, with its place where an error of it belongs. */
const placed = (unit: UnitExpression, span: Expression['span']): UnitExpression => ({ ...unit, span })
