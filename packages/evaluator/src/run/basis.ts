/** Responsibilities: what every result depends on apart from the worksheet's own lines. */
import type { EvaluationSettings } from '../contract.ts'
import { hashOf } from '../graph/hash.ts'

/** Raised whenever the same line may give another result than before. */
export const EVALUATION_VERSION = '23'

/** @returns a fingerprint of the settings */
export function settingsKey(settings: EvaluationSettings): string {
  return hashOf(EVALUATION_VERSION, JSON.stringify(Object.entries(settings).sort()))
}
