/** Keys and presses on a drawn sheet before the scripts of the page ran, in their order. */

export interface EarlyKey {
  readonly key: string
  readonly code: string
  readonly shift: boolean
}

/** A press of the main button, at a place in a line or, outside of all, in the window. */
export interface EarlyPress {
  /** Id of the block; null for a press beside the lines. */
  readonly block: string | null
  readonly x: number
  readonly y: number
}

export type EarlyInput = EarlyKey | EarlyPress

declare global {
  /** Gives what was buffered and ends the buffering; absent on pages without a drawn sheet. */
  var calcwrightEarlyInput: (() => readonly EarlyInput[]) | undefined
}
