import { useStore } from 'zustand'
import { mathSurface } from './math/surface.ts'
import { useSelectionItems } from '../selection/use-selection-items.ts'
import type { EditorState } from '../state/context.ts'
import type { EditorWithState } from '../state/editor.ts'
import type { Surface } from '../contract/surface.ts'
import { Bar } from './Bar.tsx'
import { useEffect } from 'react'

const TITLES = { math: 'Math toolbar', text: 'Text toolbar', plot: 'Plot toolbar' } as const

/**
 * The items of what has the caret, or those of the selected lines; greyed until something has the
 * caret, and where it may not be changed.
 */
export default function ToolbarBody({ editor }: { readonly editor: EditorWithState }) {
  const selecting = useStore(editor.state, state => state.selection !== null)
  const surface = useStore(editor.state, state => state.surface?.surface ?? mathSurface)
  const live = useStore(editor.state, hasCaret) && editor.mayEdit
  useBarKey()
  if (selecting) return <SelectionBar editor={editor} />
  return <SurfaceBar key={surface.mode} editor={editor} surface={surface} live={live} />
}

function SelectionBar({ editor }: { readonly editor: EditorWithState }) {
  const items = useSelectionItems(editor)
  return <Bar editor={editor} label="Selection toolbar" mode={null} items={items} live={editor.mayEdit} />
}

interface SurfaceBarProps {
  readonly editor: EditorWithState
  readonly surface: Surface
  readonly live: boolean
}

function SurfaceBar({ editor, surface, live }: SurfaceBarProps) {
  // The bar has a key for each mode, and the surfaces of one mode share their hook.
  // oxlint-disable-next-line react/hooks
  const items = surface.useItems()
  return <Bar editor={editor} label={TITLES[surface.mode]} mode={surface.mode} items={items} live={live} />
}

function hasCaret({ caret, surface }: EditorState): boolean {
  return caret !== null && caret.block === surface?.block
}

/** F6 and Alt-F10 go from anywhere on the page to the bar. */
function useBarKey(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const called = event.key === 'F6' || (event.key === 'F10' && event.altKey)
      if (!called || event.ctrlKey || event.metaKey) return
      const stop = document.querySelector<HTMLElement>('[data-item][tabindex="0"]')
      if (!stop) return
      event.preventDefault()
      event.stopPropagation()
      stop.focus()
    }
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [])
}
