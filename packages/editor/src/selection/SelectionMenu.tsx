import { Suspense, useEffect, useState } from 'react'
import type { RefObject } from 'react'
import { lazyPart } from '@calcwright/ui'
import type { EditorWithState } from '../state/editor.ts'

const MenuAtPoint = lazyPart(() => import('./MenuAtPoint.tsx'))

interface SelectionMenuProps {
  readonly sheet: RefObject<HTMLElement | null>
  readonly editor: EditorWithState
}

/** The sheet's own context menu: what can be done with the selected lines. Text keeps the browser's. */
export function SelectionMenu({ sheet, editor }: SelectionMenuProps) {
  const [point, setPoint] = useState<{ readonly x: number; readonly y: number } | null>(null)
  useEffect(() => {
    const element = sheet.current
    if (!element) return
    const listener = (event: MouseEvent): void => {
      const target = event.target
      if (!(target instanceof HTMLElement) || isText(target)) return
      event.preventDefault()
      // A reader who may neither copy nor comment has nothing to choose.
      if (!editor.mayEdit && !editor.rights.copy && !editor.actions.comment) return
      const row = target.closest<HTMLElement>('[data-block]')
      const block = editor.feed.rows.find(one => one.id === row?.dataset.block)?.block
      if (!row || block === undefined) return
      if (!editor.selected().includes(block)) editor.select({ anchor: block, head: block })
      const box = row.getBoundingClientRect()
      // From the keyboard the event has no place of its own.
      const fromKeyboard = event.button !== 2 && event.clientX === 0 && event.clientY === 0
      setPoint(fromKeyboard ? { x: box.left + 56, y: box.bottom } : { x: event.clientX, y: event.clientY })
    }
    element.addEventListener('contextmenu', listener)
    return () => element.removeEventListener('contextmenu', listener)
  }, [sheet, editor])
  if (!point) return null
  return (
    <Suspense>
      <MenuAtPoint editor={editor} point={point} close={() => setPoint(null)} />
    </Suspense>
  )
}

const isText = (target: HTMLElement): boolean =>
  target.isContentEditable || target.matches('input, textarea') || target.closest('[aria-multiline]') !== null
