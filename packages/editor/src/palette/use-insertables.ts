import { useEffect, useState } from 'react'
import { lazyModule } from '../parts/lazy-module.ts'
import type { ViewRegistry } from '../types.ts'
import type { Entry } from './entries.ts'

const load = lazyModule(() => import('./entries.ts'))

/** Everything that can be inserted; null until the data has come. */
export function useInsertables(registry: ViewRegistry): readonly Entry[] | null {
  const [entries, setEntries] = useState<readonly Entry[] | null>(null)
  useEffect(() => {
    let wanted = true
    void load().then(module => wanted && setEntries(module.insertables(registry)))
    return () => {
      wanted = false
    }
  }, [registry])
  return entries
}
