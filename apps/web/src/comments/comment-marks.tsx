/** A quiet mark at the right margin of each line with open comments; pressing it shows them. */
import type { CommentThread } from '@calcwright/contract'
import { type EditorWithState, useRedrawWithLines } from '@calcwright/editor'
import { MessageSquare } from 'lucide-react'
import { createPortal } from 'react-dom'
import type { OpenWorksheet } from '../opened/open-worksheet.ts'
import { showComments } from './comment-panel-state.ts'
import css from './comments.module.css'
import { openByBlock } from './thread-order.ts'

interface CommentMarksProps {
  readonly open: OpenWorksheet
  readonly editor: EditorWithState
  readonly threads: readonly CommentThread[]
}

export function CommentMarks({ open, editor, threads }: CommentMarksProps) {
  const byBlock = [...openByBlock(threads)]
  useRedrawWithLines(
    editor,
    byBlock.map(([block]) => block),
  )
  return byBlock.map(([block, its]) => {
    const line = document.querySelector(`[data-block="${CSS.escape(block)}"]`)
    const words = `${its.length === 1 ? 'A comment' : `${its.length} comments`} on this line`
    return (
      line &&
      createPortal(
        <button
          type="button"
          className={css.mark}
          aria-label={words}
          title={words}
          onClick={() => showComments(open, its[0]!.id)}
        >
          <MessageSquare size={14} aria-hidden />
          {its.length > 1 && <span aria-hidden>{its.length}</span>}
        </button>,
        line,
        block,
      )
    )
  })
}
