/**
 * The field comes after the first results, or with the first key: what is not being edited needs only MathLive's drawing
 * part, which is less than half of it.
 */
import { useEffect, useState } from 'react'
import { afterOpening, endOpening, importModule, retryUntilOnline } from '@calcwright/ui'
import { plainPart } from '../math/plain-part.ts'
import type { EvaluationStatus, ResultsStore } from '../results/store.ts'

export type FieldModule = typeof import('./field.ts')

const importField = () => import('./field.ts')

let loaded: FieldModule | null = null
let loading: Promise<FieldModule> | null = null

/** Loads the field once, and what it copies and pastes with. */
export function loadField(): Promise<FieldModule> {
  loading ??= Promise.all([retryUntilOnline(() => importModule(importField)), plainPart()]).then(
    ([module]) => (loaded = module),
  )
  return loading
}

/** Milliseconds after which results that are still being calculated hold up the field no longer. */
const LONGEST = 2000

/** Resolves when the field is wanted: by the first key or press, else once it holds up no results any more. */
const { promise: wanted, resolve: want } = Promise.withResolvers<void>()
for (const kind of ['keydown', 'beforeinput', 'paste', 'pointerdown'] as const)
  globalThis.addEventListener?.(kind, () => want(), { capture: true, passive: true, once: true })

const painted = (): Promise<void> => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))

/** Resolves once the keys that waited for the field have their results on the screen. */
async function whenAnswered(status: ResultsStore['status']): Promise<void> {
  await painted()
  if (status.getState().running)
    await new Promise<void>(resolve => {
      const stop = status.subscribe(({ running }) => {
        if (running) return
        stop()
        resolve()
      })
    })
  await painted()
}

/**
 * Loads the field once the first results are there: its script would take the processor from them. A key or a press
 * loads it at once. With the answer to the first keys the opening is over.
 * @param next loads the part that is wanted right after it
 * @returns a function that cancels this
 */
export function loadFieldSoon(
  { status }: Pick<ResultsStore, 'status'>,
  next: () => Promise<void>,
): () => void {
  let isWanted = true
  const isOver = ({ complete, cancelled, halted }: EvaluationStatus): boolean =>
    complete || cancelled || halted
  const look = (state: EvaluationStatus): void => {
    // Results are painted first.
    if (isOver(state)) requestAnimationFrame(() => setTimeout(want))
  }
  const load = async (): Promise<void> => {
    await loadField()
    void whenAnswered(status).then(endOpening)
    await afterOpening(next)
  }
  look(status.getState())
  const stop = status.subscribe(look)
  const timer = setTimeout(want, LONGEST)
  // A fault in it shows when a line wants the field.
  void wanted.then(() => (isWanted ? load() : undefined)).catch(() => {})
  return () => {
    isWanted = false
    stop()
    clearTimeout(timer)
  }
}

/** The field if it is there; it may be in a line or waiting for one. */
export function loadedField(): FieldModule | null {
  return loaded
}

/** The field for a line that wants it, null while it is on its way. Throws when it cannot be loaded. */
export function useField(): FieldModule | null {
  const [field, setField] = useState(loaded)
  const [error, setError] = useState<unknown>(null)
  useEffect(() => {
    if (field) return
    let isWaiting = true
    wanted.then(loadField).then(
      module => isWaiting && setField(module),
      (reason: unknown) => isWaiting && setError(reason),
    )
    return () => {
      isWaiting = false
    }
  }, [field])
  if (error) throw error
  return field
}
