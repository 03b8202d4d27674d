import { createStore } from 'zustand/vanilla'

/** Whether the palette is open. */
export const paletteState = createStore<{ readonly open: boolean }>(() => ({ open: false }))

export function closePalette(): void {
  paletteState.setState({ open: false })
}

export function openPalette(): void {
  paletteState.setState({ open: true })
}
