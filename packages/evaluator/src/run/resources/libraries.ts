/**
 * Responsibilities: the libraries that a step looks figures up in, and the data behind the words that make values with
 * properties: they are fetched when the first step wants them.
 */
import { isColumnName, tableOf } from '@calcwright/math/expression'
import type { Message } from '@calcwright/math/messages'
import { message as unloaded } from '@calcwright/math/messages/properties'
import { message } from '@calcwright/math/messages/tables'
import { loadedMaker, loadMaker } from '@calcwright/reference/holders'
import { isLibrary, loadedLibrary, loadLibrary } from '@calcwright/reference/libraries'
import type { EvaluationError, StoredCode } from '../../block-result.ts'
import type { Step } from '../../graph/step.ts'
import { evaluationErrorOf } from '../../values/error.ts'
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
  const inputs = state.inputsOf(step.key)
  for (const name of readLibraries(step))
    if (!inputs.has(name) && !loadedLibrary(name))
      return fetched(name, loadLibrary, reason => message('table.load', { name, reason }))
  for (const name of step.makers ?? [])
    if (!loadedMaker(name))
      return fetched(name, loadMaker, reason => unloaded('property.load', { name, reason }))
  return READY
}

function fetched(
  name: string,
  load: (name: string) => Promise<void>,
  problem: (reason: string) => Message<StoredCode>,
): Libraries {
  const reason = failures.get(name)
  failures.delete(name)
  if (reason !== undefined) return { kind: 'failed', error: evaluationErrorOf('name', problem(reason)) }
  const arrival = load(name).catch((error: unknown) => {
    failures.set(name, error instanceof Error ? error.message : String(error))
  })
  return { kind: 'pending', arrival }
}

function readLibraries({ reads, readsTable }: Step): string[] {
  const names = reads.flatMap(name => (isColumnName(name) ? tableOf(name) : []))
  if (readsTable !== undefined) names.push(readsTable)
  return [...new Set(names)].filter(isLibrary)
}
