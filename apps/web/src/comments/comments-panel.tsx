/** The comments of the worksheet beside the sheet, in the order of its lines. */
import type { CommentsAnswer } from '@calcwright/contract'
import { type EditorWithState, returnToSheet } from '@calcwright/editor'
import { Button, Spinner } from '@calcwright/ui'
import { X } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { type CommentDraft, type PanelParts, commentPanel } from './comment-panel-state.ts'
import css from './comments.module.css'
import { NewThread } from './new-thread.tsx'
import { ThreadView } from './thread-view.tsx'
import { isOpen, placedThreads } from './thread-order.ts'

interface CommentsPanelProps extends PanelParts {
  /** Absent until they have come. */
  readonly answer: CommentsAnswer | null
  readonly error: Error | null
}

export function CommentsPanel({ answer, error, ...parts }: CommentsPanelProps) {
  const { editor } = parts
  const head = useRef<HTMLHeadingElement>(null)
  const { draft, thread } = commentPanel()
  // The panel takes the keyboard, unless a form or a thread in it does.
  useEffect(() => {
    const { draft, thread } = commentPanel.getState()
    if (!draft && thread === null) head.current?.focus()
  }, [])
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (
        event.key !== 'Escape' ||
        event.defaultPrevented ||
        !panel.current?.contains(document.activeElement)
      )
        return
      event.preventDefault()
      closePanel(editor)
    }
    document.addEventListener('keydown', leave)
    return () => document.removeEventListener('keydown', leave)
  }, [editor])
  return (
    <aside ref={panel} className={css.panel} aria-label="Comments">
      <div className={css.head}>
        <h2 ref={head} className={css.title} tabIndex={-1}>
          Comments
        </h2>
        <Button tone="quiet" square aria-label="Close the comments" onClick={() => closePanel(editor)}>
          <X size={16} />
        </Button>
      </div>
      {error && (
        <p className={css.nothing} role="alert">
          {error.message}
        </p>
      )}
      {answer ? (
        <Threads {...parts} answer={answer} draft={draft} current={thread} />
      ) : (
        !error && <Spinner label="Loading the comments…" shown />
      )}
    </aside>
  )
}

function closePanel(editor: EditorWithState): void {
  commentPanel.setState({ of: null, draft: null, thread: null })
  returnToSheet(editor)
}

interface ThreadsProps extends PanelParts {
  readonly answer: CommentsAnswer
  readonly draft: CommentDraft | null
  /** Id of the thread that was gone to. */
  readonly current: string | null
}

function Threads({ answer, draft, current, ...parts }: ThreadsProps) {
  const { worksheet } = parts.open
  const blocks = useSyncExternalStore(
    listener => worksheet.subscribe(listener),
    () => worksheet.blocks(),
  )
  const [withResolved, setWithResolved] = useState(false)
  const { threads, may_comment: mayComment, people } = answer
  const resolved = threads.filter(thread => !isOpen(thread)).length
  const shown = threads.filter(thread => withResolved || isOpen(thread) || thread.id === current)
  return (
    <div className={css.threads}>
      {draft && mayComment && <NewThread key={draft.block} {...parts} draft={draft} people={people} />}
      {!mayComment && (
        <p className={css.nothing}>You may read these comments. Ask the owner if you want to write some.</p>
      )}
      {shown.length === 0 && !draft && mayComment && (
        <p className={css.nothing}>
          {resolved > 0 ? 'All comments are resolved.' : 'No comments yet.'} Put the caret into a line and
          press Shift F2, or choose Comment in its menu.
        </p>
      )}
      {placedThreads(shown, blocks).map(({ thread, at }) => (
        <ThreadView
          key={thread.id}
          {...parts}
          thread={thread}
          isGone={at === null}
          isCurrent={thread.id === current}
          people={people}
          mayComment={mayComment}
        />
      ))}
      {resolved > 0 && (
        <Button tone="quiet" aria-pressed={withResolved} onClick={() => setWithResolved(before => !before)}>
          {withResolved ? 'Hide resolved' : `Show ${resolved} resolved`}
        </Button>
      )}
    </div>
  )
}
