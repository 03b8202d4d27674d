/**
 * Responsibilities: properties, columns and cells of tables in a formula. A column is the name that its table defines for it, a
 * cell is an element of it, and what stands in a library is written into the formula as the figure that it is.
 */
import {
  columnName, isName, localNames, mapExpression, mapStatements, partsOf,
} from '@calcwright/math/expression' // prettier-ignore
import type {
  CallNode,
  Expression,
  NameNode,
  ProgramNode,
  PropertyNode,
  Span,
} from '@calcwright/math/expression'
import type { Message } from '@calcwright/math/messages'
import { message } from '@calcwright/math/messages/tables'
import { findFunction } from '@calcwright/reference/functions'
import { isLibrary, LIBRARY_NAMES, loadedLibrary } from '@calcwright/reference/libraries'
import type { LibraryTable } from '@calcwright/reference/libraries'
import type { StoredCode } from '../block-result.ts'
import { nearest } from '../graph/nearest.ts'
import type { NameScope, TableMeaning } from '../values/known.ts'
import { figure, holderAt, propertyOf } from './properties.ts'
import { NameFault } from './name-fault.ts'
import { hasResults, inOrder, resultOf } from './named-arguments.ts'
import { placeOfRow } from './rows.ts'

/** @returns the formula with names, elements and figures in the place of columns, cells and properties */
export function withColumns(expression: Expression, scope: NameScope, bound: readonly string[]): Expression {
  if (expression.kind === 'program') return inProgram(expression, scope, bound)
  const replace = (node: Expression): Expression => {
    if (node.kind === 'call') return cellByValue(node, scope, bound) ?? inOrder(node, scope, bound)
    if (node.kind !== 'property') return node
    const asCall = callWithText(node, scope, bound)
    if (asCall) return inOrder(asCall, scope, bound)
    const holder = holderAt(node, scope, bound)
    if (holder) return propertyOf(node, holder, scope)
    if (node.object.kind === 'call')
      return node.columnSpan || hasResults(node.object, scope) ? resultOf(node, node.object, scope) : node
    return node.columnSpan && !node.args ? columnOf(node, scope, bound) : node
  }
  return mapExpression(expression, replace)
}

function inProgram(program: ProgramNode, scope: NameScope, bound: readonly string[]): Expression {
  const outer = new Set(bound)
  const sources = new Map(partsOf(program, outer).map(part => [part.expression, part.source]))
  const inner = [...bound, ...localNames(program, [...bound])]
  const body = mapStatements(program.body, part => {
    try {
      return withColumns(part, scope, inner)
    } catch (fault) {
      if (!(fault instanceof NameFault) || fault.source !== undefined) throw fault
      const { message: text, span, code } = fault
      throw new NameFault({ code, text }, span, { source: sources.get(part) })
    }
  })
  return body === program.body ? program : { ...program, body }
}

function columnOf(node: PropertyNode, scope: NameScope, bound: readonly string[]): Expression {
  const table = node.object as NameNode
  const meaning = tableAt(table, scope, bound)
  const column = node.property
  const texts = textsOf(meaning, column)
  if (texts) {
    const quoted = (text: string): Expression => ({ kind: 'quoted', text, span: node.span })
    if (node.row === undefined && meaning.row === undefined)
      return { kind: 'list', items: texts.map(quoted), span: node.span }
    const place = node.row === undefined ? meaning.row! : rowOf(node.row, table.name, meaning)
    return quoted(texts[place]!)
  }
  if (!meaning.columns.includes(column)) throw noColumn(node, table.name, meaning)
  const { library } = meaning
  if (node.row === undefined && meaning.row === undefined)
    return library
      ? figuresOf(library, column, node.span)
      : { kind: 'name', name: columnName(table.name, column), span: node.span }
  const place = node.row === undefined ? meaning.row! : rowOf(node.row, table.name, meaning)
  if (library) return figureOf(library, column, place, node, meaning.rows[place]!)
  return elementOf(columnName(table.name, column), place, scope, node.span)
}

/** The cells of a column of words; null for any other column, and where they are not known. */
function textsOf({ words, texts, rows }: TableMeaning, column: string): readonly string[] | null {
  const at = words.indexOf(column)
  const own = at < 0 ? undefined : (texts?.[at] ?? (at === 0 ? rows : undefined))
  return own?.length === rows.length ? own : null
}

/** `f("M12", x)`, which looks like a cell of a table, as the call of a function; null for a cell. */
function callWithText(node: PropertyNode, scope: NameScope, bound: readonly string[]): CallNode | null {
  const { object, row, property, columnSpan, span } = node
  if (!row || !columnSpan || object.kind !== 'name') return null
  const { name } = object
  const known = bound.includes(name) ? undefined : scope.known(name)
  const isBuiltIn = !known && !bound.includes(name) && !isLibrary(name) && findFunction(name) !== undefined
  if (known?.kind !== 'function' && !isBuiltIn) return null
  const second: Expression = node.isColumnQuoted
    ? { kind: 'quoted', text: property, span: columnSpan }
    : { kind: 'name', name: property, span: columnSpan }
  const args: readonly Expression[] = [{ kind: 'quoted', text: row.text, span: row.span }, second]
  return { kind: 'call', name, nameSpan: object.span, args, span }
}

/** `bolts(s, A_s)`, the cell in the row whose name is the text s; null for any other call. */
function cellByValue(node: CallNode, scope: NameScope, bound: readonly string[]): Expression | null {
  const { name, args, span } = node
  const [row, column] = args
  if (bound.includes(name) || args.length !== 2 || !row || column?.kind !== 'name') return null
  // `IPE(200, I_y)` lacks its quotation marks.
  if (row.kind === 'number') return null
  const known = scope.known(name)
  const library = !known && isLibrary(name) ? loadedLibrary(name) : undefined
  const meaning = known?.kind === 'variable' ? known.table : library && meaningOf(library)
  if (!meaning || meaning.row !== undefined) return null
  const object: NameNode = { kind: 'name', name, span: node.nameSpan }
  const cell: PropertyNode = {
    kind: 'property', object, property: column.name, columnSpan: column.span, span,
  } // prettier-ignore
  const items = meaning.rows.map((text): Expression => ({ kind: 'quoted', text, span: row.span }))
  const names: Expression = { kind: 'list', items, span: row.span }
  const place: Expression = {
    kind: 'call', name: 'position_of', nameSpan: node.nameSpan, args: [row, names], span,
  } // prettier-ignore
  return { kind: 'index', target: columnOf(cell, scope, bound), indexes: [place], span }
}

function tableAt({ name, span }: NameNode, scope: NameScope, bound: readonly string[]): TableMeaning {
  const known = bound.includes(name) ? undefined : scope.known(name)
  if (known?.kind === 'variable' && known.table) return known.table
  if (known || bound.includes(name)) throw new NameFault(message('table.none', { name }), span)
  const library = isLibrary(name) ? loadedLibrary(name) : undefined
  if (library) return meaningOf(library)
  const likely = nearest(name, LIBRARY_NAMES)
  throw new NameFault(
    likely === undefined
      ? message('table.missing', { name })
      : message('table.missing.likely', { name, likely }),
    span,
  )
}

/** @returns a library as a table */
export const meaningOf = (library: LibraryTable): TableMeaning => ({
  columns: library.columns.filter(({ words }) => !words).map(({ name }) => name),
  words: library.columns.filter(({ words }) => words).map(({ name }) => name),
  rows: library.rows.map(({ name }) => name),
  library,
})

function noColumn(
  { property, columnSpan, span }: PropertyNode,
  table: string,
  meaning: TableMeaning,
): NameFault {
  const at = columnSpan ?? span
  if (meaning.words.includes(property))
    return new NameFault(message('table.words', { table, column: property }), at)
  const likely = nearest(property, meaning.columns)
  if (likely !== undefined)
    return new NameFault(message('table.column.likely', { table, column: property, likely }), at)
  return new NameFault(
    message('table.column', { table, column: property, columns: inBrief(meaning.columns) }),
    at,
  )
}

function rowOf(
  { text, span }: { readonly text: string; readonly span: Span },
  table: string,
  { rows }: TableMeaning,
): number {
  const place = placeOfRow(rows, text, table)
  if (place.ok) return place.place
  throw new NameFault(rowProblem(place.several, table, text, place.likely), span)
}

/** @returns the message on a name that fits no row, or several */
export function rowProblem(
  several: boolean,
  table: string,
  row: string,
  likely: readonly string[],
): Message<StoredCode> {
  if (several) return message('table.row.several', { table, row })
  if (likely.length === 0) return message('table.row', { table, row })
  return message('table.row.likely', { table, row, likely: likely.map(name => `"${name}"`).join(' or ') })
}

const MOST = 8

const inBrief = (names: readonly string[]): string =>
  names.length > MOST ? `${names.slice(0, MOST).join(', ')} …` : names.join(', ')

function elementOf(name: string, place: number, scope: NameScope, span: Span): Expression {
  const index = String(place + (scope.dimensions.oneIndexed ? 1 : 0))
  return {
    kind: 'index',
    target: { kind: 'name', name, span },
    indexes: [{ kind: 'number', text: index, span }],
    span,
  }
}

/** A column of a library as a list. */
function figuresOf(library: LibraryTable, column: string, span: Span): Expression {
  const at = library.columns.findIndex(({ name }) => name === column)
  const items = library.rows.map(({ cells, unit }) =>
    figure(cells[at] ?? null, unit ?? library.columns[at]!.unit, span),
  )
  return { kind: 'list', items, span }
}

function figureOf(
  library: LibraryTable,
  column: string,
  place: number,
  node: PropertyNode,
  row: string,
): Expression {
  const at = library.columns.findIndex(({ name }) => name === column)
  const { cells, unit } = library.rows[place]!
  const value = cells[at] ?? null
  if (value === null)
    throw new NameFault(message('table.empty', { row, column }), node.columnSpan ?? node.span)
  return figure(value, unit ?? library.columns[at]!.unit, node.span)
}

/** The message on the name of a table that stands for a value. */
export function tableAsValueMessage(name: string, { columns, row }: TableMeaning): Message<StoredCode> {
  const column = columns.find(isName) ?? 'column'
  return message(row === undefined ? 'table.alone' : 'table.alone.row', { name, column })
}

/** The message on a call of a library whose row is no text, `IPE(200, I_y)`; null for any other name. */
export function libraryCallMessage(name: string): Message<StoredCode> | null {
  // The library may not be loaded yet, so its columns are unknown.
  return isLibrary(name) ? message('table.alone', { name, column: 'column' }) : null
}
