/** Looks of foreign HTML as a style: only those that somebody has chosen for these words. */
import { lightText } from '../colours.ts'
import { cleanStyle } from '../style.ts'

type Attributes = Readonly<Record<string, string>>

/** Sizes 1 to 7 of early HTML, in pixels. */
const SIZES = [10, 12, 16, 18, 24, 32, 48]

/** Where the words stand. */
export interface ElementContext {
  /** On a background that lets light words be read. */
  readonly dark: boolean
  readonly heading: boolean
}

/** All that an element says about its looks: the attributes of early HTML, then its style. */
export function styleOf({ align, bgcolor, color, face, size, style }: Attributes): string {
  const early = [
    align && `text-align: ${align}`,
    bgcolor && `background-color: ${bgcolor}`,
    color && `color: ${color}`,
    face && `font-family: ${face}`,
    size && SIZES[Number(size) - 1] && `font-size: ${SIZES[Number(size) - 1]}px`,
  ]
  return [...early, style].filter(Boolean).join('; ')
}

/** The style without what only belongs to the page it was copied from. */
export function chosenStyle(style: string, { dark, heading }: ElementContext): string {
  const clean = cleanStyle(style)
  // A browser that copies a piece of a paragraph writes down how the whole page looks.
  const ofPage = style.includes('-webkit-text-stroke-width')
  const marked = backgroundOf(clean) !== null
  const chosen = clean.split('; ').flatMap(declaration => {
    const [property, value] = declaration.split(': ') as [string, string]
    if (ofPage && /^(?:color|background-color|font-family|font-size)$/.test(property)) return []
    if (property === 'color') {
      const colour = dark && !marked ? lightText(value) : value
      // Black is the ink of their page, as white is its paper.
      return colour === null || colour === '#000000' ? [] : `color: ${colour}`
    }
    if (declaration === 'background-color: #ffffff' || (heading && property === 'font-size')) return []
    return declaration
  })
  return chosen.join('; ')
}

/** `#rrggbb`, null for none. */
export const backgroundOf = (style: string): string | null =>
  /(?:^|; )background-color: (#\w+)/.exec(cleanStyle(style))?.[1] ?? null
