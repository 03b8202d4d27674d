import type { Worksheet, WorksheetSettings } from '@calcwright/document'
import { useSyncExternalStore } from 'react'
import { toast } from '@calcwright/ui'

/** The worksheet's settings and a setter for some of them. */
export function useWorksheetSettings(
  worksheet: Worksheet,
): [WorksheetSettings, (change: Partial<WorksheetSettings>) => void] {
  const settings = useSyncExternalStore(
    listener => worksheet.subscribe(change => change.settings && listener()),
    () => worksheet.settings,
  )
  const set = (change: Partial<WorksheetSettings>) => {
    const applied = worksheet.apply({ kind: 'setSettings', settings: change })
    if (!applied.ok) toast.error(applied.message)
  }
  return [settings, set]
}
