/** A table as a block of its own in plain notation. */
import { itemsOfList } from './list-items.ts'
import type { IncludedTable } from './fields.ts'

export function tableToPlain({ name, rows, words, columns }: IncludedTable): string {
  const cells = columns.map(({ data }) => itemsOfList(data))
  const height = Math.max(rows.length, ...cells.map(items => items.length))
  const isNamed = rows.length > 0
  const head = columns.map(column => (column.unit === '' ? column.name : `${column.name} [${column.unit}]`))
  const lines = Array.from({ length: height }, (_, row) => {
    const values = cells.map(items => cellOf(items[row] ?? 'undef'))
    return [...(isNamed ? [`"${rows[row] ?? ''}"`] : []), ...values].join(', ')
  })
  const first = isNamed ? [`"${words[0] ?? 'name'}"`] : []
  return [
    `table ${name} {`,
    ...[[...first, ...head].join(', '), ...lines].map(line => `  ${line}`),
    '}',
  ].join('\n')
}

const NUMBER = /^-?[\d.]+(e[-+]?\d+)?$/i

function cellOf(item: string): string {
  if (item === 'undef') return ''
  return NUMBER.test(item) ? item : `=${item}`
}
