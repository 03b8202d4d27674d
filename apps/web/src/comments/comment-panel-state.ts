/** The panel of comments: whose comments it shows, and the line that a comment is being written about. */
import type { CommentPlace, CommentThread } from '@calcwright/contract'
import type { EditorWithState } from '@calcwright/editor'
import { create } from 'zustand'
import type { OpenWorksheet } from '../opened/open-worksheet.ts'

/** A line that a comment is being written about. */
export interface CommentDraft {
  readonly block: string
  readonly place: CommentPlace
}

/** Props of everything in the panel. */
export interface PanelParts {
  readonly open: OpenWorksheet
  readonly editor: EditorWithState
  /** Shows a thread as the server has answered it. */
  readonly changed: (thread: CommentThread) => void
}

interface CommentPanelState {
  /** The worksheet whose comments are shown; null for none. */
  readonly of: OpenWorksheet | null
  readonly draft: CommentDraft | null
  /** The thread that was gone to; null for none. */
  readonly thread: string | null
}

export const commentPanel = create<CommentPanelState>(() => ({ of: null, draft: null, thread: null }))

export function showComments(open: OpenWorksheet, thread: string | null = null): void {
  commentPanel.setState({ of: open, draft: null, thread })
}

/** Begins a comment on the selected line or the one with the caret; without one the comments are shown. */
export function beginComment(open: OpenWorksheet, editor: EditorWithState | null): void {
  const { selection, caret, lastActive } = editor?.state.getState() ?? {}
  const block = selection?.head ?? caret?.block ?? lastActive ?? undefined
  if (!editor || block === undefined || !editor.worksheet.block(block)) return showComments(open)
  const text = caret ? editor.caretText() : null
  const ends = text?.block === block ? text.read() : null
  const place = {
    ...(caret?.place.field !== undefined && caret.block === block && { field: caret.place.field }),
    ...(text && ends?.anchor !== undefined && { text: text.field, ...ends }),
  }
  commentPanel.setState({ of: open, draft: { block, place }, thread: null })
}
