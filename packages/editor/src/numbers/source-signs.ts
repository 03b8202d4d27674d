import { createContext } from 'react'

export interface SourceSign {
  /** Its number in the list of sources, from 1. */
  readonly number: number
  /** Address of its place in the list. */
  readonly address: string
}

/** By blocks, the sources that they read. On the screen there is no list of them. */
export const SourceSigns = createContext<ReadonlyMap<string, readonly SourceSign[]>>(new Map())
