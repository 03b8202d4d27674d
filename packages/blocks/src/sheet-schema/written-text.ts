/** Texts as values: in plain notation between quotation marks, `"S355"`, and for those who set an input also without. */
import type { Expression } from '@calcwright/math/expression'

/** Whether a value is a text, or a list or a matrix of nothing but texts. */
export function holdsTexts(value: Expression): boolean {
  if (value.kind === 'list') return value.items.length > 0 && value.items.every(holdsTexts)
  if (value.kind === 'matrix') return value.rows.flat().every(holdsTexts)
  return value.kind === 'quoted'
}

/** A text that nothing around it changes: quotation marks keep blanks at its ends, and show that it is empty. */
export const writtenText = (text: string): string =>
  text !== '' && text === text.trim() ? text : `"${text}"`

const QUOTED = /^\s*"([^"]*)"\s*$/

/** The text in plain notation, whether it was given with quotation marks or without. */
export const quotedText = (given: string): string => `"${QUOTED.exec(given)?.[1] ?? given.trim()}"`
