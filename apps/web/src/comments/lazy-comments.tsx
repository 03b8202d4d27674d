/** Comments on lines: code that is fetched once the worksheet has opened, or when somebody asks for it. */
import type { EditorWithState } from '@calcwright/editor'
import { lazyPart } from '@calcwright/ui'
import { Suspense, useEffect, useState } from 'react'
import type { OpenWorksheet } from '../opened/open-worksheet.ts'
import { whenIdle } from '../shell/when-idle.ts'
import { commentPanel, showComments } from './comment-panel-state.ts'

const Comments = lazyPart(() => import('./comments.tsx'))

interface LazyCommentsProps {
  readonly open: OpenWorksheet
  /** Absent until the sheet is drawn. */
  readonly editor: EditorWithState | null
}

export function LazyComments({ open, editor }: LazyCommentsProps) {
  const [idle, setIdle] = useState(false)
  const asked = commentPanel(({ of }) => of === open)
  useEffect(() => {
    // Mails lead to a thread.
    const thread = /^#comment-(\w+)$/.exec(location.hash)?.[1]
    if (thread !== undefined) showComments(open, thread)
    return whenIdle(() => setIdle(true))
  }, [open])
  if (!editor || !open.live || !(idle || asked)) return null
  return (
    <Suspense>
      <Comments open={open} editor={editor} />
    </Suspense>
  )
}
