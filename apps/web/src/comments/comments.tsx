/** Comments of an open worksheet: marks at its lines, and the panel when it is asked for. */
import type { CommentThread, CommentsAnswer } from '@calcwright/contract'
import type { EditorWithState } from '@calcwright/editor'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { useStore } from 'zustand'
import type { OpenWorksheet } from '../opened/open-worksheet.ts'
import { RefusedError, granted } from '../session/granted.ts'
import { commentClient } from './comment-client.ts'
import { CommentMarks } from './comment-marks.tsx'
import { commentPanel } from './comment-panel-state.ts'
import { CommentsPanel } from './comments-panel.tsx'
import { isOpen } from './thread-order.ts'

interface CommentsProps {
  readonly open: OpenWorksheet
  readonly editor: EditorWithState
}

const NONE: readonly CommentThread[] = []

export default function Comments({ open, editor }: CommentsProps) {
  const { hash } = open
  const shown = commentPanel(({ of }) => of === open)
  const { data, error, refetch } = useQuery({
    queryKey: ['comments', hash],
    queryFn: ({ signal }) => granted(commentClient.comments(hash, { signal })),
    retry: (failures, failure) => !(failure instanceof RefusedError) && failures < 3,
  })
  const level = useStore(open.rights)
  const changes = useStore(open.comments, state => state.changes)
  useEffect(() => {
    // The first ones come with the opening.
    if (changes > 0) void refetch()
  }, [changes, level, refetch])
  const threads = data?.threads ?? NONE
  const count = threads.filter(isOpen).length
  useEffect(() => open.comments.setState({ open: count }), [open, count])
  const changed = useShownThread(hash)
  return (
    <>
      <CommentMarks open={open} editor={editor} threads={threads} />
      {shown && <CommentsPanel {...{ open, editor, error, changed }} answer={data ?? null} />}
    </>
  )
}

/** Returns what shows a thread as the server has answered it, before the list is loaded anew. */
function useShownThread(hash: string): (thread: CommentThread) => void {
  const queries = useQueryClient()
  return useCallback(
    thread =>
      queries.setQueryData<CommentsAnswer>(['comments', hash], before => {
        if (!before) return before
        const others = before.threads.filter(({ id }) => id !== thread.id)
        const at = before.threads.findIndex(({ id }) => id === thread.id)
        return { ...before, threads: others.toSpliced(at < 0 ? others.length : at, 0, thread) }
      }),
    [queries, hash],
  )
}
