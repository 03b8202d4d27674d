/** Colours as numbers. */
import type { Theme } from './themes.ts'

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

/** How much brighter one is than the other, 1 to 21, by their luminances (WCAG 2.2, contrast ratio). */
const contrast = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

function luminanceOf(colour: string): number {
  const [red, green, blue] = partsOf(colour).map(part => {
    const value = part / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

/** A line is seen from here on; the palest colours of series on white have about as much. */
const SEEN = 2
/** Halvings of the share of ink: neighbours in a scale differ by more. */
const STEPS = 8

/** The colour, with as much ink as a line of it needs to be seen on the paper. */
export function legible(colour: string, { ink, paper }: Pick<Theme, 'ink' | 'paper'>): string {
  const behind = luminanceOf(paper)
  const isSeen = (line: string): boolean => contrast(luminanceOf(line), behind) >= SEEN
  if (isSeen(colour)) return colour
  let [less, enough] = [0, 1]
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (less + enough) / 2
    if (isSeen(mixed(colour, ink, middle))) enough = middle
    else less = middle
  }
  return mixed(colour, ink, enough)
}

export const isDark = (colour: string): boolean =>
  partsOf(colour).reduce((sum, part) => sum + part, 0) < 3 * 128
