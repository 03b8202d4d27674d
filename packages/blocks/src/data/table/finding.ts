/** Find and replace in a table: its name, its headings and its cells. */
import { lengthOf, occurrencesIn } from '@calcwright/editor'
import type { BlockFinding, FindQuery } from '@calcwright/editor'
import { latexOfName, plainOfFormula } from '../../plain/fields.ts'
import { cellKey, headKey, readTable } from './model.ts'
import type { TableProps } from './props.ts'
import { textsIn } from './texts.ts'

interface Place {
  readonly text: string
  /** The field to change, and the key of the entry in it. */
  readonly part: 'name' | 'heads' | 'cells'
  readonly key: string
}

/** All texts in reading order. */
function placesOf(props: TableProps): Place[] {
  const { columns, rows, cell } = readTable(props)
  const heads = columns.flatMap(({ id, name, unit, formula }) =>
    Object.entries({ name, unit, formula }).map(([part, text]): Place => ({
      text,
      part: 'heads',
      key: headKey(id, part as 'name'),
    })),
  )
  const cells = rows.flatMap(row =>
    columns.map(({ id }): Place => ({ text: cell(row, id), part: 'cells', key: cellKey(row, id) })),
  )
  const name: Place = { text: props.name === '' ? '' : plainOfFormula(props.name), part: 'name', key: '' }
  return [name, ...heads, ...cells].filter(({ text }) => text !== '')
}

export const tableFinding: BlockFinding<TableProps> = {
  passages: props => placesOf(props).map(({ text }) => text),
  replace(props, query, to, which) {
    const changed = {
      name: props.name,
      heads: { ...props.heads },
      cells: Object.fromEntries(textsIn(props.cells)),
    }
    let index = 0
    for (const { text, part, key } of placesOf(props)) {
      const signs = [...text]
      const places = occurrencesIn(signs, query)
      const wanted = places.filter((_, at) => which.has(index + at))
      index += places.length
      if (wanted.length === 0) continue
      const after = withText(signs, wanted, query, to)
      if (part === 'name') changed.name = latexOfName(after)
      else changed[part][key] = after
    }
    return changed
  },
}

function withText(signs: string[], places: readonly number[], query: FindQuery, to: string): string {
  for (const at of places.toReversed()) signs.splice(at, lengthOf(query), to)
  return signs.join('')
}
