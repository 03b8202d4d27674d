/** A form that asks the server for something, and says what came of it. */
import type { Answer } from '@calcwright/contract'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { granted } from '../session/granted.ts'
import { Button } from '@calcwright/ui'
import css from './account.module.css'

interface FormProps<T> {
  /** Label of the button. */
  readonly action: string
  readonly tone?: 'accent' | 'plain' | 'danger'
  /** False keeps the form: something in it is wrong. */
  readonly check: () => boolean
  readonly send: () => Promise<Answer<T>>
  readonly onDone: (answer: T) => void
  readonly children: ReactNode
  /** Stands beside the button. */
  readonly beside?: ReactNode
}

export function Form<T extends { success: true }>(props: FormProps<T>) {
  const { action, tone = 'accent', check, send, onDone, children, beside } = props
  const call = useMutation({ mutationFn: () => granted(send()), onSuccess: onDone })
  const danger = tone === 'danger'
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (call.isPending) return
        // An earlier refusal is about what was sent then.
        call.reset()
        if (check()) call.mutate()
      }}
      onChange={() => call.isError && call.reset()}
    >
      {children}
      {call.isError && (
        <p role="alert" className={css.refusal}>
          {call.error.message}
        </p>
      )}
      <div className={css.actions}>
        <Button
          type="submit"
          tone={danger ? 'plain' : tone}
          className={danger ? css.danger : css.submit}
          aria-disabled={call.isPending}
        >
          {action}
        </Button>
        {beside}
      </div>
    </form>
  )
}
