import { useEffect, useId, useState } from 'react'
import { ChevronRight, FileText, Link2 } from 'lucide-react'
import type { ListedWorksheet, OtherWorksheets } from '@calcwright/editor'
import { LibraryChoice, librariesFor, useLibraryRows } from './LibraryChoice.tsx'
import styles from './picker.module.css'
import type { KeyboardEvent } from 'react'

const CHANGED = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

interface WorksheetChoiceProps {
  readonly worksheets: OtherWorksheets
  choose(hash: string): void
  /** Absent where only worksheets can be included. */
  readonly chooseLibrary?: ((library: string, row: string) => void) | undefined
}

/** The person's worksheets by name, or any other that may be read by its address; and the libraries. */
export function WorksheetChoice({ worksheets, choose, chooseLibrary }: WorksheetChoiceProps) {
  const [listed, setListed] = useState<readonly ListedWorksheet[] | null>(null)
  const [problem, setProblem] = useState('')
  const [text, setText] = useState('')
  /** Advice for when Enter leaves open which worksheet is meant. */
  const [advice, setAdvice] = useState('')
  const id = useId()
  useEffect(() => {
    worksheets
      .list()
      .then(setListed, (error: unknown) => setProblem(error instanceof Error ? error.message : String(error)))
  }, [worksheets])
  const address = hashInAddress(text)
  const isSearching = text.trim() !== ''
  const rows = useLibraryRows(chooseLibrary ? text : '')
  const libraries = chooseLibrary && address === null && (
    <LibraryChoice text={text} rows={rows} choose={chooseLibrary} />
  )
  const found = (listed ?? []).filter(({ name }) => name.toLowerCase().includes(text.trim().toLowerCase()))
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its controls get the keys
    <div role="search" className={styles.choice} onKeyDown={moveThroughEntries}>
      <label htmlFor={id} className={styles.label}>
        {chooseLibrary
          ? 'Search your worksheets and the libraries, or paste the address of a worksheet'
          : 'Search your worksheets, or paste the address of another one'}
      </label>
      <input
        id={id}
        type="search"
        className={styles.search}
        value={text}
        autoFocus
        autoComplete="off"
        onChange={event => {
          setText(event.target.value)
          setAdvice('')
        }}
        onKeyDown={event => {
          if (event.key !== 'Enter') return
          const only = address ?? (found.length === 1 ? found[0]!.hash : null)
          const tables = chooseLibrary && isSearching ? librariesFor(text) : []
          if (only !== null) choose(only)
          else if (found.length === 0 && tables.length === 1) chooseLibrary?.(tables[0]!.name, '')
          else if (found.length + tables.length === 0 && rows[0])
            chooseLibrary?.(rows[0].library, rows[0].row)
          else setAdvice(adviceFor(text.trim()))
        }}
      />
      <Alert text={advice} />
      <Alert text={problem} />
      <div className={styles.found}>
        {!isSearching && libraries}
        <Worksheets address={address} found={found} choose={choose} />
        {/* A worksheet of the person with this name comes before the tables that are about such things. */}
        {isSearching && libraries}
      </div>
      {listed &&
        address === null &&
        found.length === 0 &&
        !(chooseLibrary && librariesFor(text).length + rows.length > 0) && (
          <p className={styles.note} role="status">
            {listed.length === 0 ? 'You have no other worksheet yet.' : 'No worksheet has this name.'}
          </p>
        )}
      {!listed && problem === '' && (
        <p className={styles.note} role="status">
          Loading your worksheets…
        </p>
      )}
    </div>
  )
}

interface WorksheetsProps {
  /** Hash of the worksheet whose address was pasted. */
  readonly address: string | null
  readonly found: readonly ListedWorksheet[]
  choose(hash: string): void
}

function Worksheets({ address, found, choose }: WorksheetsProps) {
  return (
    <ul className={styles.entries} aria-label="Worksheets">
      {address === null ? (
        found.map(({ hash, name, changed }) => (
          <Entry
            key={hash}
            name={name}
            detail={CHANGED.format(changed)}
            icon={FileText}
            choose={() => choose(hash)}
          />
        ))
      ) : (
        <Entry name="The worksheet at this address" detail="" icon={Link2} choose={() => choose(address)} />
      )}
    </ul>
  )
}

const Alert = ({ text }: { readonly text: string }) =>
  text === '' ? null : (
    <p className={styles.problem} role="alert">
      {text}
    </p>
  )

/** Fewer letters seldom tell worksheets apart. */
const TELLING = 3

const adviceFor = (phrase: string): string =>
  phrase !== '' && phrase.length < TELLING
    ? `Please enter a search phrase of at least ${TELLING} characters`
    : 'Please select a worksheet'

/** `…/worksheets/{hash}/{name}` */
function hashInAddress(text: string): string | null {
  return /\/worksheets\/([\w-]+)/.exec(text)?.[1] ?? null
}

interface EntryProps {
  readonly name: string
  /** Time of the last change, which tells worksheets of one name apart. */
  readonly detail: string
  readonly icon: typeof FileText
  choose(): void
}

function Entry({ name, detail, icon: Icon, choose }: EntryProps) {
  return (
    <li>
      <button type="button" className={styles.entry} onClick={choose}>
        <Icon size={16} aria-hidden="true" />
        <span className={styles.name}>{name}</span>
        <span className={styles.description}>{detail}</span>
        <ChevronRight size={16} aria-hidden="true" />
      </button>
    </li>
  )
}

/** Down goes from the search through the entries below it, Up back to it. */
function moveThroughEntries(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  const places = [...event.currentTarget.querySelectorAll<HTMLElement>('input, summary, button')].filter(
    element => element.checkVisibility(),
  )
  const place = places.indexOf(document.activeElement as HTMLElement)
  const next = place < 0 ? undefined : places[place + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
