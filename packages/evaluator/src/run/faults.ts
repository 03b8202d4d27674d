/** Responsibilities: a fault of the program ends one line, not the run. */
import { evaluationErrorOf } from '../values/error.ts'
import { message } from '@calcwright/math/messages/runs'
import { failedOutcome } from '../results/outcome.ts'
import type { FinishedStep } from '../results/outcome.ts'

/** @returns the outcome of the work, or an error where the work itself fails */
export function outcomeOrFault(work: () => FinishedStep): FinishedStep {
  try {
    return work()
  } catch (fault) {
    return internalFault(fault)
  }
}

/** @returns the error that a line shows for a fault of the program */
export function internalFault(fault: unknown): FinishedStep {
  console.error(fault)
  const reason = fault instanceof Error ? fault.message : String(fault)
  return failedOutcome(evaluationErrorOf('engine', message('engine.internal', { reason })))
}
