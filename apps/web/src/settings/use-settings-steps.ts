import type { Worksheet, WorksheetSettings } from '@calcwright/document'
import { useEffect, useRef } from 'react'
import { useWorksheetSettings } from '../opened/use-worksheet-settings.ts'

/** Props of each section of the dialog: the settings, and the way to change them. */
export interface SectionProps {
  readonly settings: WorksheetSettings
  readonly set: (change: Partial<WorksheetSettings>) => void
  /** The lines that the settings are of; absent for those of new worksheets. */
  readonly worksheet?: Worksheet
}

/**
 * The settings and a setter that makes each field an undo step of its own. Changes of the same field
 * in quick succession stay one step, as when typing.
 */
export function useSettingsSteps(worksheet: Worksheet): SectionProps {
  const [settings, set] = useWorksheetSettings(worksheet)
  const last = useRef('')
  useEffect(() => () => worksheet.undo.stop(), [worksheet])
  return {
    settings,
    worksheet,
    set(change) {
      const field = Object.keys(change).join(' ')
      if (field !== last.current) worksheet.undo.stop()
      last.current = field
      set(change)
    },
  }
}
