import { createContext, useCallback, useSyncExternalStore } from 'react'
import type { Worksheet } from '@calcwright/document'

/** All formulas of the worksheet have numbers, whether or not they are marked. */
export const NumberAllContext = createContext(false)

/** The setting, as it changes. The page setup is not read as a whole: few worksheets need what that takes. */
export function useNumberAll(worksheet: Worksheet): boolean {
  return useSyncExternalStore(
    useCallback(listener => worksheet.subscribe(listener), [worksheet]),
    () => worksheet.settings.page_setup['number_formulas'] === true,
  )
}
