import { lazyModule } from '@calcwright/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { OpenWorksheet } from '../opened/open-worksheet.ts'
import { useSession } from '../session/use-session.ts'

const limiting = lazyModule(() => import('./limit-mixtures.ts'))

/** Holds the components of mixtures to what the plan of the person allows. */
export function useMixtureLimit({ worksheet }: OpenWorksheet): void {
  const most = useSession()?.user?.limits.mixture_components ?? null
  const queries = useQueryClient()
  useEffect(() => {
    if (most === null) return
    let stop: (() => void) | null = null
    let left = false
    const again = () => void queries.invalidateQueries({ queryKey: ['session'] })
    void limiting().then(({ limitMixtures }) => {
      if (!left) stop = limitMixtures(worksheet, most, again)
    })
    return () => {
      left = true
      stop?.()
    }
  }, [worksheet, most, queries])
}
