/** The saved fields of a plot. */
import type { TickFormat } from '@calcwright/figures'
import * as z from 'zod/mini'

export const HEIGHT = { least: 150, most: 1200, initial: 300 } as const

/** How the numbers at an axis are written. */
export const TICK_STYLES = [
  'auto', 'decimal', 'scientific', 'engineering', 'percent', 'pi',
] as const satisfies readonly TickFormat['style'][] // prettier-ignore

const orElse = z.catch

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
  /** From one mark to the next, as the math field writes it; '' where the room decides. */
  x_step: z.string(),
  y_step: z.string(),
  y2_step: z.string(),
  /** How the numbers at an axis are written. */
  x_format: orElse(z.enum(TICK_STYLES), 'auto'),
  y_format: orElse(z.enum(TICK_STYLES), 'auto'),
  y2_format: orElse(z.enum(TICK_STYLES), 'auto'),
  /** Decimals, '' for as many as the numbers need. */
  x_digits: z.string(),
  y_digits: z.string(),
  y2_digits: z.string(),
  x_grid: z.boolean(),
  y_grid: z.boolean(),
  /** Names of bars, in order. */
  x_labels: z.array(z.string()),
  /** x goes up and y to the right. */
  rotated: z.boolean(),
  /** A circle is round; with polar curves it always is. */
  equal_scales: z.boolean(),
  /** Polar curves alone are drawn on circles and rays. */
  polar_axes: z.boolean(),
  /** Pixels. */
  height: z.number().check(z.minimum(HEIGHT.least), z.maximum(HEIGHT.most)),
})

export type PlotProps = z.infer<typeof plotProps>
