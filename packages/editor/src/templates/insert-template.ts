import { insert } from '../math/edit.ts'
import { wordBefore } from '../math/field-model.ts'
import type { FieldAtom, FieldModel } from '../math/field-model.ts'
import type { FormulaField } from '../math/mathlive.ts'
import { withPlaceholders } from './templates.ts'

/** Puts a template at the caret. What is selected goes into it; else, for `#w`, the name before the caret. */
export function insertTemplate(field: FormulaField, latex: string): boolean {
  const content = takeContent(field, latex)
  return insert(field, withPlaceholders(content === '' ? latex : latex.replace(/#[0w]/, () => content)))
}

/** The LaTeX that goes into the template; its range stays selected, to be replaced. */
function takeContent(field: FormulaField, latex: string): string {
  if (!field.selectionIsCollapsed) {
    field.selection = { ranges: [wholeAtoms(field.model)] }
    return field.getValue(field.selection, 'latex')
  }
  const word = latex.includes('#w') ? wordBefore(field.model) : null
  if (!word || word.text === '') return ''
  field.selection = { ranges: [[word.start, word.end]] }
  return field.getValue(word.start, word.end, 'latex')
}

/** The selection with all of what it has only a part of: one end may stand in a subscript, the other outside. */
function wholeAtoms(model: FieldModel): [number, number] {
  let start = model.at(Math.min(model.anchor, model.position))
  let end = model.at(Math.max(model.anchor, model.position))
  while (!inOneSlot(start, end)) {
    if (depthOf(end) >= depthOf(start)) end = end.parent!
    else start = before(start.parent!)
  }
  return [model.offsetOf(start), model.offsetOf(end)]
}

const inOneSlot = (one: FieldAtom, other: FieldAtom): boolean =>
  one.parent === other.parent && String(one.parentBranch) === String(other.parentBranch)

const depthOf = ({ parent }: FieldAtom): number => (parent ? 1 + depthOf(parent) : 0)

/** A subscript or an exponent goes with what it stands at. */
const before = ({ type, leftSibling }: FieldAtom): FieldAtom =>
  type === 'subsup' && leftSibling.type !== 'first' ? leftSibling.leftSibling : leftSibling
