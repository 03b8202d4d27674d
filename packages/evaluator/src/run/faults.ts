/**
 * Responsibilities: a fault of ours ends one line, not the run.
 */
import { asError } from '../values/error.ts'
import { message } from '@calcwright/math/messages/runs'
import { failedOutcome } from '../results/outcome.ts'
import type { Finished } from '../results/outcome.ts'

/** @returns the outcome of the work, or an error where the work itself fails */
export function guarded(work: () => Finished): Finished {
  try {
    return work()
  } catch (fault) {
    return internalFault(fault)
  }
}

/** @returns the error that a line shows for a fault of ours */
export function internalFault(fault: unknown): Finished {
  console.error(fault)
  const reason = fault instanceof Error ? fault.message : String(fault)
  return failedOutcome(asError('engine', message('engine.internal', { reason })))
}
