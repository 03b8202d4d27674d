import { colord, extend } from 'colord'
import names from 'colord/plugins/names'

extend([names])

/** `#rrggbb` of a colour that CSS has a name for; null for other words. */
export function namedColour(word: string): string | null {
  const colour = colord(word)
  return /^[a-z]+$/i.test(word) && colour.isValid() && colour.alpha() > 0 ? colour.toHex() : null
}
