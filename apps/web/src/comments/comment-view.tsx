/** One comment: who, when, the text, and a proposed line that one press takes over. */
import { COMMENT_LIMIT, type CommentItem } from '@calcwright/contract'
import { Button, toast } from '@calcwright/ui'
import modal from '@calcwright/ui/modal.module.css'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import css from './comments.module.css'

interface CommentViewProps {
  readonly comment: CommentItem
  /** Changes the text; '' removes the comment. */
  readonly change: (body: string) => Promise<void>
  /** Puts the proposed line in the place of the present one; absent for who may not edit. */
  readonly take?: () => void
}

export function CommentView({ comment, change, take }: CommentViewProps) {
  const [editing, setEditing] = useState<string | null>(null)
  const save = useMutation({
    mutationFn: change,
    onSuccess: () => setEditing(null),
    onError: error => toast.error(error.message),
  })
  const { by, guest, own, removed, body, suggestion, made_at: at, edited_at: edited } = comment
  const made = new Date(at * 1000)
  if (removed) return <p className={css.removed}>{by} has removed a comment.</p>
  return (
    <div className={css.comment}>
      <p className={css.by}>
        <strong>{by}</strong>
        {guest && ' (without an account)'}{' '}
        <time dateTime={made.toISOString()}>
          {made.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
        {edited !== null && ', edited'}
      </p>
      {editing === null ? (
        body !== '' && <p className={css.body}>{body}</p>
      ) : (
        <textarea
          className={modal.input}
          aria-label="Comment"
          maxLength={COMMENT_LIMIT}
          value={editing}
          onChange={event => setEditing(event.currentTarget.value)}
        />
      )}
      {suggestion !== null && (
        <div className={css.suggestion}>
          <code>{suggestion}</code>
          {take && <Button onClick={take}>Take it</Button>}
        </div>
      )}
      {own && (
        <div className={css.buttons}>
          {editing === null ? (
            <>
              <Button tone="quiet" onClick={() => setEditing(body)}>
                Edit
              </Button>
              <Button tone="quiet" disabled={save.isPending} onClick={() => save.mutate('')}>
                Remove
              </Button>
            </>
          ) : (
            <>
              <Button tone="accent" disabled={save.isPending} onClick={() => save.mutate(editing)}>
                Save
              </Button>
              <Button tone="quiet" onClick={() => setEditing(null)}>
                Cancel
              </Button>
            </>
          )}
        </div>
      )}
    </div>
  )
}
