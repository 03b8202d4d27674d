/** State that a fresh engine needs to replace a lost one. Pure data. */
import { shortDecimals } from './decimals.ts'
import type { HistoryStep } from './messages.ts'
import type { EngineCommand, EngineResult, EngineSettings } from './protocol.ts'

/** A state: memory and settings at one moment, and the steps since. */
export interface History {
  readonly settings: EngineSettings
  readonly snapshot: Uint8Array<ArrayBuffer> | undefined
  /** Added in place: they are thousands where a worksheet is called over and over. */
  readonly steps: HistoryStep[]
}

export const emptyHistory = (settings: EngineSettings): History => ({
  settings,
  snapshot: undefined,
  steps: [],
})

/**
 * The steps by which a fresh engine comes to the state after a command. Nobody reads their answers: without deadlines,
 * and without the many digits of an answer, nothing in them can end the engine that repeats them.
 */
export function stepsOf(
  { text, approximate, digits, defines }: EngineCommand,
  result: EngineResult,
): HistoryStep[] {
  const command = { text, ...(approximate && { approximate }), ...(digits && { digits }) }
  const isRounded = result.ok && result.rounded && defines !== undefined
  const rounded = isRounded ? [{ text: `${defines}:=${shortDecimals(result)}` }] : []
  return [command, ...rounded].map(step => ({ kind: 'command', command: step }))
}

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
