/** The sentence in documents that names the day of the exchange rates. */
import type { Worksheet } from '@calcwright/document'
import { exchangeRates } from '@calcwright/math/units'

const { table } = exchangeRates()

/** Currencies in the units of formulas, and in fields that hold a unit. */
const MONEY = new RegExp(
  String.raw`(?:class\{unit\}[^"]{0,90}?mathrm\{|")(?:${[...table.keys()].join('|')}|[€£¥₩₿])[}"/*^ ]`,
)

/**
 * @param loaded rates that were fetched for the worksheet; null for those that ship
 * @returns the sentence; null for a worksheet without money
 */
export function ratesNote(worksheet: Worksheet, loaded: { readonly date: string } | null): string | null {
  const shown = worksheet.blocks().filter(({ disabled }) => !disabled)
  if (!shown.some(({ props }) => MONEY.test(JSON.stringify(props)))) return null
  const asked = worksheet.settings.currency_date
  const { date, asAsked } = loaded ? { date: loaded.date, asAsked: true } : exchangeRates(asked)
  const day = `Calculated with the exchange rates of ${date}`
  return asAsked ? `${day}.` : `${day}: there are none of ${asked}.`
}
