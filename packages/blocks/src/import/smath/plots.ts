/** Plots of SMath as plots of this program. */
import { callOf, nameOf, namesIn, numberOf, Unread } from '../formula.ts'
import type { Formula } from '../formula.ts'
import type { XmlElement } from '../xml.ts'
import { childNamed } from '../xml.ts'
import { readFormula } from './formulas.ts'

/** Definitions of the file by their names. */
export type Definitions = ReadonlyMap<string, Formula>

const LIMITS = 'The file has the axes of this plot as a zoom, without limits: they are chosen here.'

/** @throws Unread for a plot that has no counterpart */
export function plotLines(
  plot: XmlElement,
  definitions: Definitions,
  print: (formula: Formula) => string,
): { readonly lines: readonly string[]; readonly remark?: string } {
  const input = childNamed(plot, 'input')
  if (!input || input.children.length === 0) throw new Unread('The plot is empty.')
  if (plot.attributes['animate'] !== undefined) throw new Unread('Animated plots have no counterpart here.')
  const items = itemsOf(readFormula(input))
  const isSpatial = plot.attributes['type'] === '3d'
  const isPoints = plot.attributes['render'] === 'dots'
  const series = items.map(item => {
    const free = freeIn(item, definitions)
    if (isSpatial) return surface(item, free, print)
    const curve = curveOf(item, free, definitions, print)
    return curve ?? `${isPoints ? 'scatter' : 'line'} ${pointsOf(item, definitions, print)}`
  })
  const isZoomed = series.some(line => !/^(?:line|scatter)/.test(line))
  return { lines: ['plot {', ...series, '}'], ...(isZoomed && { remark: LIMITS }) }
}

/** Curves that stand one below the other in a brace. */
const itemsOf = (formula: Formula): readonly Formula[] =>
  formula.kind === 'rows' && formula.rows.every(row => row.length === 1)
    ? formula.rows.map(([item]) => item!)
    : [formula]

/** Names without a value that a formula depends on, also by the names in it. */
function freeIn(
  formula: Formula,
  definitions: Definitions,
  within: ReadonlySet<string> = new Set(),
): string[] {
  const free = namesIn(formula).flatMap(name => {
    const value = definitions.get(name)
    if (!value) return CONSTANTS.has(name) ? [] : [name]
    return within.has(name) ? [] : freeIn(value, definitions, new Set([...within, name]))
  })
  return [...new Set(free)]
}

const CONSTANTS = new Set(['e', 'i', 'π', 'pi', '∞'])

/** The curve of a function of one variable, null for what is a matrix of points. */
function curveOf(
  item: Formula,
  free: readonly string[],
  definitions: Definitions,
  print: (formula: Formula) => string,
): string | null {
  // A function is drawn by its name alone too.
  const own = item.kind === 'name' ? definitions.get(`${item.name}()`) : undefined
  if (own && item.kind === 'name')
    return `function ${print(callOf(item.name, nameOf('x')))} for ${print(nameOf('x'))}`
  if (free.length > 1) throw new Unread('A plot of more than one variable has no counterpart here.')
  const [variable] = free
  return variable === undefined ? null : `function ${print(item)} for ${print(nameOf(variable))}`
}

function surface(item: Formula, free: readonly string[], print: (formula: Formula) => string): string {
  if (free.length !== 2) throw new Unread('Only surfaces over two variables have a counterpart here.')
  const [x, y] = free.toSorted().map(name => print(nameOf(name)))
  return `map ${print(item)} for ${x}, ${y} as colours`
}

/** The first column across, the second one up. */
function pointsOf(item: Formula, definitions: Definitions, print: (formula: Formula) => string): string {
  const value = item.kind === 'name' ? definitions.get(item.name) : item
  if (value?.kind === 'rows' && value.rows[0]!.length !== 2)
    throw new Unread('Plots of texts and of matrices with other than two columns have no counterpart here.')
  const [across, up] = [1, 2].map(column => print(callOf('col', item, numberOf(column))))
  return `${up} over ${across}`
}
