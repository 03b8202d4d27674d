import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { usePending } from '@calcwright/ui'
import type { Findings } from '../find/matches.ts'
import type { Editor } from '../types.ts'
import { type OutlineEntry, outlineOf } from './entries.ts'

/** The headings of the worksheet as it changes; null until what finds them is loaded. */
export function useOutline({ worksheet, registry }: Editor): readonly OutlineEntry[] | null {
  const blocks = useSyncExternalStore(
    listener => worksheet.subscribe(listener),
    () => worksheet.blocks(),
  )
  const [findings, setFindings] = useState<Findings | null>(null)
  useEffect(() => {
    let wanted = true
    const loading = [...registry.entries].flatMap(([type, { finding }]) =>
      finding ? [finding().then(found => [type, found] as const)] : [],
    )
    void Promise.all(loading).then(found => wanted && setFindings(new Map(found)))
    return () => {
      wanted = false
    }
  }, [registry])
  usePending(!findings)
  return useMemo(() => (findings ? outlineOf(blocks, findings) : null), [blocks, findings])
}
