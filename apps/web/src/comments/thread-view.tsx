/** One thread of comments with its answers, and what can be done with it. */
import type { CommentItem, CommentThread, Mentionable } from '@calcwright/contract'
import { goToLine, lineOf } from '@calcwright/editor'
import { Button, toast } from '@calcwright/ui'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { granted } from '../session/granted.ts'
import { commentClient } from './comment-client.ts'
import { CommentForm } from './comment-form.tsx'
import type { PanelParts } from './comment-panel-state.ts'
import { CommentView } from './comment-view.tsx'
import css from './comments.module.css'
import { plainOfBlock } from './quote.ts'
import { isOpen } from './thread-order.ts'
import { type NewBlock, type Registry, blocksFromPlain } from '@calcwright/document'
import type { EditorWithState } from '@calcwright/editor'

interface ThreadViewProps extends PanelParts {
  readonly thread: CommentThread
  /** Whether its line is gone. */
  readonly isGone: boolean
  /** Whether somebody has come to this thread. */
  readonly isCurrent: boolean
  readonly people: readonly Mentionable[]
  readonly mayComment: boolean
}

export function ThreadView({ thread, isGone, isCurrent, people, mayComment, ...parts }: ThreadViewProps) {
  const { open, editor, changed } = parts
  const article = useRef<HTMLElement>(null)
  const which = { hash_string: open.hash, thread: thread.id }
  const block = editor.worksheet.block(thread.block)
  const line = isGone ? null : lineOf(editor, thread.block)
  const place = isGone ? 'A line that is gone' : line === null ? 'Line' : `Line ${line}`
  useEffect(() => {
    if (!isCurrent) return
    article.current?.scrollIntoView({ block: 'nearest' })
    if (!article.current?.contains(document.activeElement)) article.current?.focus()
  }, [isCurrent])
  const resolve = useMutation({
    mutationFn: (resolved: boolean) => granted(commentClient.resolveThread({ ...which, resolved })),
    onSuccess: answer => changed(answer.thread),
    onError: error => toast.error(error.message),
  })
  const take = ({ suggestion }: CommentItem) => {
    if (suggestion === null || !takeSuggestion(editor, thread.block, suggestion))
      return toast.error('This proposal does not fit into the line any more.')
    if (mayComment) resolve.mutate(true)
  }
  return (
    <article
      ref={article}
      className={css.thread}
      data-current={isCurrent || undefined}
      data-resolved={!isOpen(thread) || undefined}
      tabIndex={-1}
      aria-label={`${place}: ${thread.quote}`}
    >
      {isGone ? (
        <p className={css.place}>{place}</p>
      ) : (
        <button type="button" className={css.place} onClick={() => goToLine(editor, thread.block)}>
          {place}
        </button>
      )}
      {thread.quote !== '' && <blockquote className={css.quote}>{thread.quote}</blockquote>}
      {thread.comments.map(comment => (
        <CommentView
          key={comment.id}
          comment={comment}
          change={async body =>
            changed(
              (await granted(commentClient.changeComment({ ...which, comment: comment.id, body }))).thread,
            )
          }
          {...(!isGone && editor.mayEdit && { take: () => take(comment) })}
        />
      ))}
      {!isOpen(thread) && <p className={css.resolved}>Resolved by {thread.resolved_by}</p>}
      {mayComment && (
        <>
          <CommentForm
            people={people}
            label="Answer"
            proposed={block ? plainOfBlock(editor.worksheet, block) : ''}
            send={async written =>
              changed((await granted(commentClient.answerThread({ ...which, ...written }))).thread)
            }
          />
          <Button tone="quiet" disabled={resolve.isPending} onClick={() => resolve.mutate(isOpen(thread))}>
            {isOpen(thread) ? 'Resolve' : 'Open again'}
          </Button>
        </>
      )}
    </article>
  )
}

/** The block that the notation is; null when it is none, or several. */
function suggestedBlock(registry: Registry, suggestion: string): NewBlock | null {
  const blocks = blocksFromPlain(registry, suggestion)
  return blocks.length === 1 ? blocks[0]! : null
}

/** Returns whether it was done: the line may be gone, or of a kind that no notation replaces. */
function takeSuggestion(editor: EditorWithState, id: string, suggestion: string): boolean {
  const { worksheet } = editor
  const block = worksheet.block(id)
  const suggested = suggestedBlock(worksheet.registry, suggestion)
  if (!block || !suggested) return false
  const { type, props = {} } = suggested
  if (type === block.type)
    return editor.run({ operations: [{ kind: 'setProps', id, props: { ...props } }], focus: null })
  return editor.run({ operations: [{ kind: 'convert', id, type, props }], focus: null })
}
