/** How large an exported picture is: what was typed, made fit. */

export const DEFAULT_IMAGE = { width: '800', height: '600' }

const MINIMUM = 100
/** More than browsers draw on one canvas in any direction. */
const MAXIMUM = 8000

export interface ImageSize {
  readonly width: number
  readonly height: number
  /** A sentence for each change. */
  readonly notices: readonly string[]
}

/** @returns whole pixels, or what is wrong with the text */
export function imageSize(width: string, height: string): ImageSize | { readonly problem: string } {
  const sides = [
    { name: 'Width', value: pixels(width) },
    { name: 'Height', value: pixels(height) },
  ] as const
  for (const { name, value } of sides) {
    if (value === null) return { problem: `${name} is a number of pixels, such as 800.` }
    if (value > MAXIMUM) return { problem: `${name} can be ${MAXIMUM} px at most.` }
  }
  return {
    width: Math.max(MINIMUM, sides[0].value!),
    height: Math.max(MINIMUM, sides[1].value!),
    notices: sides
      .filter(({ value }) => value! < MINIMUM)
      .map(({ name }) => `Minimum ${name} of ${MINIMUM}px imposed`),
  }
}

function pixels(text: string): number | null {
  const typed = /^\s*([\d]+(?:[.,]\d*)?|-\d+)\s*(?:px)?\s*$/.exec(text)?.[1]
  return typed === undefined ? null : Math.round(Number(typed.replace(',', '.')))
}
