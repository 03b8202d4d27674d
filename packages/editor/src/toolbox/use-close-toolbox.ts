import { type RefObject, useEffect } from 'react'
import type { EditorWithState } from '../state/editor.ts'
import { toolboxState } from './state.ts'

const PHONE = '(max-width: 480px)'

export function closeToolbox(): void {
  toolboxState.setState({ open: false })
}

/** On a phone the box lies over the sheet: it goes when it has been used. */
export function closeOnPhone(): void {
  if (matchMedia(PHONE).matches) closeToolbox()
}

/** Esc in the box closes it and goes back to the caret. On a phone so does a touch beside it. */
export function useCloseToolbox(panel: RefObject<HTMLElement | null>, editor: EditorWithState | null): void {
  useEffect(() => {
    const element = panel.current
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      closeToolbox()
      const block = editor?.state.getState().caret?.block
      if (block !== undefined) editor?.focus(block, { at: 'keep' })
    }
    const onPointerDown = (event: PointerEvent): void => {
      if (!event.composedPath().includes(element!)) closeOnPhone()
    }
    element?.addEventListener('keydown', onKeyDown)
    document.addEventListener('pointerdown', onPointerDown, true)
    return () => {
      element?.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('pointerdown', onPointerDown, true)
    }
  }, [panel, editor])
}
