/** What all controls share: who may use them, where the caret goes, and the keys that leave them. */
import { useEffect, useRef } from 'react'
import type { KeyboardEvent, RefObject } from 'react'
import type { BlockViewProps } from '@calcwright/editor'

interface Named {
  readonly name: string
}

export interface Control {
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
}

/** @returns what is operated, for the element that it is, and what can be done with it */
export function useControl<Operated extends HTMLElement>(
  view: BlockViewProps<Named>,
): readonly [RefObject<Operated | null>, Control] {
  const { block, caret, active, readOnly, reachable, editor } = view
  const ref = useRef<Operated>(null)
  useEffect(() => {
    const element = ref.current
    if (!caret || caret.at === 'start' || caret.at === 'keep') return
    if (!element?.closest('[data-block]')?.contains(document.activeElement)) element?.focus()
  }, [caret])
  const enter = (): void => {
    // Controls of readers are no lines that they stand in: no key changes the sheet there.
    if (!active && !readOnly) editor.focus(block.id, { at: 'keep' })
  }
  const leave = (key: string): boolean => {
    if (readOnly) return false
    if (key === 'Enter') {
      editor.insert(block.id, 'after', [{ type: editor.registry.lineType, props: {} }], { at: 'start' })
      return true
    }
    if (key === 'ArrowUp' || key === 'ArrowDown')
      return editor.leave(block.id, key === 'ArrowUp' ? 'up' : 'down')
    return false
  }
  const control: Control = {
    focus: () => ref.current?.focus({ preventScroll: true }),
    enabled: editor.mayOperate,
    adjustable: !readOnly,
    tabIndex: readOnly || active || reachable ? 0 : -1,
    onFocus: enter,
    leaves(event) {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !leave(event.key)) return false
      event.preventDefault()
      event.stopPropagation()
      return true
    },
  }
  return [ref, control]
}
