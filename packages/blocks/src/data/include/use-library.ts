import { useEffect, useState } from 'react'
import { loadedLibrary, loadLibrary } from '@calcwright/reference/libraries'
import type { LibraryTable } from '@calcwright/reference/libraries'

export interface FetchedLibrary {
  readonly table: LibraryTable | undefined
  /** Why its figures cannot be fetched, '' for nothing. */
  readonly problem: string
}

/** The figures of a library, which are fetched when they are first wanted. */
export function useLibrary(name: string): FetchedLibrary {
  const [, arrived] = useState(0)
  const [problem, setProblem] = useState('')
  useEffect(() => {
    let left = false
    setProblem('')
    loadLibrary(name).then(
      () => left || arrived(count => count + 1),
      (error: unknown) => left || setProblem(`The library ${name} cannot be loaded: ${String(error)}`),
    )
    return () => {
      left = true
    }
  }, [name])
  return { table: loadedLibrary(name), problem }
}
