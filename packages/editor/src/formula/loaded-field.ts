/**
 * The field comes after the first paint: what is not being edited needs only MathLive's drawing part,
 * which is less than half of it.
 */
import { useEffect, useState } from 'react'
import { importModule, retryUntilOnline } from '@calcwright/ui'
import { plainPart } from '../math/plain-part.ts'

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

/**
 * Loads the field as soon as the page has been painted.
 * @param next loads the part that is wanted right after it
 * @returns a function that cancels this
 */
export function loadFieldSoon(next: () => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout>
  const frame = requestAnimationFrame(() => {
    // A fault in it shows when a line wants the field.
    timer = setTimeout(
      () =>
        void loadField()
          .then(next)
          .catch(() => {}),
    )
  })
  return () => {
    cancelAnimationFrame(frame)
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
    let wanted = true
    loadField().then(
      module => wanted && setField(module),
      (reason: unknown) => wanted && setError(reason),
    )
    return () => {
      wanted = false
    }
  }, [field])
  if (error) throw error
  return field
}
