/** Marks of a series in pixels. */

export interface Path {
  /** Each x, y, x, y … */
  readonly lines: readonly ArrayLike<number>[]
  readonly closed: boolean
  /** x, y and radius of each. */
  readonly circles?: readonly number[]
}

export interface Mark {
  readonly path: Path
  readonly fill?: string
  readonly stroke?: string
  readonly width?: number
  readonly dash?: readonly number[]
  readonly opacity?: number
  /**
   * Pixels that it may go beyond the axes; 0 where it is absent. Infinity for marks at places between the
   * axes, which are drawn as a whole there.
   */
  readonly reach?: number
}

/** Marks that are seen through as one: where they overlap, they are no darker. */
export interface MarkGroup {
  readonly marks: readonly Mark[]
  readonly opacity: number
}

/** A text in the picture. */
export interface Label {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly align: 'left' | 'center' | 'right'
  readonly baseline: 'top' | 'middle' | 'bottom'
  readonly size: number
  readonly colour: string
  readonly bold?: boolean
  /** Degrees against the clock. */
  readonly turned?: number
  /** Colour of a margin that keeps it apart from what is behind. */
  readonly halo?: string
}

/**
 * Marks and labels of a series: marks are clipped at the axes, or as far behind them as they reach; labels
 * are not.
 */
export interface Marks {
  readonly marks: readonly Mark[]
  /** Line that the series stands on: drawn over its marks, and no part of them. */
  readonly ground?: readonly Mark[]
  readonly labels?: readonly Label[]
  /** Labels that may stand elsewhere: the places of each, the best first. */
  readonly choices?: readonly (readonly Label[])[]
}
