/** A text field for a comment, with the names of people behind @ and, by choice, a proposed line. */
import { COMMENT_LIMIT, type Mentionable } from '@calcwright/contract'
import { Button, browserStorage, toast } from '@calcwright/ui'
import modal from '@calcwright/ui/modal.module.css'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { useSession } from '../session/use-session.ts'
import css from './comments.module.css'
import { MentionField } from './mention-field.tsx'

export interface WrittenComment {
  readonly body: string
  readonly mentions: string[]
  readonly suggestion: string | null
  readonly guest?: string
}

interface CommentFormProps {
  readonly people: readonly Mentionable[]
  readonly label: string
  /** Text of the button that sends it; `label` when absent. */
  readonly button?: string
  /** The line in plain notation, which a proposal begins with. */
  readonly proposed: string
  /** Whether the field gets the keyboard. */
  readonly focused?: boolean
  readonly send: (written: WrittenComment) => Promise<void>
  readonly cancel?: () => void
}

const GUEST = 'calcwright-guest-name'

export function CommentForm({
  people,
  label,
  button = label,
  proposed,
  focused,
  send,
  cancel,
}: CommentFormProps) {
  const [body, setBody] = useState('')
  const [suggestion, setSuggestion] = useState<string | null>(null)
  const [guest, setGuest] = useState(() => browserStorage.get(GUEST) ?? '')
  const isGuest = useSession()?.user === null
  const sent = useMutation({
    mutationFn: () => {
      const mentions = people
        .filter(({ name }) => body.includes(`@${name}`))
        .map(person => person.hash_string)
      return send({ body, mentions, suggestion, ...(isGuest && { guest }) })
    },
    onSuccess: () => {
      if (isGuest) browserStorage.set(GUEST, guest)
      setBody('')
      setSuggestion(null)
    },
    onError: error => toast.error(error.message),
  })
  const isEmpty = body.trim() === '' && !suggestion?.trim()
  return (
    <form
      className={css.form}
      onSubmit={event => {
        event.preventDefault()
        if (!isEmpty && !sent.isPending) sent.mutate()
      }}
    >
      {isGuest && <Line label="Your name" limit={60} value={guest} onChange={setGuest} />}
      <MentionField {...{ label, people, focused }} value={body} onChange={setBody} />
      {suggestion !== null && (
        <Line
          label="Proposed line"
          limit={COMMENT_LIMIT}
          value={suggestion}
          onChange={setSuggestion}
          focused
        />
      )}
      <div className={css.buttons}>
        <Button type="submit" tone="accent" disabled={isEmpty || sent.isPending}>
          {button}
        </Button>
        {proposed !== '' && (
          <Button
            tone="quiet"
            aria-pressed={suggestion !== null}
            onClick={() => setSuggestion(before => (before === null ? proposed : null))}
          >
            Propose a line
          </Button>
        )}
        {cancel && (
          <Button tone="quiet" onClick={cancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  )
}

interface LineProps {
  readonly label: string
  readonly limit: number
  readonly value: string
  readonly onChange: (value: string) => void
  readonly focused?: boolean
}

function Line({ label, limit, value, onChange, focused = false }: LineProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (focused) field.current?.focus()
  }, [focused])
  return (
    <>
      <label className={modal.label} htmlFor={id}>
        {label}
      </label>
      <input
        ref={field}
        id={id}
        className={modal.input}
        maxLength={limit}
        value={value}
        onChange={event => onChange(event.currentTarget.value)}
      />
    </>
  )
}
