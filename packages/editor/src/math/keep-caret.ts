/** Caret and selection stay at their letters when others change the formula around them. */
import type { FieldAtom, FieldModel } from './field-model.ts'
import type { FormulaField } from './mathlive.ts'

/**
 * Characters of LaTeX behind the caret; undefined inside a fraction and the like, where no piece of the
 * formula's LaTeX ends at the caret.
 */
export function latexBehindCaret(field: FormulaField, latex = field.value): number | undefined {
  const { model } = field
  if (isInSlot(model)) return undefined
  const behind = field.getValue(model.position, model.lastOffset, 'latex')
  return latex.endsWith(behind) ? behind.length : undefined
}

export const isInSlot = (model: FieldModel): boolean => model.at(model.position).parent?.parent !== undefined

/**
 * Shows another formula. Between two letters of which both are still there the caret stays next to the
 * one on its left, unless it is known to belong elsewhere.
 *
 * @param behindCaret characters of LaTeX behind the caret afterwards, where they are known
 */
export function showKeepingCaret(field: FormulaField, show: () => void, behindCaret?: number): void {
  const { model } = field
  const { anchor, position } = model
  const before = atomsOf(model)
  show()
  const after = atomsOf(model)
  const head = mapped(position, before, after)
  let caret = head.left
  if (behindCaret !== undefined)
    for (let at = head.left; at <= head.right; at++)
      if (field.getValue(at, model.lastOffset, 'latex').length === behindCaret) caret = at
  if (anchor === position) {
    field.position = caret
    return
  }
  const other = mapped(anchor, before, after).left
  field.selection = {
    ranges: [[Math.min(other, caret), Math.max(other, caret)]],
    direction: caret < other ? 'backward' : 'forward',
  }
}

/** What tells one atom from another, by offset. */
const atomsOf = (model: FieldModel): string[] =>
  Array.from({ length: model.lastOffset + 1 }, (_, offset) => nameOf(model.at(offset)))

function nameOf({ type, command, value, parentBranch, parent }: FieldAtom): string {
  return JSON.stringify([type, command, value, parentBranch, parent?.command])
}

/** Where an offset is in the other formula: one place, or several when equal letters follow each other. */
export function mapped(
  offset: number,
  before: readonly string[],
  after: readonly string[],
): { readonly left: number; readonly right: number } {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start++
  let end = 0
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end++
  const fromEnd = offset - before.length + after.length
  const left = offset < start ? offset : offset >= before.length - end ? fromEnd : Math.max(0, start - 1)
  const right = offset >= before.length - end ? fromEnd : left
  return { left: Math.min(left, right), right: Math.max(left, right) }
}
