/** Sending what was entered on a form, where its owner collects answers: what is stored is said before. */
import type { InputSet, formAnswerCalls } from '@calcwright/contract'
import { Button } from '@calcwright/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { granted } from '../session/granted.ts'
import css from './form-answers.module.css'

interface SendAnswerProps {
  /** Calls of a page of this server, or of a frame, where nobody is signed in. */
  readonly client: Pick<ReturnType<typeof formAnswerCalls>, 'formAnswersState' | 'sendFormAnswer'>
  readonly hash: string
  /** All inputs with their present values. */
  readonly inputs: () => InputSet
  /** Whether something that was entered cannot be used. */
  readonly isWrong: boolean
  /** Stands in its place where no answers are collected. */
  readonly otherwise: ReactNode
}

export function SendAnswer({ client, hash, inputs, isWrong, otherwise }: SendAnswerProps) {
  const collection = useQuery({
    queryKey: ['form-collection', hash],
    queryFn: ({ signal }) => granted(client.formAnswersState(hash, { signal })),
    retry: false,
    gcTime: 0,
  })
  const send = useMutation({
    mutationFn: (entered: InputSet) => granted(client.sendFormAnswer(hash, entered)),
  })
  if (!collection.data?.collects) return otherwise
  const { owner } = collection.data
  return (
    <section className={css.send} aria-label="Send your answer">
      <p>
        {owner} collects answers to this form. What you enter stays in this browser until you send it. Then
        the values of all fields, their results and the time are stored, without your name. Those who
        administer the worksheet see them and may delete them.
      </p>
      <Button tone="accent" disabled={isWrong || send.isPending} onClick={() => send.mutate(inputs())}>
        Send answer
      </Button>
      {isWrong && <p>Correct the values above first.</p>}
      {send.isPending && <p role="status">Sending…</p>}
      {send.error && (
        <p role="alert" className={css.problem}>
          {send.error.message}
        </p>
      )}
      {send.data && !send.isPending && (
        <p role="status">
          Sent at {new Date(send.data.sent_at * 1000).toLocaleTimeString()}. To change it, send another one.
        </p>
      )}
    </section>
  )
}
