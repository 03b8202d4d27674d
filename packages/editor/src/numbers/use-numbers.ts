import { useCallback, useSyncExternalStore } from 'react'
import type { Worksheet } from '@calcwright/document'
import { numberingOf } from './numbering.ts'
import type { NumberedSheet } from './numbering.ts'

/** The numbers of a worksheet as it changes. */
export function useSheetNumbers(worksheet: Worksheet): NumberedSheet {
  return useNumber(worksheet, all)
}

const all = (numbers: NumberedSheet): NumberedSheet => numbers

/** One part of them, which draws anew when that part differs; `read` stays the same function. */
export function useNumber<Part>(worksheet: Worksheet, read: (numbers: NumberedSheet) => Part): Part {
  const numbering = numberingOf(worksheet)
  const snapshot = useCallback(() => read(numbering.current()), [numbering, read])
  return useSyncExternalStore(numbering.subscribe, snapshot)
}
