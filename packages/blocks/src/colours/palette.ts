/** The colours that are offered, by rows of seven. */
import { colord, extend } from 'colord'
import names from 'colord/plugins/names'

extend([names])

const HUES = [
  ['red', 2],
  ['orange', 28],
  ['yellow', 50],
  ['green', 135],
  ['teal', 180],
  ['blue', 220],
  ['purple', 285],
] as const

const SHADES = [
  ['light ', 75, 88],
  ['', 75, 48],
  ['dark ', 80, 28],
] as const

const GREYS = [0, 20, 35, 50, 65, 80, 100]

export interface Swatch {
  readonly colour: string
  readonly name: string
}

export const PALETTE: readonly Swatch[] = [
  ...GREYS.map(l => ({
    colour: colord({ h: 0, s: 0, l }).toHex(),
    name: l === 0 ? 'black' : l === 100 ? 'white' : `grey ${l} %`,
  })),
  ...SHADES.flatMap(([shade, s, l]) =>
    HUES.map(([hue, h]) => ({ colour: colord({ h, s, l }).toHex(), name: shade + hue })),
  ),
]

/** CSS has other names for them, which nobody expects. */
const PURE: Readonly<Record<string, string>> = { '#00ff00': 'green', '#ff00ff': 'magenta' }

/** Name of a colour: as in the palette, or else the nearest name of CSS with its number. */
export function nameOf(colour: string): string {
  const known = PALETTE.find(swatch => swatch.colour === colour)
  return known?.name ?? `${PURE[colour] ?? colord(colour).toName({ closest: true })} ${colour}`
}
