import { Suspense, useEffect, useLayoutEffect } from 'react'
import { useStore } from 'zustand'
import { lazyPart } from '@calcwright/ui'
import type { EditorWithState } from '../state/editor.ts'
import { type BufferedKey, useKeyBuffer } from '../parts/use-key-buffer.ts'
import { closeFind, findState, openFind } from './open.ts'

const FindPanel = lazyPart(() => import('./FindPanel.tsx'))

interface FindBarProps {
  /** Absent until the sheet is drawn: the bar opens then, with what was typed. */
  readonly editor: EditorWithState | null
  /** Gives a key to what has the focus. */
  readonly press: (key: BufferedKey) => void
}

/**
 * Find and replace in the sheet, on Ctrl/Meta-F from anywhere outside of dialogs. Pressed once more in
 * its field, the key is the browser's. Loaded when it is opened first.
 */
export function FindBar({ editor, press }: FindBarProps) {
  const open = useStore(findState, state => state.open)
  // Listens from the first paint of the sheet on: the browser's own search would open otherwise.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const called = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (!called || event.defaultPrevented || event.key.toLowerCase() !== 'f' || isElsewhere(event.target))
        return
      event.preventDefault()
      event.stopPropagation()
      openFind()
    }
    // Captures the key before any field receives it.
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [])
  // A search in one worksheet does not go on in the next.
  useEffect(() => closeFind, [])
  const buffered = useKeyBuffer(open, closeFind)
  if (!open || !editor) return null
  return (
    <Suspense fallback={null}>
      <FindPanel editor={editor} buffered={buffered} press={press} />
    </Suspense>
  )
}

const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role=dialog], search input') !== null
