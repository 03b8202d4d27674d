import { insert } from '../../math/edit.ts'
import { wordBefore } from '../../math/field-model.ts'
import type { FormulaField } from '../../math/mathlive.ts'
import { emptied } from './templates.ts'

/** Puts a template at the caret. What is selected goes into it; else, for `#w`, the name before the caret. */
export function insertTemplate(field: FormulaField, latex: string): boolean {
  const content = takeContent(field, latex)
  return insert(field, emptied(content === '' ? latex : latex.replace(/#[0w]/, () => content)))
}

/** The LaTeX that goes into the template; its range stays selected, to be replaced. */
function takeContent(field: FormulaField, latex: string): string {
  if (!field.selectionIsCollapsed) return field.getValue(field.selection, 'latex')
  const word = latex.includes('#w') ? wordBefore(field.model) : null
  if (!word || word.text === '') return ''
  field.selection = { ranges: [[word.start, word.end]] }
  return field.getValue(word.start, word.end, 'latex')
}
