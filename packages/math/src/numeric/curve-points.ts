/** The values at these places, NaN for none. */
export type Values = (points: Float64Array) => Promise<Float64Array>

/** Points from left to right. A `y` that is NaN is a gap. */
export interface Curve {
  readonly x: Float64Array
  readonly y: Float64Array
}
