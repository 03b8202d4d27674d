/** Colours as numbers. */

/** Red, green and blue, 0 to 255, of `#rrggbb` or `rgb(r, g, b)`. */
function partsOf(colour: string): readonly number[] {
  if (colour.startsWith('#')) return [1, 3, 5].map(at => parseInt(colour.slice(at, at + 2), 16))
  return (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number)
}

/** @param share of the second colour, 0 to 1 */
export function mixed(one: string, other: string, share: number): string {
  const to = partsOf(other)
  const parts = partsOf(one).map((part, at) => Math.round(part + share * (to[at]! - part)))
  return `rgb(${parts.join(', ')})`
}

export const isDark = (colour: string): boolean =>
  partsOf(colour).reduce((sum, part) => sum + part, 0) < 3 * 128
