import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { ArrowLeft, ChevronDown, ChevronRight, Folder } from 'lucide-react'
import type { KeyboardEvent, RefObject } from 'react'
import type { ListedMaterial, MaterialFolder, MaterialSource } from '@calcwright/editor'
import { parseUnit, unitToText } from '@calcwright/math/expression'
import { Button, Modal } from '@calcwright/ui'
import modal from '@calcwright/ui/modal.module.css'
import styles from './picker.module.css'

interface MaterialPickerProps {
  readonly materials: MaterialSource
  /** Full name of the material that is chosen already. */
  readonly chosen: string
  select(material: ListedMaterial): void
  close(): void
  /** The materials could not be read: the picker has nothing to offer. */
  fail(sentence: string): void
}

/** Fewer letters tell too little. */
const LEAST = 3

/** Only folders of own materials can be empty. */
const NONE_YET = 'There are none here yet: enter or paste them under Own materials.'

/** Folders of materials with a search; an entry opens the table of its properties. */
export default function MaterialPicker({ materials, chosen, select, close, fail }: MaterialPickerProps) {
  const list = useRef<HTMLUListElement>(null)
  const [folder, setFolder] = useState<MaterialFolder | null>(null)
  const [text, setText] = useState('')
  const [problem, setProblem] = useState('')
  const [open, setOpen] = useState('')
  const failed = useRef(fail)
  useEffect(() => void (failed.current = fail), [fail])
  const show = useCallback((load: Promise<MaterialFolder>): void => {
    setProblem('')
    load.then(setFolder, (error: unknown) => isGivenUp(error) || failed.current(sentenceOf(error)))
  }, [])
  useEffect(() => show(materials.folder('')), [materials, show])
  // The search begins once enough letters are typed and the typing rests.
  useEffect(() => {
    const query = lettersOf(text)
    if (query.length < LEAST) return
    const timer = setTimeout(() => show(materials.search(query)), 200)
    return () => clearTimeout(timer)
  }, [materials, text, show])
  const enter = (parent: string): void => {
    setText('')
    setOpen('')
    show(materials.folder(parent))
    focusSearch(list.current)
  }
  const submit = (): void => {
    const query = lettersOf(text)
    if (query.length < LEAST) setProblem(`Please enter a search phrase of at least ${LEAST} characters`)
    else if (folder?.items.length && lettersOf(folder.folder) === query) focusFirst(list.current)
    else show(materials.search(query))
  }
  const chooseOpen = (): void => {
    const item = folder?.items.find(one => one.id === open)
    if (item) select(item)
    else setProblem('Please select a material')
  }
  return (
    <Modal title="Choose a Material" onClose={close}>
      <div className={modal.body}>
        <Search text={text} setText={setText} submit={submit} enterList={() => focusFirst(list.current)} />
        {problem !== '' && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
        {folder && (
          <Entries
            folder={folder}
            list={list}
            open={open}
            chosen={chosen}
            hint={lettersOf(text) === '' ? NONE_YET : 'No material was found.'}
            enter={enter}
            setOpen={setOpen}
            select={select}
          />
        )}
      </div>
      <div className={modal.actions}>
        {materials.manage && (
          <Button className={modal.apart} onClick={() => materials.manage?.(() => enter(''))}>
            Own materials…
          </Button>
        )}
        <Button tone="accent" onClick={chooseOpen}>
          Choose
        </Button>
      </div>
    </Modal>
  )
}

const lettersOf = (text: string): string => text.replace(/\s/g, '')

/** A search is given up when another one begins. */
const isGivenUp = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

interface SearchProps {
  readonly text: string
  setText(text: string): void
  submit(): void
  enterList(): void
}

function Search({ text, setText, submit, enterList }: SearchProps) {
  const id = useId()
  return (
    <>
      <label htmlFor={id} className={styles.label}>
        Search by name or number
      </label>
      <input
        id={id}
        type="search"
        className={styles.search}
        // The first letters after the dialog has opened belong to the search.
        autoFocus
        value={text}
        autoComplete="off"
        onChange={event => setText(event.target.value)}
        onKeyDown={event => {
          if (event.key === 'Enter') submit()
          else if (event.key === 'ArrowDown') enterList()
          else return
          event.preventDefault()
        }}
      />
    </>
  )
}

interface EntriesProps extends Pick<MaterialPickerProps, 'chosen' | 'select'> {
  readonly folder: MaterialFolder
  readonly list: RefObject<HTMLUListElement | null>
  /** Id of the entry whose properties are shown. */
  readonly open: string
  /** Text in place of the entries where there are none. */
  readonly hint: string
  enter(parent: string): void
  setOpen(id: string): void
}

function Entries({ folder, list, open, chosen, hint, enter, setOpen, select }: EntriesProps) {
  const { parent, groups, items } = folder
  const move = (event: KeyboardEvent): void => moveInList(event, list.current)
  return (
    <ul ref={list} className={styles.list} aria-label={folder.folder || 'Materials'}>
      {parent !== null && (
        <li>
          <button
            type="button"
            data-back
            className={styles.entry}
            onKeyDown={move}
            onClick={() => enter(parent)}
          >
            <ArrowLeft size={16} aria-hidden="true" />
            <span className={styles.name}>Back</span>
            <span className={styles.note}>{folder.folder}</span>
          </button>
        </li>
      )}
      {groups.map(group => (
        <li key={group.id}>
          <button type="button" className={styles.entry} onKeyDown={move} onClick={() => enter(group.id)}>
            <Folder size={16} aria-hidden="true" />
            <span className={styles.name}>{group.name}</span>
            <ChevronRight size={16} aria-hidden="true" />
          </button>
        </li>
      ))}
      {items.map(item => (
        <li key={item.id}>
          <button
            type="button"
            className={styles.entry}
            aria-expanded={open === item.id}
            aria-current={item.name === chosen}
            onKeyDown={move}
            onClick={() => setOpen(open === item.id ? '' : item.id)}
          >
            <span className={styles.name}>{item.name}</span>
            <ChevronDown size={16} aria-hidden="true" />
          </button>
          {open === item.id && <Available item={item} select={() => select(item)} />}
        </li>
      ))}
      {groups.length + items.length === 0 && <li className={styles.empty}>{hint}</li>}
    </ul>
  )
}

const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

function Available({ item, select }: { readonly item: ListedMaterial; select(): void }) {
  return (
    <div className={styles.available}>
      <table className={styles.table}>
        <caption>Available Properties</caption>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Value</th>
            <th scope="col">Units</th>
          </tr>
        </thead>
        <tbody>
          {item.data.map(({ name, title, value, units, takes, source }) => (
            <tr key={name} title={source}>
              <th scope="row">
                {title} <span className={styles.short}>{name}</span>
              </th>
              <td>{[value, takes && `(${takes})`].filter(Boolean).join(' ')}</td>
              <td>{unitText(units)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>{item.source}</p>
      <Button tone="accent" onClick={select}>
        Select Material
      </Button>
    </div>
  )
}

function unitText(units: string): string {
  const parsed = units === '' ? null : parseUnit(units)
  return parsed?.ok ? unitToText(parsed.value) : units
}

const entriesIn = (list: HTMLUListElement | null): HTMLButtonElement[] =>
  list ? [...list.querySelectorAll<HTMLButtonElement>(':scope > li > button')] : []

const focusSearch = (list: HTMLUListElement | null): void =>
  list?.closest('[role=dialog]')?.querySelector('input')?.focus()

/** The first folder or material; the way back stands before it. */
const focusFirst = (list: HTMLUListElement | null): void =>
  focusEntry(list, list?.querySelector(':scope > li > [data-back]') ? 1 : 0)

function focusEntry(list: HTMLUListElement | null, place: number): void {
  const entries = entriesIn(list)
  entries[Math.min(Math.max(place, 0), entries.length - 1)]?.focus()
}

/** Up and Down go through the entries, Up from the first to the search; Enter and Right pick one, Left closes it. */
function moveInList(event: KeyboardEvent, list: HTMLUListElement | null): void {
  const entries = entriesIn(list)
  const place = entries.findIndex(entry => entry === document.activeElement)
  if (place < 0) return
  const isOpen = entries[place]!.getAttribute('aria-expanded') === 'true'
  if (event.key === 'ArrowDown') focusEntry(list, place + 1)
  else if (event.key === 'ArrowUp' && place === 0) focusSearch(list)
  else if (event.key === 'ArrowUp') focusEntry(list, place - 1)
  else if (event.key === 'ArrowRight') pick(entries[place]!, isOpen)
  else if (event.key === 'ArrowLeft' && isOpen) entries[place]!.click()
  else if (event.key === 'Enter' && isOpen) pick(entries[place]!, isOpen)
  else return
  event.preventDefault()
}

/** The first time opens an entry, the second selects what is open. */
function pick(entry: HTMLButtonElement, isOpen: boolean): void {
  if (isOpen) entry.parentElement?.querySelector<HTMLButtonElement>('div > button')?.click()
  else entry.click()
}
