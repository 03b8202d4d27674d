/** Makes a variable in a part of Onshape. */
import { useId, useState } from 'react'
import type { FormEvent } from 'react'
import type { OnshapeKind, OnshapeLink, OnshapeNamed } from '@calcwright/editor'
import type { OnshapeValue } from './onshape-value.ts'
import styles from './onshape.module.css'

interface NewVariableProps {
  readonly link: OnshapeLink
  readonly part: OnshapeNamed
  /** The value that the variable begins with; null for zero. */
  readonly value: (OnshapeValue & { readonly ok: true }) | null
  made(variable: OnshapeNamed): void
}

const KINDS: readonly (readonly [OnshapeKind, string])[] = [
  ['LENGTH', 'Length'],
  ['ANGLE', 'Angle'],
  ['NUMBER', 'Number'],
]

const NAME = /^[A-Za-z][A-Za-z0-9]*$/

export function NewVariable({ link, part, value, made }: NewVariableProps) {
  const id = useId()
  const [name, setName] = useState('')
  const [kind, setKind] = useState<OnshapeKind>(value?.kind ?? 'LENGTH')
  const [problem, setProblem] = useState('')
  const [isMaking, setMaking] = useState(false)
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (!NAME.test(name))
      return setProblem('Invalid variable name.  Must be letter followed by letter and/or numbers.')
    setProblem('')
    setMaking(true)
    try {
      const first = value?.kind === kind ? value.text : undefined
      made({ id: await link.create(part.id, name, kind, first), name })
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
    setMaking(false)
  }
  return (
    <form onSubmit={event => void submit(event)}>
      <label htmlFor={id}>Create new variable</label>
      <div className={styles.create}>
        <input
          id={id}
          value={name}
          autoComplete="off"
          placeholder="width"
          aria-invalid={problem !== ''}
          onChange={event => setName(event.target.value)}
        />
        <select aria-label="Kind" value={kind} onChange={event => setKind(event.target.value as OnshapeKind)}>
          {KINDS.map(([each, label]) => (
            <option key={each} value={each}>
              {label}
            </option>
          ))}
        </select>
        <button type="submit" className={styles.action} data-strong="" disabled={isMaking}>
          Create
        </button>
      </div>
      {problem !== '' && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </form>
  )
}
