/** Colour, background, font and size of letters, as one mark whose values are those that are stored. */
import { Extension } from '@tiptap/core'
import type { Attribute } from '@tiptap/core'
import { TextStyle } from '@tiptap/extension-text-style'
import { cleanStyle, shownStyle } from '../style.ts'

/** CSS property of each attribute. */
const PROPERTIES = {
  color: 'color',
  background: 'background-color',
  font: 'font-family',
  size: 'font-size',
} as const

export type TextAttribute = keyof typeof PROPERTIES

/** The stored value of one property of a style. */
function valueOf(style: string, property: string): string | null {
  const declaration = style.split('; ').find(part => part.startsWith(`${property}: `))
  return declaration?.slice(property.length + 2) ?? null
}

const attribute = (property: string): Attribute => ({
  default: null,
  keepOnSplit: true,
  parseHTML: element => valueOf(cleanStyle(element.getAttribute('style') ?? ''), property),
  // All of them are drawn together, below: a text colour depends on the background.
  rendered: false,
})

export const TextAttributes = TextStyle.extend({
  addAttributes: () =>
    Object.fromEntries(Object.entries(PROPERTIES).map(([look, property]) => [look, attribute(property)])),
  renderHTML({ mark }) {
    const style = Object.entries(PROPERTIES)
      .map(([look, property]) => (mark.attrs[look] ? `${property}: ${mark.attrs[look]}` : ''))
      .filter(Boolean)
      .join('; ')
    return ['span', { style: shownStyle(style) }, 0]
  },
})

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    looks: {
      /** Gives the selection a look; null for the normal one. */
      setLook: (look: TextAttribute, value: string | null) => ReturnType
    }
  }
}

export const LookCommands = Extension.create({
  name: 'looks',
  addCommands: () => ({
    setLook:
      (look, value) =>
      ({ chain }) =>
        chain()
          .setMark('textStyle', { [look]: value })
          .removeEmptyTextStyle()
          .run(),
  }),
})
