import { Suspense, useEffect } from 'react'
import { useStore } from 'zustand'
import type { EditorWithState } from '../state/editor.ts'
import { lazyPart } from '@calcwright/ui'
import { closePalette, openPalette, paletteState } from './open.ts'
import { type BufferedKey, useKeyBuffer } from '../parts/use-key-buffer.ts'

const PaletteDialog = lazyPart(() => import('./PaletteDialog.tsx'))

interface PaletteProps {
  /** Absent until the sheet is drawn: the palette opens then, with what was typed. */
  readonly editor: EditorWithState | null
  /** Gives a key to what has the focus. */
  readonly press: (key: BufferedKey) => void
}

/** One search over everything, on Ctrl/Meta-K from wherever the caret is. Loaded when it is opened first. */
export function Palette({ editor, press }: PaletteProps) {
  const open = useStore(paletteState, state => state.open)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const called = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (!called || event.defaultPrevented || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      event.stopPropagation()
      openPalette()
    }
    // Captures the key before any field receives it.
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [])
  // A palette that waits for its sheet does not open in the next one.
  useEffect(() => closePalette, [])
  const buffered = useKeyBuffer(open !== null, closePalette)
  if (!open || !editor) return null
  return (
    <Suspense fallback={null}>
      <PaletteDialog editor={editor} scope={open} buffered={buffered} press={press} />
    </Suspense>
  )
}
