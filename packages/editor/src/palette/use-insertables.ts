import { useEffect, useMemo, useState } from 'react'
import { lazyModule } from '@calcwright/ui'
import type { ViewRegistry } from '../contract/block-view.ts'
import type { PaletteEntry } from './entries.ts'
import type { ScoredEntry } from '../templates/library-rows.ts'

const load = lazyModule(() => import('./entries.ts'))
const rowSearch = lazyModule(() => import('../templates/library-rows.ts'))
const NO_ROWS: readonly ScoredEntry[] = []

function foundBy(query: string): readonly ScoredEntry[] {
  const { loaded } = rowSearch
  return loaded ? [...loaded.searchRows(query), ...loaded.searchPages(query)] : NO_ROWS
}

/**
 * Rows of libraries, materials and fluids for a query, and pages of libraries; null until their names have been
 * fetched.
 */
export function useRows(query: string): readonly ScoredEntry[] | null {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading')
  useEffect(() => {
    let left = false
    const settle = (to: 'loaded' | 'failed'): void => {
      if (!left) setState(to)
    }
    // Without a network the search goes on without them.
    void rowSearch()
      .then(({ loadRows }) => loadRows())
      .then(
        () => settle('loaded'),
        () => settle('failed'),
      )
    return () => {
      left = true
    }
  }, [])
  return useMemo(() => {
    if (state === 'loading') return null
    return state === 'loaded' ? foundBy(query) : NO_ROWS
  }, [state, query])
}

/** Whether the words for the tools are there; they are fetched else. */
export function useToolWords({ words }: ViewRegistry): boolean {
  const [loaded, setLoaded] = useState(words?.loaded !== null)
  useEffect(() => {
    let wanted = true
    void words?.().then(() => wanted && setLoaded(true))
    return () => {
      wanted = false
    }
  }, [words])
  return loaded
}

/** Everything that can be inserted, for a query to look through; null until the data has come. */
export function useInsertables(registry: ViewRegistry, query: string): readonly PaletteEntry[] | null {
  useToolWords(registry)
  const [module, setModule] = useState<Awaited<ReturnType<typeof load>> | null>(null)
  useEffect(() => {
    let wanted = true
    void load().then(loaded => wanted && setModule(loaded))
    return () => {
      wanted = false
    }
  }, [])
  return module && module.withUnitOf(query, module.insertableEntries(registry))
}
