/** What all controls share: who may use them, where the caret goes, and the keys that leave them. */
import { useEffect, useRef } from 'react'
import type { KeyboardEvent, RefObject } from 'react'
import type { Field } from '@calcwright/document'
import type { BlockViewProps } from '@calcwright/editor'
import { enterNextLine, useBlockFields } from '@calcwright/editor/kit'
import type { BlockFields } from '@calcwright/editor/kit'
import { nameField } from './options.ts'

/** The control beside the name: the caret can be there, but nothing is typed into the worksheet. */
export const OPERATED: Field = { id: '#control', kind: 'words', label: 'Control', placeholder: '' }

const FIELDS: readonly Field[] = [...nameField, OPERATED]

export interface Control {
  readonly fields: BlockFields
  focus(): void
  /** Whether the person may operate it. */
  readonly enabled: boolean
  /** Whether the person may set it up. */
  readonly adjustable: boolean
  readonly tabIndex: 0 | -1
  /** The caret of the sheet is where the focus is. */
  onFocus(): void
  /** True for a key that leaves the control; it is used up then. */
  leaves(event: KeyboardEvent): boolean
  /** To the name, or to the next line. */
  leaveTo(direction: 'left' | 'right'): boolean
}

/** @returns what is operated, for the element that it is, and what can be done with it */
export function useControl<Operated extends HTMLElement>(
  view: BlockViewProps<object>,
): readonly [RefObject<Operated | null>, Control] {
  const { block, caret, active, readOnly, reachable, editor } = view
  const ref = useRef<Operated>(null)
  const fields = useBlockFields(view, FIELDS)
  const here = fields.current === OPERATED.id
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
      // For readers controls are no places of a caret: no key changes the sheet there.
      if (!here && !readOnly) editor.focus(block.id, { at: 'keep', field: OPERATED.id })
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
