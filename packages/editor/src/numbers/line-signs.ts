import { createContext } from 'react'

/** A sign at the right margin of a line, which leads to its source or to a comment on it. */
export interface LineSign {
  /** The number of a source in their list, or `C1`. */
  readonly sign: string
  /** Name of the link. */
  readonly name: string
  readonly address: string
}

/** By blocks, the signs at them. On the screen there are none. */
export const LineSigns = createContext<ReadonlyMap<string, readonly LineSign[]>>(new Map())
