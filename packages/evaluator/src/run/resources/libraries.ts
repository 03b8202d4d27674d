/** Responsibilities: the libraries that a step looks figures up in: they are fetched when the first step wants one. */
import { isColumnName, tableOf } from '@calcwright/math/expression'
import { message } from '@calcwright/math/messages/tables'
import { isLibrary, loadedLibrary, loadLibrary } from '@calcwright/reference/libraries'
import type { EvaluationError } from '../../contract.ts'
import type { Step } from '../../graph/step.ts'
import { asError } from '../../values/error.ts'
import type { StepState } from '../steps/state.ts'

export type Libraries =
  | { readonly kind: 'ready' }
  /** `arrival` never rejects. */
  | { readonly kind: 'pending'; readonly arrival: Promise<void> }
  | { readonly kind: 'failed'; readonly error: EvaluationError }

const READY: Libraries = { kind: 'ready' }
/** Why a library could not be fetched, until it has been reported. */
const failures = new Map<string, string>()

export function librariesOf(step: Step, state: StepState): Libraries {
  const names = readLibraries(step)
  if (names.length === 0) return READY
  const inputs = state.inputsOf(step.key)
  for (const name of names) {
    if (inputs.has(name) || loadedLibrary(name)) continue
    const reason = failures.get(name)
    failures.delete(name)
    if (reason !== undefined)
      return { kind: 'failed', error: asError('name', message('table.load', { name, reason })) }
    const arrival = loadLibrary(name).catch((error: unknown) => {
      failures.set(name, error instanceof Error ? error.message : String(error))
    })
    return { kind: 'pending', arrival }
  }
  return READY
}

function readLibraries({ reads, readsTable }: Step): string[] {
  const names = reads.flatMap(name => (isColumnName(name) ? tableOf(name) : []))
  if (readsTable !== undefined) names.push(readsTable)
  return [...new Set(names)].filter(isLibrary)
}
