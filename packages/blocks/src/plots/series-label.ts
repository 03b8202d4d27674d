/** The text of a series in the legend. */
import { plainOfFormula } from '../plain/fields.ts'
import type { LookProps } from './look.ts'

/** The field that a series shows, by its type; absent where it shows several. */
const SHOWN: Readonly<Record<string, string>> = {
  plot_func: 'y',
  plot_line: 'y',
  plot_area: 'y',
  plot_scatter: 'y',
  plot_bar: 'y',
  plot_histogram: 'data',
  plot_box: 'data',
  plot_polar: 'radius',
  plot_map: 'z',
}

/** A name, or a function of names: `v`, `G(f)`. Longer formulas are no names. */
const NAMES_IT = /^\p{L}[\p{L}\d_]*(?:\([\p{L}\d_, ]+\))?$/u
const LONGEST = 40

/**
 * Its label; without one the name or the function that it shows, or else `data_` and its number.
 * @param index place of the series in its plot, from 0
 */
export function seriesLabel(type: string, props: Pick<LookProps, 'label'>, index: number): string {
  if (props.label !== '') return props.label
  const shown = (props as unknown as Readonly<Record<string, unknown>>)[SHOWN[type] ?? '']
  const plain = typeof shown === 'string' && shown.length <= 4 * LONGEST ? plainOf(shown) : ''
  return plain.length <= LONGEST && NAMES_IT.test(plain) ? plain : `data_${index + 1}`
}

/** Read once for each text: labels are asked for at each key in a plot. */
function plainOf(latex: string): string {
  const known = read.get(latex)
  if (known !== undefined) return known
  const plain = plainOfFormula(latex)
  if (read.size >= 500) read.clear()
  read.set(latex, plain)
  return plain
}

const read = new Map<string, string>()
