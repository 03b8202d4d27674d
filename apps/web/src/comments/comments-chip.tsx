/** In the bar of a worksheet with open comments: how many, and the way to them. */
import { MessageSquare } from 'lucide-react'
import { useStore } from 'zustand'
import type { OpenWorksheet } from '../opened/open-worksheet.ts'
import { showComments } from './comment-panel-state.ts'
import css from './comments.module.css'

export default function CommentsChip({ open }: { readonly open: OpenWorksheet }) {
  const count = useStore(open.comments, state => state.open)
  const words = count === 1 ? '1 open comment' : `${count} open comments`
  return (
    <button
      type="button"
      className={css.chip}
      aria-label={words}
      title={words}
      onClick={() => showComments(open)}
    >
      <MessageSquare size={15} aria-hidden />
      <span aria-hidden>{count}</span>
    </button>
  )
}
