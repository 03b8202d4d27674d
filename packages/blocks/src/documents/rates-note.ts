/** The sentence below worksheets and in documents that names the day of the exchange rates. */
import type { Block, Worksheet } from '@calcwright/document'
import { exchangeRates } from '@calcwright/math/units'

const { table } = exchangeRates()

/** Currencies in the units of formulas, and in fields that hold a unit. */
const MONEY = new RegExp(
  String.raw`(?:class\{unit\}[^"]{0,90}?mathrm\{|")(?:${[...table.keys()].join('|')}|[€£¥₩₿])[}"/*^ ]`,
)

/** Whether the block calculates with money, as far as its own fields say. */
export const hasMoney = ({ disabled, props }: Block): boolean =>
  !disabled && MONEY.test(JSON.stringify(props))

interface Loaded {
  /** yyyy-mm-dd */
  readonly date: string
  /** Rates of another day than was asked for. */
  readonly standsIn?: boolean
}

/**
 * @param loaded rates that were fetched for the worksheet; null for those that ship
 * @returns the sentence; null for a worksheet without money
 */
export function ratesNote(worksheet: Worksheet, loaded: Loaded | null): string | null {
  return worksheet.blocks().some(hasMoney) ? ratesSentence(worksheet.settings.currency_date, loaded) : null
}

/** @param asked yyyy-mm-dd, or '0' for the newest */
export function ratesSentence(asked: string, loaded: Loaded | null): string {
  const { date, asAsked } = loaded ? { date: loaded.date, asAsked: !loaded.standsIn } : exchangeRates(asked)
  const day = `Calculated with the exchange rates of ${date}`
  return asAsked ? `${day}.` : `${day}: there are none of ${asked}.`
}
