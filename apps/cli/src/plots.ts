/** The plots of an evaluated worksheet. */
import { figureOf } from '@calcwright/blocks/plots'
import type { SavedSeries } from '@calcwright/blocks/plots'
import type { Figure } from '@calcwright/figures'
import type { ComputedSheet } from './evaluate.ts'

export interface SheetPlot {
  readonly line: number
  /** null where there is nothing to draw. */
  readonly figure: Figure | null
  /** Errors of the plot and of its series. */
  readonly problems: readonly string[]
}

type PlotProps = Parameters<typeof figureOf>[0]

/** In reading order; what is disabled, and what stands in a branch that was not chosen, is left out. */
export function plotsOf({ sources, results }: ComputedSheet): SheetPlot[] {
  return sources.flatMap(({ block, line }) => {
    if (block.type !== 'plot' || block.disabled) return []
    const outcomes = results.get(block.id)?.outcomes ?? []
    if (outcomes.some(({ skipped }) => skipped)) return []
    const series = sources.filter(({ block: child }) => child.parent === block.id && !child.disabled)
    const blocks = series.map(({ block: child }) => child)
    const data = outcomes.find(({ plot }) => plot)?.plot
    const drawn = data && figureOf(block.props as PlotProps, blocks as SavedSeries[], data).figure
    const figure = drawn?.series.some(hasNumbers) ? drawn : null
    const errors = [block, ...blocks].flatMap(({ id }) => results.get(id)?.outcomes.flatMap(({ error }) => error?.message ?? []) ?? []) // prettier-ignore
    const empty = figure || errors.length > 0 ? [] : ['No data to plot.']
    return [{ line, figure, problems: [...new Set([...errors, ...empty])] }]
  })
}

const hasNumbers = ({ columns }: Figure['series'][number]): boolean =>
  Object.values(columns).some(column => column.length > 0)

/** By the title, or by the line where there is none; no two alike. */
export function fileNames(plots: readonly SheetPlot[]): string[] {
  const taken = new Set<string>()
  return plots.map(({ figure, line }) => {
    const name = slugOf(figure?.title ?? '') || `plot-line-${line}`
    let unique = name
    for (let count = 2; taken.has(unique); count += 1) unique = `${name}-${count}`
    taken.add(unique)
    return `${unique}.svg`
  })
}

/** Letters and digits of any script, with hyphens between: no name that a file system refuses. */
const slugOf = (title: string): string =>
  title
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80)
