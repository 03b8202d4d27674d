/** Behaviour that all controls share: who may use them, where the caret goes, and the keys that leave them. */
import { useEffect, useRef } from 'react'
import type { KeyboardEvent, RefObject } from 'react'
import type { Field } from '@calcwright/document'
import type { BlockViewProps } from '@calcwright/editor'
import { enterNextLine, useBlockFields } from '@calcwright/editor/kit'
import type { BlockFields } from '@calcwright/editor/kit'
import { nameField } from './options.ts'

/** The control beside the name: the caret can be there, but nothing is typed into the worksheet. */
export const CONTROL_FIELD: Field = { id: '#control', kind: 'words', label: 'Control', placeholder: '' }

const FIELDS: readonly Field[] = [...nameField, CONTROL_FIELD]

export interface Control {
  readonly fields: BlockFields
  focus(): void
  /** Whether the person may set its value. */
  readonly enabled: boolean
  /** Whether the person may change its settings. */
  readonly adjustable: boolean
  readonly tabIndex: 0 | -1
  /** The caret of the sheet is where the focus is. */
  onFocus(): void
  /** True for a key that leaves the control; it is used up then. */
  leaves(event: KeyboardEvent): boolean
  /** Moves the caret to the name, or to the next line. */
  leaveTo(direction: 'left' | 'right'): boolean
}

/** @returns a reference for the element of the control, and what the control can do */
export function useControl<Input extends HTMLElement>(
  view: BlockViewProps<object>,
): readonly [RefObject<Input | null>, Control] {
  const { block, caret, active, readOnly, reachable, editor } = view
  const ref = useRef<Input>(null)
  const fields = useBlockFields(view, FIELDS)
  const here = fields.current === CONTROL_FIELD.id
  useEffect(() => {
    const element = ref.current
    if (!here || !element) return
    // A value may be typed over the control, which is in the same field.
    const field = element.closest('[data-field]')
    if (!field?.contains(document.activeElement)) element.focus({ preventScroll: true })
  }, [here, caret])
  const leaveTo = (direction: 'left' | 'right'): boolean => {
    if (readOnly) return false
    if (direction === 'right') return editor.leave(block.id, 'right')
    editor.focus(block.id, { at: 'end', field: nameField[0]!.id })
    return true
  }
  const leave = (key: string): boolean => {
    if (readOnly) return false
    if (key === 'Enter') enterNextLine(editor, block.id)
    else if (key === 'ArrowUp' || key === 'ArrowDown')
      return editor.leave(block.id, key === 'ArrowUp' ? 'up' : 'down')
    else if (key === 'ArrowLeft' || key === 'ArrowRight')
      return leaveTo(key === 'ArrowLeft' ? 'left' : 'right')
    return key === 'Enter'
  }
  const control: Control = {
    fields,
    focus: () => ref.current?.focus({ preventScroll: true }),
    enabled: editor.mayOperate,
    adjustable: !readOnly,
    tabIndex: readOnly || active || reachable ? 0 : -1,
    onFocus() {
      // A reader has no caret in a control, so no key changes the sheet there.
      if (!here && !readOnly) editor.focus(block.id, { at: 'keep', field: CONTROL_FIELD.id })
    },
    leaves(event) {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !leave(event.key)) return false
      event.preventDefault()
      event.stopPropagation()
      return true
    },
    leaveTo,
  }
  return [ref, control]
}
