/** Requests to check the worksheet, and the form that asks somebody. */
import { CHECK_NOTE_LIMIT, type CheckRequest, type ChecksAnswer } from '@calcwright/contract'
import { Button, toast } from '@calcwright/ui'
import modal from '@calcwright/ui/modal.module.css'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { granted } from '../session/granted.ts'
import { checkClient } from './check-client.ts'
import css from './checks.module.css'

interface CheckRequestsProps {
  readonly hash: string
  readonly answer: ChecksAnswer
  readonly onChanged: () => void
}

export function CheckRequests({ hash, answer, onChanged }: CheckRequestsProps) {
  const id = useId()
  const { requests, may_ask: askable } = answer
  const [chosen, setChosen] = useState('')
  const [note, setNote] = useState('')
  const ask = useMutation({
    mutationFn: (asked: { readonly user_hash: string; readonly asked: boolean }) =>
      granted(checkClient.askCheck({ hash_string: hash, note, ...asked })),
    onSuccess: () => {
      setNote('')
      onChanged()
    },
    onError: error => toast.error(error.message),
  })
  if (requests.length === 0 && askable.length === 0) return null
  const person = askable.some(({ hash_string: one }) => one === chosen) ? chosen : askable[0]?.hash_string
  return (
    <section className={css.form} aria-label="To check">
      <h3 className={css.heading}>To check</h3>
      <ul className={css.list}>
        {requests.map(request => (
          <li key={request.hash_string} className={css.row}>
            <span className={css.words}>{requestText(request)}</span>
            {askable.length > 0 && (
              <Button
                disabled={ask.isPending}
                onClick={() => ask.mutate({ user_hash: request.hash_string, asked: false })}
              >
                Take back
              </Button>
            )}
          </li>
        ))}
      </ul>
      {person !== undefined && (
        <div className={css.ask}>
          <label htmlFor={`${id}-who`}>Ask</label>
          <select
            id={`${id}-who`}
            className={modal.select}
            value={person}
            onChange={event => setChosen(event.currentTarget.value)}
          >
            {askable.map(({ hash_string: one, name }) => (
              <option key={one} value={one}>
                {name}
              </option>
            ))}
          </select>
          <input
            className={modal.input}
            aria-label="Words for the checker"
            placeholder="What to look at"
            maxLength={CHECK_NOTE_LIMIT}
            value={note}
            onChange={event => setNote(event.currentTarget.value)}
          />
          <Button disabled={ask.isPending} onClick={() => ask.mutate({ user_hash: person, asked: true })}>
            Ask for a check
          </Button>
        </div>
      )}
    </section>
  )
}

function requestText({ own, name, asked_by: by, note }: CheckRequest): string {
  const who = own ? `${by} asks you to check it` : `${name} was asked by ${by}`
  return note === '' ? who : `${who}: ${note}`
}
