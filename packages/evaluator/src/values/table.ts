/** Responsibilities: a table of texts with bars, as the result of a line. */

export interface Table {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
  readonly chart: BarChart
}

/** Horizontal bars. */
export interface BarChart {
  readonly title: string
  readonly bars: readonly Bar[]
}

export interface Bar {
  readonly label: string
  /** From -1 to 1, of the longest that is possible; one below zero is drawn apart. */
  readonly length: number
  /** The text behind the bar. */
  readonly text: string
}
