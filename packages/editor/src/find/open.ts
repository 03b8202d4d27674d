import { createStore } from 'zustand/vanilla'

interface FindState {
  readonly open: boolean
  /** Counts the calls: each one brings the keyboard to the field again. */
  readonly called: number
}

export const findState = createStore<FindState>(() => ({ open: false, called: 0 }))

export function openFind(): void {
  findState.setState(({ called }) => ({ open: true, called: called + 1 }))
}

export function closeFind(): void {
  findState.setState({ open: false })
}
