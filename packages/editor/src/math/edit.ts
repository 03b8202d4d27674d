/** The two ways in which the editor itself changes the content of the field. */
import type { FormulaField } from './mathlive.ts'

/**
 * Inserts at the caret or over the selection; the first placeholder of a template is selected, unless the caret
 * goes `after`.
 */
export function insert(
  field: FormulaField,
  latex: string,
  caret: 'after' | 'placeholder' = latex.includes('\\placeholder') ? 'placeholder' : 'after',
): boolean {
  return field.insert(latex, {
    insertionMode: 'replaceSelection',
    selectionMode: caret,
    format: 'latex',
    mode: 'math',
    silenceNotifications: true,
  })
}

/** Replaces a range of offsets. */
export function replace(field: FormulaField, start: number, end: number, latex: string): void {
  field.selection = { ranges: [[start, end]] }
  if (latex === '') field.executeCommand('deleteBackward')
  else insert(field, latex)
}
