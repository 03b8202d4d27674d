import type { Worksheet } from '@calcwright/document'
import { useSyncExternalStore } from 'react'

export function useWorksheetName(worksheet: Worksheet): string {
  return useSyncExternalStore(
    listener => worksheet.subscribe(change => change.name && listener()),
    () => worksheet.name,
  )
}
