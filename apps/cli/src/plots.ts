/** The plots of an evaluated worksheet. */
import { figureOf, NO_DATA } from '@calcwright/blocks/plots'
import type { SavedSeries } from '@calcwright/blocks/plots'
import { EMPTY_OUTCOME } from '@calcwright/evaluator'
import type { Notice, Outcome } from '@calcwright/evaluator'
import { summaryOf } from '@calcwright/figures'
import type { Figure } from '@calcwright/figures'
import { formsOfLine } from '@calcwright/math/expression'
import type { ComputedSheet } from './computed-sheet.ts'

export interface SheetPlot {
  readonly line: number
  /** null where there is nothing to draw. */
  readonly figure: Figure | null
  /** Errors of the plot and of its series. */
  readonly problems: readonly string[]
  /** Notices about parts that are drawn in another way than they are written. */
  readonly notices: readonly Notice[]
  /** Outcomes of the plot and of its series for a list of results, by their blocks. */
  readonly outcomes: ReadonlyMap<string, Outcome>
}

type PlotProps = Parameters<typeof figureOf>[0]

/** In reading order; what is disabled, and what stands in a branch that was not chosen, is left out. */
export function plotsOf({ sources, results, format }: ComputedSheet): SheetPlot[] {
  return sources.flatMap(({ block, line }) => {
    if (block.type !== 'plot' || block.disabled) return []
    const outcomesOf = (id: string): readonly Outcome[] => results.get(id)?.outcomes ?? []
    const own = outcomesOf(block.id)
    if (own.some(({ skipped }) => skipped)) return []
    const series = sources.filter(({ block: child }) => child.parent === block.id && !child.disabled)
    const blocks = series.map(({ block: child }) => child)
    const data = own.find(({ plot }) => plot)?.plot
    const drawn =
      data &&
      figureOf(
        block.props as PlotProps,
        blocks as SavedSeries[],
        data,
        formsOfLine(format?.forms ?? [], block.numbers),
      )
    const figure = drawn?.figure.series.some(hasNumbers) ? drawn.figure : null
    const outcomes = new Map(
      [block, ...blocks].map(
        ({ id }) => [id, drawnOutcome(outcomesOf(id), drawn?.notices.get(id) ?? [])] as const,
      ),
    )
    const drawnOutcomes = [...outcomes.values()]
    const errors = drawnOutcomes.flatMap(({ error }) => error?.message ?? [])
    const empty = figure || errors.length > 0 ? [] : [NO_DATA]
    const summary = figure ? summaryOf(figure) : NO_DATA
    outcomes.set(block.id, { ...outcomes.get(block.id)!, display: summary, request: 'figure' })
    const notices = drawnOutcomes.flatMap(one => one.notices)
    return [{ line, figure, problems: [...new Set([...errors, ...empty])], notices, outcomes }]
  })
}

/** The outcome of formulas that only the plot uses: their first error, and their notices. */
function drawnOutcome(outcomes: readonly Outcome[], ofDrawing: readonly Notice[]): Outcome {
  const all = [...outcomes.flatMap(one => one.notices), ...ofDrawing]
  const notices = [...new Map(all.map(notice => [notice.text, notice])).values()]
  const error = outcomes.find(one => one.error)?.error ?? null
  return { ...EMPTY_OUTCOME, shown: error !== null || notices.length > 0, notices, error }
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
