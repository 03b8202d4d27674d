/** The part of a style attribute that text may keep: how letters look and how lines are aligned. */

const LENGTH = /^-?\d{1,4}(\.\d{1,3})?(px|pt|em|rem|%)?$/
const COLOUR = /^(#[0-9a-f]{3,8}|[a-z]{3,25}|(rgb|hsl)a?\([\d\s.,%/]{1,40}\))$/
const WORD = /^[a-z0-9-]{1,20}( [a-z0-9-]{1,20}){0,3}$/
const FONTS = /^[a-z0-9 ,'"-]{1,120}$/i

const PROPERTIES: Readonly<Record<string, RegExp>> = {
  color: COLOUR,
  'background-color': COLOUR,
  'font-family': FONTS,
  'font-size': new RegExp(`${LENGTH.source}|^(xx?-)?(small|large)$|^medium$`),
  'font-style': WORD,
  'font-weight': WORD,
  'line-height': LENGTH,
  'margin-left': LENGTH,
  'text-align': WORD,
  'text-decoration': WORD,
  'text-indent': LENGTH,
  'vertical-align': WORD,
}

/** `color: red; text-align: center`, without everything that could move or hide things. */
export function cleanStyle(style: string): string {
  return style
    .split(';')
    .map(declaration => {
      const colon = declaration.indexOf(':')
      const property = declaration.slice(0, colon).trim().toLowerCase()
      const raw = declaration.slice(colon + 1).trim()
      const value = property === 'font-family' ? raw : raw.toLowerCase()
      return colon > 0 && Object.hasOwn(PROPERTIES, property) && PROPERTIES[property]!.test(value)
        ? `${property}: ${value}`
        : ''
    })
    .filter(Boolean)
    .join('; ')
}
