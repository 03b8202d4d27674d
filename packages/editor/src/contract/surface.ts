import type { ComponentType, ReactNode } from 'react'

/** One button of the toolbar: it acts at once or opens a menu. */
export interface ToolbarItem {
  readonly id: string
  /** Accessible name and tooltip. */
  readonly label: string
  readonly icon: ComponentType<{ size?: number | string }>
  /** The key that does the same, shown in the tooltip. */
  readonly hint?: string
  /** State of a button that switches something; absent for others. */
  readonly pressed?: boolean
  readonly disabled?: boolean
  /** Absent on phones. */
  readonly wideOnly?: boolean
  /** Never moves into the ⋮ menu. */
  readonly stays?: boolean
  /** A thin rule stands between items of different groups. */
  readonly group?: string
  readonly run?: () => void
  /** Content of the menu; `close` after a choice. */
  readonly menu?: (close: () => void) => ReactNode
}

/** Surface with the caret, for the toolbar and the palette. A view publishes it while it is active. */
export interface Surface {
  readonly mode: 'math' | 'text' | 'plot'
  /** A React hook: the items as they stand now. */
  useItems(): readonly ToolbarItem[]
  /** Puts a symbol, a name, a function or a unit at the caret; `latex` may hold \placeholder{}. */
  insert(content: { readonly latex: string; readonly text: string }): void
  /** Goes on in another mode by its own means; false, or absent: a line of that kind follows. */
  switchTo?(mode: 'math' | 'text'): boolean
}
