import { useEffect, useRef } from 'react'
import type { HTMLAttributes, KeyboardEvent, RefObject } from 'react'
import type { BlockViewProps } from '@calcwright/editor'
import { typeBelow } from '../type-below.ts'

type Focusable = HTMLAttributes<HTMLDivElement> & { readonly ref: RefObject<HTMLDivElement | null> }

/** Lets a block without a text field take the caret as a whole, with the keys of the sheet; letters begin the line below. */
export function useBlockFocus({
  block,
  caret,
  active,
  reachable,
  readOnly,
  editor,
}: BlockViewProps): Focusable {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (caret && !element.current?.contains(document.activeElement)) element.current?.focus()
  }, [caret])
  // The element with the focus may be gone, such as the field for an address that became a video.
  useEffect(() => {
    if (caret && active && document.activeElement === document.body) element.current?.focus()
  })
  const press = (event: KeyboardEvent): void => {
    if (event.target !== event.currentTarget) return
    const isCommand = event.ctrlKey || event.metaKey
    const isPlain = !event.altKey && (!isCommand || event.key === 'Enter')
    const isUsed = (isPlain && act(event.key)) || (!readOnly && typeBelow(event, editor, block.id))
    if (!isUsed) return
    event.preventDefault()
    event.stopPropagation()
  }
  const act = (key: string): boolean => {
    switch (key) {
      case 'Enter':
        editor.insert(block.id, 'after', [{ type: editor.registry.lineType, props: {} }], { at: 'start' })
        return true
      case 'ArrowUp':
      case 'ArrowLeft':
        return editor.leave(block.id, key === 'ArrowUp' ? 'up' : 'left')
      case 'ArrowDown':
      case 'ArrowRight':
        return editor.leave(block.id, key === 'ArrowDown' ? 'down' : 'right')
      case 'Backspace':
      case 'Delete':
        editor.remove(block.id, key === 'Backspace' ? 'back' : 'forward')
        return true
      default:
        return false
    }
  }
  return {
    ref: element,
    tabIndex: reachable ? 0 : -1,
    onFocus: () => {
      if (!active) editor.focus(block.id, { at: 'keep' })
    },
    onKeyDown: press,
  }
}
