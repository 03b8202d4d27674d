/** Responsibilities: the row of a table that a name in quotation marks means. */
import { editDistance } from '@calcwright/reference/spelling'

export type RowPlace =
  | { readonly ok: true; readonly place: number }
  | { readonly ok: false; readonly several: boolean; readonly likely: readonly string[] }

/**
 * Names of rows differ in spaces, capitals and signs from book to book, and numbers in their digits: `2,50` is `2.5`. The
 * sign of a number stays, and what is between two digits: `-5` is not `5`, and `1 1/2` is not `11/2`.
 */
function plain(name: string): string {
  const number = /^[+−-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)$/.test(name.trim())
  if (number) return String(Number(name.trim().replace('−', '-').replace(',', '.')))
  return name
    .trim()
    .toLowerCase()
    .replace(/(?<=\d)[\s_-]+(?=\d)/g, ' ')
    .replace(/(?<!^|\d)[\s_-]+|[\s_-]+(?!\d)/g, '')
    .replaceAll('×', 'x')
}

/** @returns the place of a row, from 0; names as they stand go before such that differ in spaces and capitals */
export function placeOfRow(rows: readonly string[], name: string, table = ''): RowPlace {
  const wanted = name.trim()
  const same = placesOf(rows, row => row === wanted)
  const alike = same.length > 0 ? same : placesOf(rows, row => row !== '' && plain(row) === plain(wanted))
  if (alike.length === 1) return { ok: true, place: alike[0]! }
  // `IPE("IPE 200", h)`: the name of the table may stand before that of the row.
  const isNamed = alike.length === 0 && table !== '' && plain(wanted).startsWith(plain(table))
  if (isNamed) return placeOfRow(rows, plain(wanted).slice(plain(table).length))
  return { ok: false, several: alike.length > 1, likely: likelyRows(rows, wanted) }
}

const placesOf = (rows: readonly string[], fits: (row: string) => boolean): number[] =>
  rows.flatMap((row, place) => (fits(row) ? [place] : []))

/** At most three names that are close. */
function likelyRows(rows: readonly string[], name: string): string[] {
  const word = plain(name)
  const limit = word.length < 2 ? 0 : word.length < 4 ? 1 : 2
  const near = [...new Set(rows)].flatMap(row => {
    if (row === '' || Math.abs(plain(row).length - word.length) > limit) return []
    const distance = editDistance(word, plain(row))
    return distance <= limit ? [{ row, distance }] : []
  })
  return near
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, 3)
    .map(({ row }) => row)
}
