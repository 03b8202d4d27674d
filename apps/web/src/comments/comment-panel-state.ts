/** The panel of comments: whose comments it shows, and the line that a comment is being written about. */
import type { CommentPlace, CommentThread } from '@calcwright/contract'
import type { EditorWithState } from '@calcwright/editor'
import { create } from 'zustand'
import type { OpenWorksheet } from '../opened/open-worksheet.ts'

/** A line that a comment is being written about. */
export interface CommentDraft {
  readonly block: string
  readonly place: CommentPlace
  /** The words or the cell that it is about, where no place of the document says so; '' for the whole line. */
  readonly about: string
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
