import { createContext } from 'react'

/** How much of a sheet is drawn: what is in the viewport or near it, or at once all of it, as paper needs. */
export type Extent = 'viewport' | 'whole'

export const ExtentContext = createContext<Extent>('viewport')
