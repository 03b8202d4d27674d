/**
 * Requests of a plot to an evaluation, and the numbers that it gets. Drawing them is left to others:
 * a change of looks computes nothing.
 *
 * The formulas of a plot and of its series are the statements of their blocks, each a definition with
 * `request` and the name of its target alike: they mean something to the plot only.
 */

/** How the numbers of a series come about. */
export type SeriesShape =
  /** `y(x)`: a function over the x axis. */
  | { readonly kind: 'function' }
  /** `y` over `x`: lists. Without `x` over 1, 2, 3 …; with `error` bars of so much up and down. */
  | { readonly kind: 'points' }
  /** `y`: a list. */
  | { readonly kind: 'bars' }
  /** `data`: a list, and `bins`: how many, 10 where it is absent. */
  | { readonly kind: 'histogram' }
  /** `x(t)` and `y(t)` from `start` to `end`: without them from 0 over a full turn. */
  | { readonly kind: 'parametric' }
  /** `r(θ)`, likewise. */
  | { readonly kind: 'polar' }
  /** `z(x, y)` over both axes. */
  | { readonly kind: 'map' }
  /** `u(x, y)` and `v(x, y)` over both axes. */
  | { readonly kind: 'arrows' }
  /** `lower(x)` and `y(x)`: the area between two functions over the x axis. */
  | { readonly kind: 'band' }
  /** `data`: a list, on the y axis. */
  | { readonly kind: 'box' }
  /** `x` and `y`: one number each, the place of a text. */
  | { readonly kind: 'note' }
  /** `at`: one number on the y axis where it is horizontal, else on x. */
  | { readonly kind: 'level'; readonly direction: 'horizontal' | 'vertical' }

export type PlotAxisId = 'x' | 'y' | 'y2'

/** Limits and the spacing of marks are statements of the plot: `x_min`, `x_max`, `x_step`, `y_min` …, absent where the numbers decide. */
export interface PlannedAxis {
  /** In plain notation; '' for the unit of the first series. */
  readonly unit: string
  readonly log: boolean
}

export type PlannedAxes = Readonly<Record<PlotAxisId, PlannedAxis>>

/** An axis with its limits in its unit. */
export interface PlotAxis {
  /** In plain notation; '' for none. */
  readonly unit: string
  readonly log: boolean
  /** Set by the person; null where the numbers decide. */
  readonly minimum: number | null
  readonly maximum: number | null
  /** From one mark to the next; absent where the room decides. */
  readonly step?: number
}

/**
 * Columns by kind, in the units of the axes, NaN where there is no value: function, points: `x`, `y`,
 * perhaps `error` · bars: `y` · histogram: `data`, `bins` and `size` (one number each) · parametric, polar: `t` (SI), `x`, `y`,
 * and the `angle` of polar ones in radians ·
 * map: `x`, `y` (lines of a grid), `z` (row by row, a row for each y) · arrows: `x`, `y`, `u`, `v`, one
 * of each for each arrow · band: `x`, `y`, `lower` · box: `data` · note: `x`, `y` (one number each) · level: `at` (one number). Empty where the series has an error.
 */
export interface PlotSeries {
  readonly block: string
  readonly kind: SeriesShape['kind']
  readonly axis: 'y' | 'y2'
  /** The unit of `z`, or of `u` and `v`. */
  readonly unit: string
  readonly columns: Readonly<Record<string, Float64Array>>
}

/** The numbers of a plot. */
export interface PlotData {
  readonly axes: Readonly<Record<PlotAxisId, PlotAxis>>
  /** In order of the page, those that cannot be computed too. */
  readonly series: readonly PlotSeries[]
  /** The stored plot has all its numbers: it is not computed anew until something changes. */
  readonly whole?: true
}
