/** Columns of an imported file in brief, for programs and people that do not compute with them. */
import type { ColumnKind } from './reading/options.ts'
import type { ImportedFile } from './import-file.ts'

export interface ColumnSummary {
  /** Behind the name of the data, `T` in `data_T`. */
  readonly name: string
  /** The words above it as the file has them. */
  readonly heading: string
  /** In plain notation, '' for none; `s` for times. */
  readonly unit: string
  readonly kind: ColumnKind
  /** Cells with a value. */
  readonly count: number
  readonly gaps: number
  /** At most five values, null for a gap; times in seconds from the first one. */
  readonly first: readonly (number | string | null)[]
  readonly last: number | string | null
  /** Null for words, and for a column of gaps. */
  readonly min: number | null
  readonly max: number | null
}

const FIRST = 5

export function summariesOf({ props, read }: ImportedFile): ColumnSummary[] {
  return props.columns.map(({ sub, heading, unit, kind }, at) => {
    const values = read.values[at]!
    const texts = read.texts[at] ?? []
    const { count: gaps } = read.gaps[at]!
    const cells = kind === 'text' ? texts.map(text => text || null) : values
    const of = (cell: number | string | null | undefined): number | string | null =>
      typeof cell === 'number' && !Number.isFinite(cell) ? null : (cell ?? null)
    return {
      ...{ name: sub, heading, unit: kind === 'time' ? 's' : unit, kind },
      ...{ count: values.length - gaps, gaps },
      first: Array.from(cells.slice(0, FIRST), of),
      last: cells.length < values.length ? null : of(cells.at(-1)),
      ...rangeOf(values),
    }
  })
}

function rangeOf(values: Float64Array): { readonly min: number | null; readonly max: number | null } {
  let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const value of values) {
    if (value < min) min = value
    if (value > max) max = value
  }
  return min > max ? { min: null, max: null } : { min, max }
}
