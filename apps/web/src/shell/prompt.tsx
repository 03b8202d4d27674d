/** A dialog with one name to type; Enter submits. */
import { NAME_LIMIT, tidyName } from '@calcwright/contract'
import { type ReactNode, useId, useRef, useState } from 'react'
import { Button, Modal } from '@calcwright/ui'
import css from '@calcwright/ui/modal.module.css'

interface PromptProps {
  readonly title: string
  readonly label: string
  readonly initial?: string
  /** The button that submits. */
  readonly action: string
  readonly busy: boolean
  /** Gets a name with something in it. */
  readonly onSubmit: (name: string) => void
  readonly onClose: () => void
  /** Further fields below the name. */
  readonly children?: ReactNode
}

export function Prompt({
  title,
  label,
  initial = '',
  action,
  busy,
  onSubmit,
  onClose,
  children,
}: PromptProps) {
  const [name, setName] = useState(initial)
  const [problem, setProblem] = useState('')
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    const wanted = tidyName(name)
    setProblem(wanted === '' ? 'No name provided' : '')
    if (wanted !== '') return onSubmit(wanted)
    // The letters typed next belong into the field, whatever was pressed.
    field.current?.focus()
  }
  return (
    <Modal title={title} onClose={onClose}>
      <form onSubmit={submit} noValidate style={{ display: 'contents' }}>
        <div className={css.body}>
          <label className={css.label} htmlFor={id}>
            {label}
          </label>
          <input
            ref={field}
            id={id}
            className={css.input}
            value={name}
            maxLength={NAME_LIMIT}
            autoFocus
            spellCheck={false}
            aria-invalid={problem !== ''}
            aria-describedby={`${id}-problem`}
            onFocus={event => event.currentTarget.select()}
            onChange={event => {
              setName(event.currentTarget.value)
              setProblem('')
            }}
          />
          <p id={`${id}-problem`} className={css.problem} role="alert" hidden={problem === ''}>
            {problem}
          </p>
          {children}
        </div>
        <div className={css.actions}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" tone="accent" disabled={busy}>
            {action}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
