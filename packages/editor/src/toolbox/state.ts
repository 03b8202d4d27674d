import { createStore } from 'zustand/vanilla'

const KEY = 'calcwright.unreleased'

export interface ToolboxState {
  readonly open: boolean
  /** Whether tools that are still to come are shown. Kept in this browser. */
  readonly unreleased: boolean
}

/** One for the page: the toolbox stays as it is from sheet to sheet. */
export const toolboxState = createStore<ToolboxState>(() => ({
  open: false,
  unreleased: globalThis.localStorage?.getItem(KEY) !== 'hidden',
}))

export function showUnreleased(unreleased: boolean): void {
  localStorage.setItem(KEY, unreleased ? 'shown' : 'hidden')
  toolboxState.setState({ unreleased })
}
