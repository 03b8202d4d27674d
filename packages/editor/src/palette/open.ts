import { createStore } from 'zustand/vanilla'

/** Scope of the palette's search: everything, or only what can be put into the sheet. */
export type PaletteScope = 'all' | 'insert'

/** Whether the palette is open, and for what. */
export const paletteState = createStore<{ readonly open: PaletteScope | null }>(() => ({ open: null }))

export function closePalette(): void {
  paletteState.setState({ open: null })
}

export function openPalette(scope: PaletteScope = 'all'): void {
  paletteState.setState({ open: scope })
}
