/** Lines that a page draws in its own way, such as the fields of a form. */
import { type ReactNode, createContext } from 'react'
import type { Block } from '@calcwright/document'

/** Null leaves the line out, undefined draws it as usual. */
export type DrawLine = (block: Block) => ReactNode | undefined

export const DrawLineContext = createContext<DrawLine | null>(null)
