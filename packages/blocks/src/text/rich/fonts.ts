/** The fonts and sizes that text may have. */

/** By the name that is stored: what the machine may call it, the best match first. */
export const FONTS = {
  Arial: 'Arial, Helvetica, "Liberation Sans", sans-serif',
  'Comic Sans': '"Comic Sans MS", "Comic Sans", "Comic Neue", cursive',
  Courier: '"Courier New", Courier, "Liberation Mono", monospace',
  Impact: 'Impact, Haettenschweiler, "Arial Narrow Bold", sans-serif',
  Tahoma: 'Tahoma, Verdana, "DejaVu Sans", sans-serif',
  Times: '"Times New Roman", Times, "Liberation Serif", serif',
} as const

export type Font = keyof typeof FONTS

/** Sizes 1 to 7 in pixels. */
export const SIZES = [10, 12, 16, 18, 24, 32, 48] as const

/** The size of text without one: sizes near to it stand for it. */
const NORMAL = 15

export const stackOf = (font: Font): string => FONTS[font]

/** The font that a `font-family` begins with, null when it is none of ours. */
export function fontOf(family: string): Font | null {
  const first = family.split(',')[0]!.replace(/['"]/g, '').trim().toLowerCase()
  const found = (Object.keys(FONTS) as Font[]).find(font => {
    const name = font.toLowerCase()
    return (
      first === name || first === `${name} ms` || first === `${name} new` || first === `${name} new roman`
    )
  })
  return found ?? null
}

/** `16px`: the offered size nearest to one in pixels or points; null for the normal one and for others. */
export function sizeOf(size: string): string | null {
  const [, digits, unit] = /^(\d{1,4}(?:\.\d{1,9})?)(px|pt)$/.exec(size) ?? []
  if (!digits) return null
  const pixels = Number(digits) * (unit === 'pt' ? 4 / 3 : 1)
  if (Math.abs(pixels - NORMAL) < 1) return null
  const nearest = SIZES.reduce((best, next) =>
    Math.abs(next - pixels) < Math.abs(best - pixels) ? next : best,
  )
  return `${nearest}px`
}
