import { importModule } from './import-module.ts'
import { useEffect, useState } from 'react'
import { toast } from '../messages/toast.ts'

interface LoadOptions {
  /** Load now. */
  readonly wanted: boolean
  /** Name of the part for the message that loading it failed: `The settings`. */
  readonly what: string
  /** Reports a failure; then `wanted` should become false. */
  readonly onFailure: () => void
}

/** A part of the application that is fetched when it is first wanted; null until it is there. */
export function useLoaded<Module>(
  load: () => Promise<Module>,
  { wanted, what, onFailure }: LoadOptions,
): Module | null {
  const [loaded, setLoaded] = useState<Module | null>(null)
  useEffect(() => {
    if (!wanted || loaded) return
    let left = false
    importModule(load).then(
      module => left || setLoaded(() => module),
      () => {
        if (left) return
        onFailure()
        toast.error(`${what} could not be loaded. Check the connection and try again.`)
      },
    )
    return () => {
      left = true
    }
  }, [load, wanted, loaded, what, onFailure])
  return loaded
}
