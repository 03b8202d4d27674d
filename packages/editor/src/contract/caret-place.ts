/** Place of the caret when a block gets the focus. */
export type CaretPlace = PlaceInField & {
  /** Field of a block with several fields; without it the block finds the one that is meant. */
  readonly field?: string
  /** The key that has made the block, where it may mean more with the next one. */
  readonly begunBy?: '#'
}

export type PlaceInField =
  | { readonly at: 'start' | 'end' | 'all' | 'keep' }
  /** A place inside the field, as the view itself reported it. */
  | { readonly at: 'offset'; readonly offset: number }
  /** Nearest to a horizontal viewport coordinate: the caret came from the line above or below. */
  | { readonly at: 'column'; readonly x: number; readonly from: 'above' | 'below' }
  /** Selects between two places of the field. */
  | { readonly at: 'range'; readonly start: number; readonly end: number }
  /** Viewport coordinates of a click; of a double click, which selects the name there. */
  | { readonly at: 'point'; readonly x: number; readonly y: number; readonly selects?: 'name' }

/** Why the caret leaves a block. */
export type Direction = 'up' | 'down' | 'left' | 'right'
