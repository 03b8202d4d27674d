/** A plot: axes, and the series that stand in it. */
import type { BlockType, Field } from '@calcwright/document'
import { formula } from '../series.ts'
import { plotFromPlain, plotToPlain } from './plain.ts'
import { HEIGHT, type PlotProps, plotProps } from './props.ts'

export { HEIGHT, type PlotProps }

const MARKS = {
  x_step: '', y_step: '', y2_step: '',
  x_format: 'auto', y_format: 'auto', y2_format: 'auto',
  x_digits: '', y_digits: '', y2_digits: '',
} as const // prettier-ignore

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
  ...MARKS,
  x_grid: true,
  y_grid: true,
  x_labels: [],
  rotated: false,
  equal_scales: false,
  polar_axes: true,
  height: HEIGHT.initial,
})

/** Types that may stand in a plot; the first is that of a new one. */
export const SERIES_TYPES = [
  'plot_func', 'plot_line', 'plot_area', 'plot_scatter', 'plot_bar', 'plot_histogram',
  'plot_parametric', 'plot_polar', 'plot_map', 'plot_arrows', 'plot_level',
  'plot_band', 'plot_box', 'plot_note',
] as const // prettier-ignore

export type SeriesType = (typeof SERIES_TYPES)[number]

const plotBlock: BlockType<PlotProps> = {
  type: 'plot',
  version: 2,
  props: plotProps,
  defaults,
  // The first had polar curves on straight axes, and the room decided about marks.
  migrations: {
    1: old => ({ ...MARKS, ...old, polar_axes: false }),
  },
  container: { children: SERIES_TYPES, implicitChild: 'plot_func', indentable: false },
  fromPlain: line => plotFromPlain(line, defaults()),
  counts: () => 'figure',
  toPlain: props => plotToPlain(props, defaults()),
}

export const LIMITS = [
  'x_min', 'x_max', 'x_step', 'y_min', 'y_max', 'y_step', 'y2_min', 'y2_max', 'y2_step',
] as const // prettier-ignore

const LIMIT_LABELS = {
  x_min: 'X minimum',
  x_max: 'X maximum',
  y_min: 'Y minimum',
  y_max: 'Y maximum',
  y2_min: 'Secondary Y minimum',
  y2_max: 'Secondary Y maximum',
  x_step: 'X tick spacing',
  y_step: 'Y tick spacing',
  y2_step: 'Secondary Y tick spacing',
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
