/** An initial value problem: y' = f(t, y) from a start to an end, which may lie before the start. */
export interface OdeProblem {
  /** Fills `into` with y' at a point; NaN where there is none. */
  rates(t: number, y: Float64Array, into: Float64Array): void
  readonly start: number
  readonly end: number
  /** y at the start. */
  readonly initial: Float64Array
  /** Whether the solution between its steps is wanted. */
  readonly dense?: boolean
  /** The longest step; a hundredth of the range by default. */
  readonly longest?: number
  readonly events?: readonly OdeEvent[]
  /** The sides on which the conditions in the rates are at a point; absent where they have none. */
  sides?(t: number, y: Float64Array): Sides
  /** The signs of arguments in whose zeros the rates may have narrow peaks; absent where none is known. */
  centres?(t: number, y: Float64Array): Sides
}

/** The side of a condition: a label that changes with it, and a number that it depends on. */
export interface Side {
  readonly label: number
  readonly value: number
}

/** By condition; each has the same number at all points. */
export type Sides = ReadonlyMap<number, Side>

/** Something that happens where a function of the state passes zero. */
export interface OdeEvent {
  value(t: number, y: Float64Array): number
  /** Direction of the passages that count: upwards (1), downwards (-1) or both (0). */
  readonly direction: -1 | 0 | 1
  /** Answers with the end, or with another state; null goes on unchanged. */
  happen(t: number, y: Float64Array): 'end' | Float64Array | null
}

export interface OdeSolution {
  /** Where it ended: the end of the range only where `reason` is 'end'. */
  readonly t: number
  readonly y: Float64Array
  /**
   * `event`: one ended it; `stuck`: steps became too short; `slow`: there were too many; `crowded`: events
   * follow each other ever faster, as the last bounces of a ball.
   */
  readonly reason: 'end' | 'event' | 'stuck' | 'slow' | 'crowded'
  readonly steps: number
  /** Whether an implicit method was needed. */
  readonly stiff: boolean
  /** The solution between its steps, where it was wanted. */
  readonly pieces: Pieces
  /** Where events happened, in order, by their places in the list. */
  readonly happened: readonly { readonly event: number; readonly t: number }[]
  /** Whether conditions change with the state, or more often than their places could be listed. */
  readonly isConditional: boolean
}

/** A function by pieces, each a polynomial in (t - start) / length; it ends where the next one starts. */
export interface Pieces {
  readonly starts: readonly number[]
  readonly lengths: readonly number[]
  /** Per piece, per component its five coefficients, the lowest power first. */
  readonly coefficients: readonly Float64Array[]
}
