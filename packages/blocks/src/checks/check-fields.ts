/** A check as programs get it: by the service and on the command line. */
import type { SheetCheck } from './sheet-checks.ts'
import type { SideValue } from './sheet-check.ts'

export interface CheckQuantity {
  readonly value: number
  /** Plain notation, '' for a plain number. */
  readonly unit: string
  readonly display: string
}

export interface CheckFieldsForPrograms {
  readonly name: string
  readonly clause?: string
  /** The worksheet that it comes from, for one that is included. */
  readonly worksheet?: { readonly hash_string: string; readonly name: string }
  /** Null where nothing is compared. */
  readonly demand: CheckQuantity | null
  readonly capacity: CheckQuantity | null
  /** Share of the capacity that is used; null where a ratio says nothing. */
  readonly utilisation: number | null
  /** True where the check holds, and nowhere else. */
  readonly ok: boolean
  readonly verdict: 'OK' | 'NOT OK' | 'NOT CHECKED'
  /** The worst row, a doubt, why it is not checked. */
  readonly notes?: readonly string[]
}

export function checkFields({
  name,
  clause,
  verdict,
  words,
  sides,
  from,
}: Omit<SheetCheck, 'line'>): CheckFieldsForPrograms {
  const { utilisation, state } = verdict
  const { demand, capacity, label, notes } = words
  return {
    name,
    ...(clause !== '' && { clause }),
    ...(from && { worksheet: { hash_string: from.hash, name: from.name } }),
    demand: demand && quantity(sides.demand, demand.plain),
    capacity: capacity && quantity(sides.capacity, capacity.plain),
    utilisation: state === 'ok' || state === 'not-ok' ? utilisation : null,
    ok: state === 'ok',
    verdict: label,
    ...(notes.length > 0 && { notes }),
  }
}

const quantity = (side: SideValue | null, display: string): CheckQuantity | null =>
  side && { value: side.value, unit: side.unit, display }
