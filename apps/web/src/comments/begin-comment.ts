/**
 * Begins a comment on the line, the words or the cell that somebody is at. A reader has no caret, and cells are no
 * fields: the page shows what it is about.
 */
import type { EditorWithState } from '@calcwright/editor'
import type { OpenWorksheet } from '../opened/open-worksheet.ts'
import { commentPanel, showComments } from './comment-panel-state.ts'

/** Begins a comment on the selected line or the one with the caret; without one the comments are shown. */
export function beginComment(open: OpenWorksheet, editor: EditorWithState | null): void {
  const { selection, caret, lastActive } = editor?.state.getState() ?? {}
  const onPage = placeOnPage()
  const block = selection?.head ?? caret?.block ?? onPage.block ?? lastActive ?? undefined
  if (!editor || block === undefined || !editor.worksheet.block(block)) return showComments(open)
  const text = caret ? editor.caretText() : null
  const ends = text?.block === block ? text.read() : null
  const place = {
    ...(caret?.place.field !== undefined && caret.block === block && { field: caret.place.field }),
    ...(text && ends?.anchor !== undefined && { text: text.field, ...ends }),
  }
  const isThere = !selection && onPage.block === block
  const about = !isThere ? '' : onPage.cell !== '' ? onPage.cell : caret ? '' : onPage.words
  commentPanel.setState({ of: open, draft: { block, place, about }, thread: null })
}

interface PlaceOnPage {
  /** Undefined outside of the sheet. */
  readonly block: string | undefined
  /** The selected words; '' for none. */
  readonly words: string
  /** The cell of a table that has the keyboard, `row 2, x: 4`; '' for none. */
  readonly cell: string
}

function placeOnPage(): PlaceOnPage {
  const selection = getSelection()
  const words = selection?.toString().trim() ?? ''
  const node = words === '' ? document.activeElement : selection!.anchorNode
  const element = node instanceof Element ? node : node?.parentElement
  const block = element?.closest<HTMLElement>('[data-block]')?.dataset['block']
  return { block, words: block === undefined ? '' : words, cell: cellWords(document.activeElement) }
}

function cellWords(focused: Element | null): string {
  const cell = focused?.closest('[role=gridcell]')
  const column = cell?.getAttribute('aria-colindex')
  const row = cell?.closest('[role=row]')?.querySelector('[role=rowheader]')
  const heading = cell
    ?.closest('[role=grid]')
    ?.querySelector(`[role=columnheader][aria-colindex="${column}"]`)
  if (!cell || !row || !heading) return ''
  // A name that is drawn as in formulas stands as a text beside it.
  const name = heading.querySelector('.visually-hidden')?.textContent ?? textOf(heading)
  return `row ${textOf(row)}, ${name}: ${textOf(cell)}`
}

const textOf = (element: Element): string => (element as HTMLElement).innerText.trim()
