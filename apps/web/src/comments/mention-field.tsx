/** A text in which @ offers the people who can be mentioned, as a combobox does. */
import { COMMENT_LIMIT, type Mentionable, withoutAccents } from '@calcwright/contract'
import modal from '@calcwright/ui/modal.module.css'
import { useEffect, useId, useRef, useState } from 'react'
import css from './comments.module.css'
import { mentionBegun, withMention } from './thread-order.ts'

interface MentionFieldProps {
  readonly label: string
  readonly people: readonly Mentionable[]
  readonly focused?: boolean | undefined
  readonly value: string
  readonly onChange: (value: string) => void
}

const MOST = 6

export function MentionField({ label, people, focused = false, value, onChange }: MentionFieldProps) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [chosen, setChosen] = useState(0)
  const [dismissed, setDismissed] = useState(false)
  useEffect(() => {
    if (focused) field.current?.focus()
  }, [focused])
  const begun = dismissed ? null : mentionBegun(value)
  const offered =
    begun === null
      ? []
      : people.filter(({ name }) => withoutAccents(name).includes(withoutAccents(begun))).slice(0, MOST)
  const current = offered[Math.min(chosen, offered.length - 1)]
  const take = (name: string) => {
    onChange(withMention(value, name))
    setChosen(0)
    field.current?.focus()
  }
  const press = (event: React.KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      field.current?.form?.requestSubmit()
    }
    if (!current) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) setChosen((offered.indexOf(current) + step + offered.length) % offered.length)
    else if (event.key === 'Enter' || event.key === 'Tab') take(current.name)
    else if (event.key === 'Escape') setDismissed(true)
    else return
    event.preventDefault()
  }
  return (
    <>
      <label className={modal.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        ref={field}
        id={id}
        className={modal.input}
        rows={3}
        maxLength={COMMENT_LIMIT}
        value={value}
        aria-autocomplete="list"
        aria-controls={current ? `${id}-people` : undefined}
        aria-activedescendant={current ? `${id}-${current.hash_string}` : undefined}
        onKeyDown={press}
        onChange={event => {
          setDismissed(false)
          onChange(event.currentTarget.value)
        }}
      />
      {current && (
        <div id={`${id}-people`} className={css.people} role="listbox" aria-label="People">
          {offered.map(({ hash_string: person, name }) => (
            <div
              key={person}
              id={`${id}-${person}`}
              role="option"
              aria-selected={person === current.hash_string}
              tabIndex={-1}
              // The keyboard stays in the text.
              onMouseDown={event => event.preventDefault()}
              onPointerUp={() => take(name)}
            >
              {name}
            </div>
          ))}
        </div>
      )}
    </>
  )
}
