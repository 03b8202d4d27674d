import { useEffect, useState } from 'react'
import type { Computation } from '../opened/compute-worksheet.ts'
import { whenCalculated } from '../print/load-printed.ts'
import { inputsOf, unitsOf } from './form-sheet.tsx'
import type { EnteredValues, FormValues } from './form-values.ts'
import { fromFragment } from './stored-values.ts'

/**
 * Units of the worksheet's own values. Most are known from the stored results, the others once all is
 * calculated; then what the link brings, or else what is stored, is filled in.
 */
export function useOwnUnits(
  computation: Computation,
  values: FormValues,
  stored: () => EnteredValues | null,
): ReadonlyMap<string, string> {
  const [units, setUnits] = useState(() => unitsOf(computation))
  useEffect(() => {
    const controller = new AbortController()
    const fill = (): void => {
      if (controller.signal.aborted) return
      const known = unitsOf(computation)
      setUnits(known)
      values.know(known)
      values.take(fromFragment(location.hash) ?? stored() ?? {})
    }
    computation.rendered()
    const isKnown = unitsOf(computation).size === inputsOf(computation.worksheet).length
    if (isKnown) fill()
    else void whenCalculated(computation, null, controller.signal).then(fill)
    return () => controller.abort()
    // Stored values are read once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [computation, values])
  return units
}
