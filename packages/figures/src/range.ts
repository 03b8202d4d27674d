/** First end and last; the first is greater where the axis was set to run backwards. */
export type Range = readonly [number, number]

export interface Limits {
  readonly x: Range
  readonly y: Range
  /** Only with a secondary axis. */
  readonly y2?: Range
}
