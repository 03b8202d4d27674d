/** The choice of a parameter: one that the design has, or a new one. */
import { useEffect, useId, useRef, useState } from 'react'
import type { FusionVariables } from '@calcwright/editor'
import { nameProblem, plainValue } from './parameter.ts'
import styles from './fusion.module.css'

interface FusionChooserProps {
  readonly variables: FusionVariables
  /** Names that are set elsewhere in the worksheet. */
  readonly used: ReadonlySet<string>
  choose(name: string): void
  /** Absent where a parameter has to be chosen. */
  readonly close?: (() => void) | undefined
  /** Nothing is written into the value yet: the choice comes first. */
  readonly takesCaret: boolean
}

export function FusionChooser({ variables, used, choose, close, takesCaret }: FusionChooserProps) {
  const [name, setName] = useState('')
  const [problem, setProblem] = useState('')
  const id = useId()
  const group = useRef<HTMLDivElement>(null)
  const [isFirst] = useState(takesCaret)
  useEffect(() => {
    // The first parameter of the design, or the name of a new one where it has none.
    if (isFirst) group.current?.querySelector<HTMLElement>('button, input')?.focus({ preventScroll: true })
  }, [isFirst])
  const free = variables.document.filter(each => !used.has(each.name))
  const create = (): void => {
    const found = used.has(name.trim())
      ? `${name.trim()} is set elsewhere in this worksheet.`
      : nameProblem(name.trim())
    if (found === '') choose(name.trim())
    else setProblem(found)
  }
  return (
    <div ref={group} className={styles.chooser} role="group" aria-label="Choose a parameter">
      {free.length > 0 && (
        <ul className={styles.list} aria-label={`Parameters of ${variables.documentName}`}>
          {free.map(parameter => (
            <li key={parameter.name}>
              <button type="button" className={styles.entry} onClick={() => choose(parameter.name)}>
                <span>{parameter.name}</span>
                <span className={styles.detail}>{plainValue(parameter).replace(/[[\]]/g, '')}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <label htmlFor={id}>Create new user parameter</label>
      <div className={styles.create}>
        <input
          id={id}
          value={name}
          placeholder="width"
          autoComplete="off"
          aria-invalid={problem !== ''}
          onChange={event => {
            setName(event.target.value)
            setProblem('')
          }}
          onKeyDown={event => {
            event.stopPropagation()
            if (event.key === 'Enter') create()
            else if (event.key === 'Escape') close?.()
          }}
        />
        <button type="button" className={styles.action} data-strong="" onClick={create}>
          Create
        </button>
        {close && (
          <button type="button" className={styles.action} onClick={close}>
            Cancel
          </button>
        )}
      </div>
      {problem !== '' && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}
