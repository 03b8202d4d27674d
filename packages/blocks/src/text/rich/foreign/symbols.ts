/**
 * Fonts of signs: their letters are other characters on the screen than in the source. Source: Unicode's
 * mapping of the Adobe Symbol encoding, and what Word writes for arrows and ticks in Wingdings.
 */

/** The letters in the order of their codes, from `A` to `Z` and from `a` to `z`. */
const CAPITALS = [...'ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ']
const SMALL = [...'αβχδεφγηιϕκλμνοπθρστυϖωξψζ']

const SYMBOL: ReadonlyMap<string, string> = new Map([
  ...CAPITALS.map((sign, index) => [String.fromCharCode(65 + index), sign] as const),
  ...SMALL.map((sign, index) => [String.fromCharCode(97 + index), sign] as const),
  ...pairs('"∀ $∃ -− @≅ \\∴ ^⊥ ~∼ ¡ϒ ¢′ £≤ ¥∞ ¬← \u00ad↑ ®→ ¯↓ ²″ ³≥ ´× µ∝ ¶∂ ·• ¸÷ ¹≠ º≡ »≈'),
  ...pairs('Å⊕ Ä⊗ Æ∅ Ç∩ È∪ Î∈ Ï∉ Ð∠ Ñ∇ Õ∏ Ö√ ×⋅ Û⇔ Ü⇐ Þ⇒ å∑ ò∫'),
])

const WINGDINGS: ReadonlyMap<string, string> = new Map(pairs('à→ ß← á↑ â↓ ó⇔ ð⇨ è➔ ü✓ û✗ J☺ K😐 L☹'))

function pairs(text: string): (readonly [string, string])[] {
  return text.split(' ').map(pair => [pair.slice(0, 1), pair.slice(1)])
}

/** The signs of the font that a style names; null for a font of letters, undefined when it names none. */
export function signsOf(style: string): ReadonlyMap<string, string> | null | undefined {
  const font = /(?:^|[;\s])font-family:\s*["']?([\w ]+)/i.exec(style)?.[1]!.trim().toLowerCase()
  if (font === undefined) return undefined
  return font === 'symbol' ? SYMBOL : font === 'wingdings' ? WINGDINGS : null
}

/** The text as it is shown in a font of signs: Word also shifts such letters to U+F000 and on. */
export const inSigns = (text: string, signs: ReadonlyMap<string, string>): string =>
  text.replace(/[!-\u00ff\uf021-\uf0ff]/g, letter => {
    const code = String.fromCharCode(letter.charCodeAt(0) & 0xff)
    return signs.get(code) ?? code
  })
