/** A dialog that finds a species by its formula or name. */
import { useEffect, useState } from 'react'
import type { FoundSpecies } from '@calcwright/reference/fluids'
import { Modal } from '@calcwright/ui'
import modal from '@calcwright/ui/modal.module.css'
import styles from './substance-picker.module.css'

interface SubstancePickerProps {
  /** Fetches the search. */
  load(): Promise<FindSpecies>
  choose(word: string): void
  close(): void
}

export type FindSpecies = (phrase: string) => FoundSpecies[]

const LONGEST = 60

export default function SubstancePicker({ load, choose, close }: SubstancePickerProps) {
  const [phrase, setPhrase] = useState('')
  const [find, setFind] = useState<FindSpecies | null>(null)
  const [problem, setProblem] = useState('')
  useEffect(() => {
    load().then(
      found => setFind(() => found),
      () => setProblem('The species could not be loaded.'),
    )
    // oxlint-disable-next-line react/exhaustive-deps -- they are loaded once
  }, [])
  // Enter before the species have come chooses the first of them once they are there.
  const [entered, setEntered] = useState(false)
  const wanted = phrase.replaceAll(' ', '')
  const found = find && wanted.length !== 1 ? find(wanted) : []
  const first = found[0]?.word
  useEffect(() => {
    if (entered && find && first !== undefined) choose(first)
    else if (entered && find) setEntered(false)
  }, [entered, find, first, choose])
  return (
    <Modal title="Choose a substance" onClose={close}>
      <div className={modal.body}>
        <input
          type="search"
          aria-label="Search for a substance"
          placeholder="Formula or name"
          className={styles.search}
          // The first letters after the dialog has opened belong to the search.
          autoFocus
          value={phrase}
          onChange={event => {
            setPhrase(event.target.value)
            setEntered(false)
          }}
          onKeyDown={event => {
            if (event.key === 'Enter') setEntered(true)
          }}
        />
        <p className={styles.note} role="status">
          {problem || noteOf(wanted, found.length, find !== null)}
        </p>
        <ul className={styles.list} aria-label="Substances">
          {found.slice(0, LONGEST).map(one => (
            <li key={one.name}>
              <button type="button" className={styles.item} onClick={() => choose(one.word)}>
                <b>{one.name}</b>
                <span>{describe(one)}</span>
              </button>
            </li>
          ))}
        </ul>
        <p className={styles.note}>Data: NASA Glenn thermodynamic database (CEA)</p>
      </div>
    </Modal>
  )
}

function noteOf(phrase: string, count: number, isLoaded: boolean): string {
  if (!isLoaded) return 'Loading…'
  if (phrase.length === 1) return 'Please enter a search phrase of at least 2 characters'
  if (count === 0) return 'No substance has this formula or name.'
  return count > LONGEST ? `${LONGEST} of ${count}: type more of the name` : `${count} found`
}

const describe = ({ aliases, gas, M }: FoundSpecies): string =>
  [...aliases, gas ? 'gas' : 'condensed', `${Number(M.toPrecision(6))} g/mol`].join(' · ')
