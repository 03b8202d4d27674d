/** Messages on tables: their rows, columns and cells. */
import { type MessageTable, messagesOf, type Numbers, type Texts } from './message.ts'

export const TABLES = {
  'table.alone': ({ name, column }: Texts<'name' | 'column'>) =>
    `${name} is a table, not a value: a column is ${name}.${column}, a cell ${name}("row", ${column}) with its row in quotes.`,
  'table.alone.row': ({ name, column }: Texts<'name' | 'column'>) =>
    `${name} is a row of a table, not a value: one of its values is ${name}.${column}.`,
  'table.cell.comma': ({ text }: Texts<'text'>) =>
    `${text} has two meanings: write ${text.replace(',', '')} or ${text.replace(',', '.')}.`,
  'table.cell.empty': 'A formula stands behind =, as in =2*3: write one, or delete the =.',
  'table.cell.large': ({ text }: Texts<'text'>) => `${text} is too large: decimals go up to 1.8e308.`,
  'table.cell.list': ({ count }: Numbers<'count'>) =>
    `A cell holds one value, and this formula gives a list of ${count}: sum(…), max(…) or an index takes one of them.`,
  'table.cell.number': ({ text }: Texts<'text'>) =>
    `${text} is no number. A formula begins with =, and a column of words holds no numbers.`,
  'table.cell.small': ({ text }: Texts<'text'>) =>
    `${text} is smaller than decimals can tell, which begin at 2.2e-308: write 0 if it may be left out.`,
  'table.cell.unit': ({ text, unit }: Texts<'text' | 'unit'>) =>
    `${text} does not fit the unit ${unit} of its column.`,
  'table.circle': ({ column }: Texts<'column'>) => `The formula of ${column} depends on itself.`,
  'table.column': ({ table, column, columns }: Texts<'table' | 'column' | 'columns'>) =>
    `${table} has no column ${column}. Its columns are ${columns}.`,
  'table.column.likely': ({ table, column, likely }: Texts<'table' | 'column' | 'likely'>) =>
    `${table} has no column ${column}. Did you mean ${likely}?`,
  'table.column.name': ({ name }: Texts<'name'>) =>
    `${name} cannot be the name of a column: it begins with a letter and has letters, digits and a subscript.`,
  'table.column.twice': ({ name }: Texts<'name'>) => `Two columns are called ${name}.`,
  'table.empty': ({ row, column }: Texts<'row' | 'column'>) => `${row} has no value of ${column}.`,
  'table.gaps': ({ cells }: Texts<'cells'>) => `${cells}: see the error there.`,
  'table.gaps.needed': ({ name }: Texts<'name'>) =>
    `${name} has missing cells, and this cannot be computed without them.`,
  'table.gaps.read': ({ name }: Texts<'name'>) =>
    `${name} has missing cells: the result is without them or may be wrong.`,
  'table.load': ({ name, reason }: Texts<'name' | 'reason'>) =>
    `The library ${name} could not be loaded: ${reason}`,
  'table.missing': ({ name }: Texts<'name'>) =>
    `There is no table ${name} above, and no library of that name.`,
  'table.missing.likely': ({ name, likely }: Texts<'name' | 'likely'>) =>
    `There is no table ${name} above. Did you mean the library ${likely}?`,
  'table.name': ({ name }: Texts<'name'>) => `${name} cannot be the name of a table.`,
  'table.none': ({ name }: Texts<'name'>) => `${name} is no table: it has no columns.`,
  'table.row': ({ table, row }: Texts<'table' | 'row'>) =>
    row === '' ? `Choose a row of ${table}.` : `${table} has no row "${row}".`,
  'table.row.likely': ({ table, row, likely }: Texts<'table' | 'row' | 'likely'>) =>
    `${table} has no row "${row}". Did you mean ${likely}?`,
  'table.row.several': ({ table, row }: Texts<'table' | 'row'>) => `${table} has several rows "${row}".`,
  'table.words': ({ table, column }: Texts<'table' | 'column'>) =>
    `${table}.${column} holds words, not numbers.`,
} as const satisfies MessageTable

export const message = messagesOf(TABLES)
