import { browserStorage } from '@calcwright/ui'
import { createStore } from 'zustand/vanilla'

const KEY = 'calcwright.unreleased'

export type ToolboxTab = 'tools' | 'variables'

export interface ToolboxState {
  readonly open: boolean
  /** Tab with the tools, or with the variables of the sheet. */
  readonly tab: ToolboxTab
  /** Whether tools that are still to come are shown. Kept in this browser. */
  readonly unreleased: boolean
}

/** One for the page: the toolbox stays as it is from sheet to sheet. */
export const toolboxState = createStore<ToolboxState>(() => ({
  open: false,
  tab: 'tools',
  unreleased: browserStorage.get(KEY) !== 'hidden',
}))

export function showUnreleased(unreleased: boolean): void {
  browserStorage.set(KEY, unreleased ? 'shown' : 'hidden')
  toolboxState.setState({ unreleased })
}
