/** State that a fresh engine needs to replace a lost one. Pure data. */
import type { HistoryStep } from './messages.ts'
import type { EngineSettings } from './protocol.ts'

/** A state: memory and settings at one moment, and the steps since. */
export interface History {
  readonly settings: EngineSettings
  readonly snapshot: Uint8Array<ArrayBuffer> | undefined
  readonly steps: readonly HistoryStep[]
}

export const emptyHistory = (settings: EngineSettings): History => ({
  settings,
  snapshot: undefined,
  steps: [],
})

export const withStep = (history: History, step: HistoryStep): History => ({
  ...history,
  steps: [...history.steps, step],
})

/** The settings in force after all steps. */
export function currentSettings(history: History): EngineSettings {
  const last = history.steps.findLast(step => step.kind === 'settings')
  return last?.kind === 'settings' ? last.settings : history.settings
}

/** The memory as it is now makes the steps before it superfluous. */
export const withSnapshot = (history: History, snapshot: Uint8Array<ArrayBuffer>): History => ({
  settings: currentSettings(history),
  snapshot,
  steps: [],
})
