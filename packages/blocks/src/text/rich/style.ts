/**
 * The part of a style attribute that text keeps: looks of letters and alignment, each as one of the
 * values that the toolbar offers or that stand for a mark (bold, italic …). Nothing that could move or
 * hide things.
 */
import { darkBackground, darkText, readColour } from './colours.ts'
import { FONTS, fontOf, sizeOf, stackOf } from './fonts.ts'

type Declarations = Readonly<Record<string, string>>

const oneOf =
  (values: RegExp) =>
  (value: string): string | null =>
    values.test(value) ? value : null

/** The value as it is stored, null for none. */
const PROPERTIES: Readonly<Record<string, (value: string) => string | null>> = {
  color: readColour,
  'background-color': readColour,
  'font-family': fontOf,
  'font-size': sizeOf,
  'font-style': oneOf(/^(normal|italic|oblique)$/),
  'font-weight': oneOf(/^(normal|bold|bolder|[1-9]00)$/),
  'text-align': oneOf(/^(left|center|right|justify)$/),
  'text-decoration': oneOf(/^(none|underline|line-through|underline line-through)$/),
  'vertical-align': oneOf(/^(sub|super)$/),
}

/** Other spellings of the same. */
const SPELLINGS: Readonly<Record<string, string>> = {
  background: 'background-color',
  'text-decoration-line': 'text-decoration',
}

/** `color: #ff0000; text-align: center`, '' for nothing. */
export function cleanStyle(style: string): string {
  return written(readStyle(style))
}

/** The same as it is drawn: with whole font stacks, and with colours for the light and the dark page. */
export function shownStyle(style: string): string {
  const { color, 'background-color': background, 'font-family': font, ...others } = readStyle(style)
  const dark = background && darkBackground(background)
  return written({
    ...(color && { color: `light-dark(${color}, ${darkText(color, dark)})` }),
    ...(background && { 'background-color': `light-dark(${background}, ${dark})` }),
    ...(font && { 'font-family': stackOf(font as keyof typeof FONTS) }),
    ...others,
  })
}

function readStyle(style: string): Declarations {
  const declarations: Record<string, string> = {}
  for (const declaration of style.split(';')) {
    const colon = declaration.indexOf(':')
    const name = declaration.slice(0, colon).trim().toLowerCase()
    const property = Object.hasOwn(SPELLINGS, name) ? SPELLINGS[name]! : name
    if (colon < 0 || !Object.hasOwn(PROPERTIES, property)) continue
    const value = PROPERTIES[property]!(
      declaration
        .slice(colon + 1)
        .trim()
        .toLowerCase(),
    )
    if (value !== null) declarations[property] = value
  }
  return declarations
}

const written = (declarations: Declarations): string =>
  Object.entries(declarations)
    .map(([property, value]) => `${property}: ${value}`)
    .join('; ')
