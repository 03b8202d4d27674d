import { createStore } from 'zustand/vanilla'

/** Whether the outline stands beside the sheet. One for the page: it stays from sheet to sheet. */
export const outlineState = createStore<{ readonly open: boolean }>(() => ({ open: false }))

export function showOutline(open: boolean): void {
  outlineState.setState({ open })
}
