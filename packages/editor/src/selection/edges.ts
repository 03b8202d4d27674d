/** Whether the caret stands at an edge of what is being edited, so that a key may leave it. */
import { FIELD_TAG } from '../math/field-tag.ts'
import type { FormulaField } from '../math/mathlive.ts'

export interface CaretEdges {
  readonly start: boolean
  readonly end: boolean
}

const NOWHERE: CaretEdges = { start: false, end: false }

/** Edges for the moving end of the caret or selection in a formula or a text. */
export function caretEdges(target: EventTarget | null): CaretEdges {
  if (!(target instanceof HTMLElement)) return NOWHERE
  const field = target.closest<FormulaField>(FIELD_TAG)
  if (field) return { start: field.position === 0, end: field.position === field.lastOffset }
  return target.isContentEditable ? edgesInText(target) : NOWHERE
}

/** Shift-Up and Shift-Down in a formula: to the end of the slot, from there to the end of the line. */
export function extendInFormula(target: EventTarget | null, towards: 'up' | 'down'): boolean {
  const field = target instanceof Element ? target.closest<FormulaField>(FIELD_TAG) : null
  if (!field) return false
  const before = field.position
  field.executeCommand(towards === 'up' ? 'extendToGroupStart' : 'extendToGroupEnd')
  if (field.position === before)
    field.executeCommand(towards === 'up' ? 'extendToMathFieldStart' : 'extendToMathFieldEnd')
  return true
}

function edgesInText(element: HTMLElement): CaretEdges {
  const root = element.closest<HTMLElement>('[role=textbox]') ?? element
  const selection = getSelection()
  if (!selection?.focusNode || !root.contains(selection.focusNode)) return NOWHERE
  return {
    start: isBlank(root, selection, 'before'),
    end: isBlank(root, selection, 'after'),
  }
}

function isBlank(root: HTMLElement, selection: Selection, side: 'before' | 'after'): boolean {
  const range = document.createRange()
  range.selectNodeContents(root)
  if (side === 'before') range.setEnd(selection.focusNode!, selection.focusOffset)
  else range.setStart(selection.focusNode!, selection.focusOffset)
  const content = range.cloneContents()
  const held = content.querySelectorAll('p, li, h1, h2, h3, img, hr, td, th')
  // The range always holds the paragraph that it begins or ends in.
  return content.textContent === '' && held.length <= 1 + nesting(root, selection.focusNode!)
}

/** How many list items and table cells the caret stands in. */
function nesting(root: HTMLElement, node: Node): number {
  let count = 0
  for (let at: Node | null = node; at && at !== root; at = at.parentNode)
    if (at instanceof Element && /^(LI|TD|TH)$/.test(at.tagName)) count++
  return count
}
