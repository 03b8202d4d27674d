import { type UnitPreset, type Worksheet, type WorksheetSettings, presetSettings } from '@calcwright/document'
import { useSyncExternalStore } from 'react'
import { toast } from 'sonner'

/** The worksheet's settings, a setter for some of them, and a setter for the unit preset. */
export function useWorksheetSettings(
  worksheet: Worksheet,
): [WorksheetSettings, (change: Partial<WorksheetSettings>) => void, (preset: UnitPreset) => void] {
  const settings = useSyncExternalStore(
    listener => worksheet.subscribe(change => change.settings && listener()),
    () => worksheet.settings,
  )
  const set = (change: Partial<WorksheetSettings>) => {
    const applied = worksheet.apply({ kind: 'setSettings', settings: change })
    if (!applied.ok) toast.error(applied.message)
  }
  return [settings, set, preset => set(presetSettings(preset, settings))]
}
