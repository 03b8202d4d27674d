/** The saved fields of a plot. */
import * as z from 'zod/mini'

export const HEIGHT = { least: 150, most: 1200, initial: 300 } as const

export const plotProps = z.object({
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
