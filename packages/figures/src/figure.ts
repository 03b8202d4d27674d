/** Input of the drawing: axes, and series with their numbers in the units of the axes. */
import type { TickFormat } from './tick-format.ts'

/** First end and last; the first is greater where the axis was set to run backwards. */
export type Range = readonly [number, number]

export interface Limits {
  readonly x: Range
  readonly y: Range
  /** Only with a secondary axis. */
  readonly y2?: Range
}

export interface Figure {
  /** '' for none. */
  readonly title: string
  readonly axes: FigureAxes
  /** x goes up and y to the right: for series on the first y axis. */
  readonly rotated: boolean
  /**
   * One unit of x is as long in the picture as so many of y; absent where each axis takes the room there
   * is. Without meaning beside logarithmic axes and names of bars.
   */
  readonly equalScales?: number
  /** x is an angle in degrees and y the distance from the middle, which is the least y: all series are polar curves. */
  readonly polar?: boolean
  readonly series: readonly FigureSeries[]
  /** Numbers are written with decimal commas. */
  readonly decimalComma?: boolean
}

export interface FigureAxes {
  readonly x: FigureAxis
  readonly y: FigureAxis
  /** At the right; absent where no series is on it. */
  readonly y2?: FigureAxis
}

export interface FigureAxis {
  /** '' for none. */
  readonly label: string
  /** Printed unit, without brackets; '' for none. */
  readonly unit: string
  /** null: from the numbers. */
  readonly minimum: number | null
  readonly maximum: number | null
  readonly log: boolean
  readonly grid: boolean
  /** From one mark to the next, in the unit of the axis; absent where the room decides. */
  readonly step?: number
  /** Absent where the numbers decide. */
  readonly format?: TickFormat
  /** Names of bars, in order; those that are missing are numbered. Only on x. */
  readonly names?: readonly string[]
}

export type SeriesKind =
  | 'function' | 'line' | 'step' | 'area' | 'scatter' | 'bar' | 'histogram'
  | 'parametric' | 'polar' | 'contour' | 'colours' | 'arrows' | 'level' | 'band' | 'box' | 'note' // prettier-ignore

/** Style in its saved form: dashes as lengths of strokes and gaps; any other word is a solid line. */
export type LineStyle = 'none' | 'solid' | '5_5' | '10_10' | '20_20' | '20_10_5_10' | '20_10_5_5_5_10'

export type MarkerSymbol =
  | 'circle' | 'square' | 'diamond' | 'triangle-up' | 'triangle-down'
  | 'circle-open' | 'square-open' | 'diamond-open' | 'triangle-up-open' | 'triangle-down-open' // prettier-ignore

export interface SeriesLook {
  /** `#rrggbb`; null takes the next of the series' colours, with a dash or marker of its own. */
  readonly colour: string | null
  /** 0 to 5. */
  readonly lineWeight: number
  readonly lineStyle: LineStyle
  readonly showPoints: boolean
  /** 0 hides the markers. */
  readonly markerSize: number
  readonly symbol: MarkerSymbol
}

/**
 * Columns by kind, all of one length unless stated, NaN for a gap: function, line, step, area, scatter,
 * parametric, polar: `x`, `y`, and `error` where there are error bars · bar: `y` · histogram: `low`, `high`,
 * `y` · contour, colours: `x`, `y` (the lines of a grid), `z` (row by row, one row for each y) · arrows: `x`,
 * `y`, `u`, `v` · band: `x`, `y`, `lower` · box: `data` · note: `x`, `y` (one number each) · level: `at` (one
 * number).
 */
export interface FigureSeries {
  /** Unique in the figure. */
  readonly id: string
  readonly kind: SeriesKind
  readonly label: string
  /** Nobody wrote the label: it is left out where it would only say that this is the one series. */
  readonly unnamed?: boolean
  readonly axis: 'y' | 'y2'
  /** Adds to the series of its family and axis before it. */
  readonly stacked: boolean
  /** For an area: each value holds until the next point, like that of a step. */
  readonly stepped?: boolean
  /** For a level: along x at a height, or along y at a place. */
  readonly direction?: 'horizontal' | 'vertical'
  /** A point is drawn at the place of a note. */
  readonly dotted?: boolean
  /** Its equation stands in the picture, and how well it fits. */
  readonly equation?: boolean
  /** Not drawn for the moment: only the legend names it. */
  readonly hidden?: boolean
  /** The heights are written at bars and bins. */
  readonly valued?: boolean
  /** Unit of the colours of a map or arrows. */
  readonly unit?: string
  readonly columns: Readonly<Record<string, Float64Array>>
  readonly look: SeriesLook
}
