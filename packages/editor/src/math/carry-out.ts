/** What a key changes in the field itself; what concerns the line is the controller's. */
import { insert } from './edit.ts'
import type { KeyDecision } from './keys.ts'
import type { FormulaField } from './mathlive.ts'
import { changeMatrix, divideFraction, divideQuantity, leaveLeft, openUnit, toEdge } from './structure.ts'

/** The change of the content that the key stands for; null when it stands for another thing. */
export function contentChange(field: FormulaField, decision: KeyDecision): (() => boolean) | null {
  switch (decision.to) {
    case 'insert':
      return () => insert(field, decision.latex)
    case 'divide-quantity':
      return () => divideQuantity(field)
    case 'divide-fraction':
      return () => divideFraction(field)
    case 'matrix':
      return () => changeMatrix(field, decision.change)
    case 'open-unit':
      return () => openUnit(field)
    case 'open-result-unit':
      return () => insert(field, '=') && openUnit(field)
    default:
      return null
  }
}

/** Moves the caret, when that is what the key stands for. */
export function moveCaret(field: FormulaField, decision: KeyDecision): void {
  switch (decision.to) {
    case 'edge':
      return toEdge(field, decision)
    case 'unit-exponent':
      field.position -= 1
      return void field.executeCommand('moveToSuperscript')
    case 'leave-slot':
      if (decision.side === 'left') leaveLeft(field)
      else field.executeCommand('moveAfterParent')
  }
}
