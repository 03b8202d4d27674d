/** Plots written as text: a line for each formula of a series, computed by the real engine. */
import { createInlineEngine } from '@calcwright/engine/node'
import { parsePlain } from '@calcwright/math/expression'
import { isUnit } from '@calcwright/math/units'
import type { BlockEvaluation, BlockPlan, PlannedStatement } from '../block-plan.ts'
import type { BlockResult } from '../block-result.ts'
import type { EvaluationBlock } from '../contract.ts'
import type { PlannedAxis, PlotData, PlotSeries, SeriesShape } from '../plots.ts'
import { createEvaluator } from '../run/evaluator.ts'
import { NO_OUTPUT } from '../block-plan.ts'
import { SETTINGS } from './sheet.ts'

export interface PlotProps {
  readonly limits?: readonly string[]
  readonly axes?: Partial<Record<'x' | 'y' | 'y2', Partial<PlannedAxis>>>
}
export interface SeriesProps {
  readonly shape: SeriesShape
  readonly axis?: 'y' | 'y2'
  readonly formulas: readonly string[]
}

function planned(source: string): PlannedStatement {
  const parsed = parsePlain(source, { isUnit })
  if (!parsed.ok || parsed.value.kind !== 'definition') throw new Error(`no definition: ${source}`)
  const { target } = parsed.value
  if (target.kind === 'property') throw new Error(source)
  return { statement: parsed.value, output: NO_OUTPUT, request: target.name.name }
}

const AXIS: PlannedAxis = { unit: '', log: false }

const plotEvaluation: BlockEvaluation<PlotProps> = {
  type: 'plot',
  plan: ({ limits = [], axes = {} }): BlockPlan => ({
    statements: limits.map(planned),
    role: {
      kind: 'axes',
      axes: { x: { ...AXIS, ...axes.x }, y: { ...AXIS, ...axes.y }, y2: { ...AXIS, ...axes.y2 } },
    },
  }),
}

const seriesEvaluation: BlockEvaluation<SeriesProps> = {
  type: 'series',
  plan: ({ shape, axis = 'y', formulas }) => ({
    statements: formulas.map(planned),
    role: { kind: 'series', shape, axis },
  }),
}

const lineEvaluation: BlockEvaluation<string> = {
  type: 'line',
  plan(source) {
    const parsed = parsePlain(source, { isUnit })
    return { statements: parsed.ok ? [{ statement: parsed.value, output: NO_OUTPUT }] : [] }
  },
}

const evaluator = createEvaluator({
  startEngine: () => createInlineEngine(),
  blockEvaluations: [plotEvaluation, seriesEvaluation, lineEvaluation] as readonly BlockEvaluation[],
})

/** Ids may begin with a digit and have signs in them, which symbols of the engine may not. */
const seriesId = (index: number): string => `${index}-s_`

export interface Drawn {
  readonly plot: PlotData
  readonly notices: readonly string[]
  /** Messages about each series: about its formulas, and about the whole of it. */
  readonly messages: readonly string[]
}

export async function draw(
  lines: readonly string[],
  series: readonly SeriesProps[],
  plot: PlotProps = {},
): Promise<Drawn> {
  const common = { parent: null, disabled: false }
  const blocks: EvaluationBlock[] = [
    ...lines.map((props, index) => ({ ...common, id: `line${index}`, type: 'line', props })),
    { ...common, id: 'plot', type: 'plot', props: plot },
    ...series.map((props, index) => ({
      ...common,
      id: seriesId(index),
      type: 'series',
      parent: 'plot',
      props,
    })),
  ]
  const results = new Map<string, BlockResult>()
  await new Promise<void>(resolve => {
    const off = evaluator.on(event => {
      if (event.kind === 'results') for (const result of event.results) results.set(result.block, result)
      if (event.kind !== 'finished' || !results.has('plot')) return
      off()
      resolve()
    })
    evaluator.open(blocks, SETTINGS)
  })
  const outcome = results.get('plot')?.outcomes.find(({ request }) => request === 'figure')
  if (!outcome?.plot) throw new Error('no figure')
  const messages = series.map((_, index) =>
    results

      .get(seriesId(index))!
      .outcomes.flatMap(({ error, notices }) => [
        ...(error ? [error.message] : []),
        ...notices.map(({ text }) => text),
      ])
      .join(' | '),
  )
  return { plot: outcome.plot, notices: outcome.notices.map(({ text }) => text), messages }
}

const FUNCTION = { kind: 'function' } as const
const POINTS = { kind: 'points' } as const
export const over = (...formulas: string[]): SeriesProps => ({ shape: FUNCTION, formulas })
export const points = (...formulas: string[]): SeriesProps => ({ shape: POINTS, formulas })

/** The ends of a column. */
export const ends = ({ columns }: PlotSeries, name: string): string => {
  const column = columns[name]
  return column ? `${round(column[0]!)} to ${round(column.at(-1)!)}` : 'none'
}
export const round = (value: number): number => Number(value.toPrecision(6))
export const extremes = ({ columns }: PlotSeries, name: string): string => {
  const values = [...columns[name]!].filter(Number.isFinite)
  return `${round(Math.min(...values))} to ${round(Math.max(...values))}`
}
