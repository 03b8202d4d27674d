import { useEffect, useState } from 'react'
import { lazyModule } from '@calcwright/ui'
import type { ViewRegistry } from '../contract/block-view.ts'
import type { PaletteEntry } from './entries.ts'

const load = lazyModule(() => import('./entries.ts'))

/** Everything that can be inserted, for a query to look through; null until the data has come. */
export function useInsertables(registry: ViewRegistry, query: string): readonly PaletteEntry[] | null {
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
