/** Makes the figure that is drawn from the numbers of a plot and the saved looks. */
import { message } from '@calcwright/math/messages/plots'
import type { Notice, PlotAxis, PlotAxisId, PlotData, PlotSeries } from '@calcwright/evaluator'
import { binsOf } from '@calcwright/figures'
import type {
  BinMeasure,
  Figure,
  FigureAxis,
  FigureSeries,
  SeriesKind,
  SeriesLook,
} from '@calcwright/figures'
import { parseUnit, unitToText } from '@calcwright/math/expression'
import type { NumberForm } from '@calcwright/math/expression'
import { resolveUnit } from '@calcwright/math/units'
import type { ResolvedUnit } from '@calcwright/math/units'
import { seriesLabel } from './series-label.ts'
import type { LookProps } from './look.ts'
import type { PlotProps, SeriesType } from './plot/schema.ts'
import { hiddenNotice } from './hidden-series.ts'
import { inNumberForms } from './number-forms.ts'
import { onPolarAxes } from './polar-axes.ts'

/** A series as it is saved. */
export interface SavedSeries {
  readonly id: string
  readonly type: string
  readonly props: object
}

export interface DrawnPlot {
  readonly figure: Figure
  /** Notices on series that the drawing leaves out or changes, by their block. */
  readonly notices: ReadonlyMap<string, readonly Notice[]>
}

export const FUNCTION_IGNORED = message('plot.function-ignored')
export const X_IGNORED = message('plot.x-ignored')
export const BINS_IGNORED = message('plot.bins-ignored')
/** Message of a plot without data. */
export const NO_DATA = 'No data to plot. Setup a data source or check for errors.'

/**
 * @param series all series of the plot, in order of the page
 * @param forms in which the worksheet writes numbers
 */
export function figureOf(
  plot: PlotProps,
  series: readonly SavedSeries[],
  data: PlotData,
  forms: readonly NumberForm[] = [],
): DrawnPlot {
  const computed = new Map(data.series.map(one => [one.block, one]))
  const hasBars = series.some(({ id, type }) => type === 'plot_bar' && hasNumbers(computed.get(id)))
  const notices = new Map<string, readonly Notice[]>()
  const histograms = series.filter(
    ({ id, type }) => type === 'plot_histogram' && hasNumbers(computed.get(id)),
  )
  const drawn = series.flatMap((saved, index): FigureSeries[] => {
    const numbers = computed.get(saved.id)
    const common = seriesOf(saved, index, numbers)
    if (!hasBars || !hasNumbers(numbers)) return [common]
    if (numbers.kind === 'function' || numbers.kind === 'band') {
      notices.set(saved.id, [FUNCTION_IGNORED])
      return [{ ...common, columns: {} }]
    }
    if (numbers.kind === 'histogram' && plot.x_labels.length === 0 && saved !== histograms[0])
      notices.set(saved.id, [BINS_IGNORED])
    if (numbers.kind !== 'points') return [common]
    if ((saved.props as { x?: string }).x?.trim()) notices.set(saved.id, [X_IGNORED])
    return [{ ...common, columns: { ...common.columns, x: counted(common.columns.y!.length) } }]
  })
  const axes = withAxes(plot, drawn, data, hasBars, measuresOf(series))
  const figure = onPolarAxes(plot, inNumberForms(axes, data, forms))
  for (const one of figure.series) {
    const notice = hiddenNotice(figure, one) ?? labelNotice(figure, one)
    if (notice) notices.set(one.id, [...(notices.get(one.id) ?? []), notice])
  }
  return { figure, notices }
}

/** Labels that are not as many as the bars of the longest series. */
function labelNotice({ axes, series }: Figure, one: FigureSeries): Notice | null {
  const labels = axes.x.names?.length ?? 0
  const countOf = ({ kind, columns }: FigureSeries): number => (kind === 'bar' ? (columns.y?.length ?? 0) : 0)
  const bars = Math.max(...series.map(countOf))
  const isLongest = one.kind === 'bar' && one === series.find(other => countOf(other) === bars)
  return isLongest && labels > 0 && labels !== bars ? message('plot.labels', { labels, bars }) : null
}

const hasNumbers = (numbers: PlotSeries | undefined): numbers is PlotSeries =>
  numbers !== undefined && Object.keys(numbers.columns).length > 0

/** 1, 2, 3 …, where bars stand. */
const counted = (length: number): Float64Array => Float64Array.from({ length }, (_, index) => index + 1)

function withAxes(
  plot: PlotProps,
  series: readonly FigureSeries[],
  { axes }: PlotData,
  hasBars: boolean,
  measures: ReadonlyMap<string, BinMeasure>,
): Figure {
  const hasSecond = series.some(({ axis, columns }) => axis === 'y2' && Object.keys(columns).length > 0)
  const x = axisOf(plot, 'x', axes.x, plot.x_grid)
  return {
    title: plot.chart_title,
    axes: {
      x: hasBars && plot.x_labels.length > 0 ? { ...x, names: plot.x_labels } : x,
      y: binAxis(axisOf(plot, 'y', axes.y, plot.y_grid), x.unit, 'y', series, measures),
      ...(hasSecond && { y2: binAxis(axisOf(plot, 'y2', axes.y2, false), x.unit, 'y2', series, measures) }),
    },
    rotated: plot.rotated,
    ...equalScales(plot, series, axes),
    series,
  }
}

/** The measures of histograms by their block. */
const measuresOf = (series: readonly SavedSeries[]): ReadonlyMap<string, BinMeasure> =>
  new Map(
    series.flatMap(({ id, props }) => ((props as Styled).measure ? [[id, (props as Styled).measure!]] : [])),
  )

const BIN_LABELS: Readonly<Record<BinMeasure, string>> = { count: 'Count', share: '', density: 'Density' }

/** An axis of nothing but bins of one measure says by itself what they are. */
function binAxis(
  axis: FigureAxis,
  unit: string,
  id: 'y' | 'y2',
  series: readonly FigureSeries[],
  measures: ReadonlyMap<string, BinMeasure>,
): FigureAxis {
  const drawn = series.filter(one => one.axis === id && Object.keys(one.columns).length > 0)
  const [first, ...others] = drawn.map(one => measures.get(one.id))
  if (!first || others.some(other => other !== first) || axis.unit !== '') return axis
  const density = unit === '' ? '' : /^[^ /·]+$/.test(unit) ? `1/${unit}` : `1/(${unit})`
  return {
    ...axis,
    label: axis.label || BIN_LABELS[first],
    unit: first === 'density' ? density : '',
    // Few things are counted by ones: there are no halves of them.
    ...(first === 'count' && axis.step === undefined && isLow(drawn) && { step: 1 }),
  }
}

/** Bins up to which an axis would have marks between whole numbers. */
const LOW = 10

const isLow = (drawn: readonly FigureSeries[]): boolean =>
  drawn.every(({ columns }) => columns.y?.every(count => count <= LOW) !== false)

/** Units of one kind are compared by their size: a metre is as long as a thousand millimetres. */
function equalScales(
  plot: PlotProps,
  series: readonly FigureSeries[],
  { x, y }: PlotData['axes'],
): Pick<Figure, 'equalScales'> {
  if (!plot.equal_scales && !series.some(({ kind }) => kind === 'polar')) return {}
  const [across, up] = [resolved(x.unit), resolved(y.unit)]
  if (!across || !up || !across.dimension.sameHard(up.dimension)) return { equalScales: 1 }
  return { equalScales: across.factor.toNumber() / up.factor.toNumber() }
}

function resolved(plain: string): ResolvedUnit | null {
  const unit = plain === '' ? null : parseUnit(plain)
  const found = unit?.ok ? resolveUnit(unit.value) : null
  return found?.ok ? found.unit : null
}

const axisOf = (plot: PlotProps, id: PlotAxisId, axis: PlotAxis, grid: boolean): FigureAxis => ({
  label: plot[`${id}_label`],
  unit: printedUnit(axis.unit),
  minimum: axis.minimum,
  maximum: axis.maximum,
  log: axis.log,
  grid,
  ...(axis.step !== undefined && { step: axis.step }),
  format: { style: plot[`${id}_format`], digits: digitsOf(plot[`${id}_digits`]) },
})

const MOST_DIGITS = 15
const digitsOf = (text: string): number | null =>
  /^\d+$/.test(text) ? Math.min(MOST_DIGITS, Number(text)) : null

function printedUnit(plain: string): string {
  const unit = plain === '' ? null : parseUnit(plain)
  return unit?.ok ? unitToText(unit.value) : plain
}

interface Styled extends LookProps {
  readonly step?: boolean
  readonly dot?: boolean
  readonly equation?: boolean
  readonly measure?: BinMeasure
  readonly show_values?: boolean
  readonly style?: 'contour' | 'colours'
  readonly direction?: 'horizontal' | 'vertical'
}

function seriesOf({ id, type, props }: SavedSeries, index: number, numbers?: PlotSeries): FigureSeries {
  const styled = props as Styled
  return {
    id,
    kind: kindOf(type as SeriesType, styled),
    label: seriesLabel(type, styled, index),
    ...(styled.label === '' && { unnamed: true }),
    axis: styled.y_axis,
    stacked: styled.stack,
    ...(styled.step && type === 'plot_area' && { stepped: true }),
    ...(styled.equation && { equation: true }),
    ...(styled.dot !== undefined && { dotted: styled.dot }),
    ...(styled.direction && { direction: styled.direction }),
    ...(numbers && numbers.unit !== '' && { unit: printedUnit(numbers.unit) }),
    ...(styled.show_values && { valued: true }),
    columns: columnsOf(numbers, styled.measure),
    look: lookOf(styled),
  }
}

function kindOf(type: SeriesType, { step, style }: Styled): SeriesKind {
  switch (type) {
    case 'plot_func':
      return 'function'
    case 'plot_line':
      return step ? 'step' : 'line'
    case 'plot_map':
      return style ?? 'contour'
    default:
      return type.slice('plot_'.length) as SeriesKind
  }
}

function columnsOf(numbers: PlotSeries | undefined, measure?: BinMeasure): FigureSeries['columns'] {
  if (!numbers) return {}
  const { data, bins, size } = numbers.columns
  if (numbers.kind !== 'histogram' || !data) return numbers.columns
  const { low, high, y } = binsOf(data, bins?.[0] ?? Number.NaN, measure)
  const share = measure === 'count' && size ? size[0]! / data.filter(Number.isFinite).length : 1
  return { low, high, y: share === 1 ? y : y.map(count => count * share) }
}

const lookOf = (look: LookProps): SeriesLook => ({
  colour: look.color,
  lineWeight: look.line_weight,
  lineStyle: look.line_style,
  showPoints: look.show_points,
  markerSize: look.marker_size,
  symbol: look.symbol,
})
