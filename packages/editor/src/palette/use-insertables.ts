import { useEffect, useState } from 'react'
import { lazyModule } from '@calcwright/ui'
import type { ViewRegistry } from '../contract/block-view.ts'
import type { PaletteEntry } from './entries.ts'

const load = lazyModule(() => import('./entries.ts'))

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
