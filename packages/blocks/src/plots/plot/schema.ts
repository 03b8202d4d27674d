/** A plot: axes, and the series that stand in it. */
import type { BlockType, Field } from '@calcwright/document'
import * as z from 'zod/mini'
import { formula } from '../series.ts'
import { plotFromPlain, plotToPlain } from './plain.ts'

export const HEIGHT = { least: 150, most: 1200, initial: 300 } as const

const plotProps = z.object({
  chart_title: z.string(),
  /** Titles of the axes; '' for none. Units are put behind them. */
  x_label: z.string(),
  y_label: z.string(),
  y2_label: z.string(),
  /** Limits as the math field writes them, '' where the numbers decide. One without a unit counts in that of its axis. */
  x_min: z.string(),
  x_max: z.string(),
  y_min: z.string(),
  y_max: z.string(),
  y2_min: z.string(),
  y2_max: z.string(),
  /** In plain notation, '' for those of the first series. */
  x_units: z.string(),
  y_units: z.string(),
  y2_units: z.string(),
  x_log: z.boolean(),
  y_log: z.boolean(),
  y2_log: z.boolean(),
  x_grid: z.boolean(),
  y_grid: z.boolean(),
  /** Names of bars, in order. */
  x_labels: z.array(z.string()),
  /** x goes up and y to the right. */
  rotated: z.boolean(),
  /** A circle is round; with polar curves it always is. */
  equal_scales: z.boolean(),
  /** Pixels. */
  height: z.number().check(z.minimum(HEIGHT.least), z.maximum(HEIGHT.most)),
})

export type PlotProps = z.infer<typeof plotProps>

const defaults = (): PlotProps => ({
  chart_title: '',
  x_label: '',
  y_label: '',
  y2_label: '',
  x_min: '',
  x_max: '',
  y_min: '',
  y_max: '',
  y2_min: '',
  y2_max: '',
  x_units: '',
  y_units: '',
  y2_units: '',
  x_log: false,
  y_log: false,
  y2_log: false,
  x_grid: true,
  y_grid: true,
  x_labels: [],
  rotated: false,
  equal_scales: false,
  height: HEIGHT.initial,
})

/** Types that may stand in a plot; the first is that of a new one. */
export const SERIES_TYPES = [
  'plot_func', 'plot_line', 'plot_area', 'plot_scatter', 'plot_bar', 'plot_histogram',
  'plot_parametric', 'plot_polar', 'plot_map', 'plot_arrows', 'plot_level',
] as const // prettier-ignore

export type SeriesType = (typeof SERIES_TYPES)[number]

const plotBlock: BlockType<PlotProps> = {
  type: 'plot',
  version: 1,
  props: plotProps,
  defaults,
  migrations: {},
  container: { children: SERIES_TYPES, implicitChild: 'plot_func', indentable: false },
  fromPlain: line => plotFromPlain(line, defaults()),
  toPlain: props => plotToPlain(props, defaults()),
}

export const LIMITS = ['x_min', 'x_max', 'y_min', 'y_max', 'y2_min', 'y2_max'] as const

const LIMIT_LABELS = {
  x_min: 'X minimum',
  x_max: 'X maximum',
  y_min: 'Y minimum',
  y_max: 'Y maximum',
  y2_min: 'Secondary Y minimum',
  y2_max: 'Secondary Y maximum',
} as const

const TITLES = {
  chart_title: 'Title',
  x_label: 'Label of the X axis',
  y_label: 'Label of the Y axis',
  y2_label: 'Label of the secondary Y axis',
} as const

/** The titles, and the formulas that a plot reads names in: they stand in its dialogs, where the caret of the sheet is not. */
export const withDialogFields = (type: BlockType<PlotProps>): BlockType<PlotProps> => ({
  ...type,
  fields: [
    ...Object.entries(TITLES).map(([id, label]): Field => ({ id, kind: 'words', label, placeholder: '' })),
    ...LIMITS.map((id): Field => formula(id, LIMIT_LABELS[id])),
  ],
})

export default plotBlock
