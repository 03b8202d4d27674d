/** Tables that are wider than the paper: drawn smaller, else as several, each with the first column. */

/** Tables are not drawn smaller than this, as long as there is another way. */
const LEAST_SCALE = 0.7

interface WideTable {
  readonly table: HTMLTableElement
  readonly available: number
  readonly width: number
  /** Pixels of each column; empty where cells reach over several. */
  readonly columns: readonly number[]
}

/** All are measured first and changed afterwards. */
export function fitTables(pages: ParentNode): void {
  // A date or a number in a cell of a text stays in one line; browsers break at its hyphens.
  for (const cell of pages.querySelectorAll<HTMLElement>('[data-prose] :is(td, th)'))
    if (/^\S{1,16}$/.test(cell.textContent.trim())) cell.style.whiteSpace = 'nowrap'
  for (const wide of [...pages.querySelectorAll('table')].flatMap(wideTable)) fitTable(wide)
}

function wideTable(table: HTMLTableElement): WideTable[] {
  const place = table.parentElement
  if (!place) return []
  const available = place.getBoundingClientRect().width
  const { width } = table.getBoundingClientRect()
  if (available === 0 || width <= available + 1) return []
  const isPlain = [...table.querySelectorAll('th, td')].every(
    cell => (cell as HTMLTableCellElement).colSpan === 1,
  )
  const [head] = table.rows
  const columns = isPlain && head ? [...head.cells].map(cell => cell.getBoundingClientRect().width) : []
  return [{ table, available, width, columns }]
}

function fitTable({ table, available, width, columns }: WideTable): void {
  const groups = available / width < LEAST_SCALE ? columnGroups(columns, available) : []
  if (groups.length >= 2) return table.replaceWith(...groups.map(group => withColumns(table, group)))
  // Long words break where a table of texts would be too small to be read otherwise.
  if (available / width < LEAST_SCALE)
    Object.assign(table.style, { overflowWrap: 'anywhere', maxWidth: '100%' })
  const scale = available / table.getBoundingClientRect().width
  if (scale < 1) table.style.zoom = String(Math.floor(scale * 100) / 100)
}

/**
 * Divides columns so that each group, behind the first column, is no wider than that.
 * @param widths pixels of each column
 * @param available pixels between the margins
 * @returns the first and the last index of each group; none where a column is too wide for that
 */
export function columnGroups(widths: readonly number[], available: number): [number, number][] {
  const [first = 0, ...others] = widths
  const groups: [number, number][] = []
  let taken = Number.POSITIVE_INFINITY
  for (const [at, width] of others.entries()) {
    if (first + width > available) return []
    if (taken + width > available) {
      groups.push([at + 1, at + 1])
      taken = first + width
    } else {
      groups.at(-1)![1] = at + 1
      taken += width
    }
  }
  return groups
}

/** A copy with the first column and those of the group. */
function withColumns(table: HTMLTableElement, [from, to]: readonly [number, number]): HTMLTableElement {
  const part = table.cloneNode(true) as HTMLTableElement
  for (const row of part.rows)
    for (const [at, cell] of [...row.cells].entries()) if (at > 0 && (at < from || at > to)) cell.remove()
  return part
}
