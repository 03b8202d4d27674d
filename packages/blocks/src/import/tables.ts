/** Functions that search tables and interpolate in them, which Mathcad and SMath have under the same names. */
import { atom, call, element, inColumns } from './written.ts'
import type { Written } from './written.ts'

/** The place that a search goes through; formulas around it count by other names. */
const PLACE = 'n_m'

/**
 * @param origin the place of the first item of a list
 * @returns undefined for another function, and for one with conditions of its own
 */
export function ofTables(name: string, args: readonly Written[], origin: number): Written | undefined {
  const [value, table, third] = args
  if (args.length === 2 && name === 'match')
    return matches(value!, item(columnOf(table!)), sizeOf(columnOf(table!)), origin)
  if (args.length !== 3 || !table || !third) return undefined
  const [place, first] = [atom(PLACE), atom(String(origin))]
  switch (name) {
    case 'lookup':
      return itemsAt(
        matches(value!, item(columnOf(table)), sizeOf(columnOf(table)), origin),
        item(columnOf(third)),
      )
    case 'vlookup':
      return itemsAt(
        matches(value!, element(table, [place, first]), call('rowdim', [table]), origin),
        element(table, [place, third]),
      )
    case 'hlookup':
      return itemsAt(
        matches(value!, element(table, [first, place]), call('coldim', [table]), origin),
        element(table, [third, place]),
      )
    case 'interp_lspline':
    case 'interp_cspline':
      return name === 'interp_cspline'
        ? call('spline', inColumns(args))
        : call('interpolate', [...inColumns([value!, table]), atom('3'), third, atom('1')])
    default:
      return undefined
  }
}

const columnOf = (list: Written): Written => call('flatten', [list])
const sizeOf = (list: Written): Written => call('size', [list])
const item = (list: Written): Written => element(list, [atom(PLACE)])

/** The places whose item is the value. */
function matches(value: Written, item: Written, size: Written, origin: number): Written {
  const last = origin === 1 ? size.text : `${size.text} - 1`
  return atom(`select(${PLACE} -> ${item.text} = ${value.text}, seq(${PLACE}, ${PLACE}, ${origin}, ${last}))`)
}

const itemsAt = (places: Written, of: Written): Written => atom(`map(${places.text}, ${PLACE} -> ${of.text})`)
