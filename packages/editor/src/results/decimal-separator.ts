/**
 * The sign between whole numbers and fractions, as the worksheet or else the person has it. Documents, results and
 * whatever is computed have points; commas are put where something is shown, and points where something is typed.
 */
import { createContext, use, useCallback, useSyncExternalStore } from 'react'
import type { Worksheet, WorksheetSettings } from '@calcwright/document'
import { browserStorage, lazyModule } from '@calcwright/ui'

type DecimalSeparator = 'point' | 'comma'

/** Writes and reads numbers with commas. */
export type DecimalCommas = typeof import('@calcwright/math/decimal-comma')

/** Fetched for those who write commas. */
const commasPart = lazyModule(() => import('@calcwright/math/decimal-comma'))

const KEY = 'calcwright.decimal-separator'

const listeners = new Set<() => void>()

let ofPage: DecimalSeparator | null = null

/** For a page that is made for somebody who is elsewhere, as a PDF on the server. */
export function setSeparatorOfPage(separator: DecimalSeparator): void {
  ofPage = separator
}

/** The choice of the person in this browser; null for one who has made none. */
export function personalSeparator(): DecimalSeparator | null {
  if (ofPage) return ofPage
  const stored = browserStorage.get(KEY)
  return stored === 'point' || stored === 'comma' ? stored : null
}

export function setPersonalSeparator(separator: DecimalSeparator): void {
  browserStorage.set(KEY, separator)
  for (const listener of listeners) listener()
}

export const usePersonalSeparator = (): DecimalSeparator | null =>
  useSyncExternalStore(subscribe, personalSeparator)

/**
 * Whether people of this language write decimal commas.
 * @param language as the browser says it: some begin from the locale of the system, such as `de_DE.UTF-8@euro`
 */
export function writesCommas(language: string): boolean {
  const tag = language.replace(/[.@].*/, '').replaceAll('_', '-')
  try {
    return new Intl.NumberFormat(tag).format(1.5).includes(',')
  } catch (error) {
    if (error instanceof RangeError) return false // No tag of a language, such as `C`.
    throw error
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

type Choice = Pick<WorksheetSettings, 'decimal_separator'>

/** The worksheet's own separator goes before that of the person. */
const hasComma = ({ decimal_separator: own }: Choice): boolean =>
  own === 'reader' ? personalSeparator() === 'comma' : own === 'comma'

/** The functions that write the numbers of a worksheet with commas, once they are there; null for points. */
export const commasOf = ({ settings }: { readonly settings: Choice }): DecimalCommas | null =>
  hasComma(settings) ? commasPart.loaded : null

/** Fetches it where it is needed. */
export async function loadCommas(settings: Choice): Promise<void> {
  if (hasComma(settings)) await commasPart()
}

/** Calls `listener` when {@link commasOf} the worksheet is another. */
export function watchCommas(worksheet: Worksheet, listener: () => void): () => void {
  let before = commasOf(worksheet)
  let stopped = false
  const look = (): void => {
    const now = commasOf(worksheet)
    if (stopped || now === before) return
    before = now
    listener()
  }
  const follow = (): void => void loadCommas(worksheet.settings).then(look)
  const stops = [subscribe(follow), worksheet.subscribe(change => change.settings && follow())]
  follow()
  return () => {
    stopped = true
    for (const stop of stops) stop()
  }
}

/** The answer of {@link commasOf}, for a view that is drawn anew when that changes. */
export function useCommasOf(worksheet: Worksheet): DecimalCommas | null {
  const watch = useCallback((listener: () => void) => watchCommas(worksheet, listener), [worksheet])
  return useSyncExternalStore(watch, () => commasOf(worksheet))
}

/** For what is drawn in a worksheet. */
export const CommasContext = createContext<DecimalCommas | null>(null)

/** Plain notation as the worksheet's reader writes it, for fields with texts. */
export interface Notation {
  /** Plain notation as it is shown. */
  write(plain: string): string
  /** A typed text in plain notation. */
  read(typed: string): string
  /** A number that was computed, with its unit. */
  result(text: string): string
}

const asItIs = (text: string): string => text

const WITH_POINTS: Notation = { write: asItIs, read: asItIs, result: asItIs }

export function useNotation(): Notation {
  const commas = use(CommasContext)
  if (!commas) return WITH_POINTS
  const { plainWithComma: write, plainFromComma: read, resultWithComma: result } = commas
  return { write, read, result }
}
