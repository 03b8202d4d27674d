import { useId } from 'react'
import type { SharedVariable } from '@calcwright/editor'
import styles from './picker.module.css'

/** Name and inputs of a worksheet that is included as a function. */
export interface SheetCall {
  readonly name: string
  readonly inputs: readonly string[]
}

interface SheetFunctionProps {
  /** Variables that may become parameters. */
  readonly candidates: readonly SharedVariable[]
  readonly name: string
  readonly inputs: readonly string[]
  setName(name: string): void
  setInputs(inputs: readonly string[]): void
}

/** Name and parameters of a worksheet that is included as a function; the parameters keep the order of the choice. */
export function SheetFunction({ candidates, name, inputs, setName, setInputs }: SheetFunctionProps) {
  const id = useId()
  return (
    <fieldset className={styles.call}>
      <legend>Function</legend>
      <label htmlFor={id}>Name</label>
      <input
        id={id}
        className={styles.callName}
        value={name}
        autoComplete="off"
        spellCheck={false}
        onChange={event => setName(event.currentTarget.value.trim())}
      />
      <span>
        Inputs, in their order:{' '}
        {inputs.length === 0 ? 'none yet' : <code>{`${name}(${inputs.join(', ')})`}</code>}
      </span>
      <ul aria-label="Inputs">
        {candidates.map(candidate => (
          <li key={candidate.name}>
            <label>
              <input
                type="checkbox"
                checked={inputs.includes(candidate.name)}
                onChange={event =>
                  setInputs(
                    event.currentTarget.checked
                      ? [...inputs, candidate.name]
                      : inputs.filter(one => one !== candidate.name),
                  )
                }
              />
              {candidate.name}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
