/** Colours of text: read from any CSS form, kept as `#rrggbb`, and made readable on the dark page. */
import { colord, extend } from 'colord'
import a11y from 'colord/plugins/a11y'
import { namedColour } from '#named-colour'

extend([a11y])

/** Ink and paper of the dark page, as in the design tokens. */
const DARK_INK = '#e8e6e0'
const DARK_PAPER = '#1b1f22'

/** Paper of the light page, and below which saturation, in percent, a colour is none. */
const LIGHT_PAPER = '#fffdf8'
const GREY = 20

/** WCAG 2.2, success criterion 1.4.3. */
const READABLE = 4.5

/** `#rrggbb` of a colour written in CSS; null for what is none or cannot be seen. */
export function readColour(value: string): string | null {
  const light = (/^light-dark\(\s*((?:rgb|hsl)a?\([^()]*\)|[^,()]+),/i.exec(value)?.[1] ?? value).trim()
  const colour = colord(namedColour(light) ?? light)
  return colour.isValid() && colour.alpha() > 0 ? colour.alpha(1).toHex() : null
}

/** A background on the dark page: as it is where the page's ink can be read on it, else darker. */
export function darkBackground(background: string): string {
  let colour = colord(background)
  while (colour.contrast(DARK_INK) < READABLE) colour = colour.darken(0.04)
  return colour.toHex()
}

/** A text colour on the dark page: as it is where it can be read, else light instead of dark. */
export function darkText(colour: string, background = DARK_PAPER): string {
  if (colord(colour).contrast(background) >= READABLE) return colour
  const { h, s, l } = colord(colour).toHsl()
  let light = colord({ h, s, l: Math.max(l, 100 - l) })
  while (light.contrast(background) < READABLE && light.toHsl().l < 100) light = light.lighten(0.04)
  return light.toHex()
}

/** A text colour that was chosen for a dark page, for the light one; null for grey ones, which mean its ink. */
export function lightText(colour: string): string | null {
  const { h, s, l } = colord(colour).toHsl()
  if (colord(colour).contrast(LIGHT_PAPER) >= READABLE) return colour
  if (s < GREY) return null
  let dark = colord({ h, s, l: Math.min(l, 100 - l) })
  while (dark.contrast(LIGHT_PAPER) < READABLE) dark = dark.darken(0.04)
  return dark.toHex()
}

/** Whether light words were meant to be read on this background. */
export const isDark = (background: string): boolean => colord(background).contrast('#ffffff') >= READABLE
