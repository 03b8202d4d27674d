import type { EvaluationStatus } from '@calcwright/editor'

/** Condition that the status bar shows. */
export type Condition =
  | 'terminated' | 'loading' | 'stuck' | 'aborting' | 'calculating' | 'trouble' | 'manual' | 'waiting'
  | 'halted' | 'ready' // prettier-ignore

/** How long a run takes, and what the user has asked for. */
export interface RunProgress {
  /** The run takes long enough to be worth a word. */
  readonly busy: boolean
  /** The user has asked to abort. */
  readonly aborting: boolean
  /** The abort takes so long that the engine may be frozen. */
  readonly stuck: boolean
}

/** The most urgent of what holds. Before the engine is ready only a terminated engine is reported. */
export function conditionOf(status: EvaluationStatus, { busy, aborting, stuck }: RunProgress): Condition {
  if (status.engine === 'terminated') return 'terminated'
  if (status.engine === 'loading') return 'loading'
  if (status.running && aborting) return stuck ? 'stuck' : 'aborting'
  if (status.running && busy) return 'calculating'
  if (status.message) return 'trouble'
  if (!status.automatic) return 'manual'
  if (status.stale > 0) return 'waiting'
  return status.halted ? 'halted' : 'ready'
}

/** Conditions in which the user has to act; a screen reader says them at once. */
export const ALERTS: ReadonlySet<Condition> = new Set(['terminated', 'stuck'])

/** How many lines wait for a request, in words; '' for none. */
export function waitingText(stale: number): string {
  if (stale === 0) return ''
  return stale === 1 ? '1 line is not calculated.' : `${stale} lines are not calculated.`
}
