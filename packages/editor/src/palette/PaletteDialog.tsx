import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { Dialog } from 'radix-ui'
import { flushSync } from 'react-dom'
import type { EditorWithState } from '../state/editor.ts'
import { returnToSheet } from '../state/return-to-sheet.ts'
import { EntryView } from './EntryView.tsx'
import { commandEntries, insertableEntries, withUnitOf } from './entries.ts'
import type { PaletteEntry } from './entries.ts'
import { insertInto } from './insert-entry.ts'
import { closePalette } from './open.ts'
import type { PaletteScope } from './open.ts'
import { searchEntries } from './search.ts'
import type { ScoredEntry } from '../templates/library-rows.ts'
import { useRows, useToolWords } from './use-insertables.ts'
import type { BufferedKey, BufferedKeys } from '../parts/use-key-buffer.ts'
import { LetterGlyph, browserStorage } from '@calcwright/ui'
import styles from './palette.module.css'

interface PaletteDialogProps {
  readonly editor: EditorWithState
  readonly scope: PaletteScope
  /** Keys from while the dialog was loading. */
  readonly buffered: BufferedKeys
  readonly press: (key: BufferedKey) => void
}

const WORDS = {
  all: {
    title: 'Search and commands',
    placeholder: 'Search tools, functions, units, sections, materials, commands',
  },
  insert: { title: 'Insert', placeholder: 'Insert a text, a plot, a solver, a function, a unit…' },
} as const

/** A field and what it finds: arrows choose, Enter does it, Esc goes back to the caret. */
export default function PaletteDialog({ editor, scope, buffered, press }: PaletteDialogProps) {
  const [query, setQuery] = useState(() => buffered.text())
  useLayoutEffect(() => buffered.endText(), [buffered])
  const [marked, setMarked] = useState(0)
  const listId = useId()
  const field = useRef<HTMLInputElement>(null)
  const { found, isLoading } = useFound(editor, scope, query.trim())
  const { title, placeholder } = WORDS[scope]
  const current = found[Math.min(marked, found.length - 1)]
  const setEntered = useEarlyEnter(editor, current)
  const choose = (entry: PaletteEntry | undefined): void => {
    if (entry) finish(editor, entry)
    else setEntered(true)
  }
  const [hasFocus, setHasFocus] = useState(false)
  const takesKeys = hasFocus && (!isLoading || current !== undefined)
  useEffect(() => {
    if (takesKeys) buffered.takeKeys(press)
  }, [takesKeys, buffered, press])
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }[event.key]
    if (event.key === 'Enter') choose(current)
    else if (event.key === 'Backspace' && query === '' && scope === 'insert') finish(editor, null)
    else if (step === undefined) return
    else setMarked(at => moved(at, step, found.length))
    event.preventDefault()
  }
  return (
    <Dialog.Root open onOpenChange={open => !open && finish(editor, null)}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.overlay} />
        <Dialog.Content
          className={styles.dialog}
          aria-label={title}
          aria-describedby={undefined}
          onOpenAutoFocus={event => {
            // The dialog would select what was typed ahead, and the next key would replace it.
            event.preventDefault()
            field.current?.focus()
            setHasFocus(true)
          }}
          onCloseAutoFocus={event => event.preventDefault()}
        >
          <Dialog.Title className={styles.visuallyHidden}>{title}</Dialog.Title>
          <input
            ref={field}
            type="text"
            role="combobox"
            aria-label={title}
            aria-expanded="true"
            aria-controls={listId}
            aria-activedescendant={current && optionId(listId, current)}
            aria-autocomplete="list"
            autoComplete="off"
            spellCheck={false}
            placeholder={placeholder}
            className={styles.field}
            value={query}
            onChange={event => {
              setQuery(event.target.value)
              setMarked(0)
              setEntered(false)
            }}
            onKeyDown={onKeyDown}
          />
          <Found
            {...{ found, current }}
            id={listId}
            isLoading={isLoading}
            onMark={setMarked}
            onChoose={choose}
          />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** Entries that the palette finds; rows of libraries may still be on their way. */
function useFound(editor: EditorWithState, scope: PaletteScope, wanted: string) {
  const entries = useEntries(editor, scope)
  const rows = useRows(wanted)
  const found = useMemo(() => {
    // A page cannot be inserted.
    const insertable = (rows ?? []).filter(({ entry }) => scope === 'all' || entry.kind === 'Row')
    const hits = find(entries, wanted, insertable)
    // Enter means the row that is on its way, and no help.
    const isOpen = rows === null && hits.length === 0
    const help = scope === 'all' && wanted !== '' && !isOpen ? helpEntries(editor, wanted) : []
    return [...hits, ...help]
  }, [editor, entries, wanted, rows, scope])
  return { found, isLoading: rows === null }
}

/** Enter that was pressed while nothing was found does what is found first. @returns sets whether it was */
function useEarlyEnter(editor: EditorWithState, current: PaletteEntry | undefined) {
  const [isEntered, setEntered] = useState(false)
  useEffect(() => {
    if (isEntered && current) finish(editor, current)
  }, [isEntered, current, editor])
  return setEntered
}

interface FoundProps {
  readonly id: string
  readonly found: readonly PaletteEntry[]
  readonly current: PaletteEntry | undefined
  /** Rows of libraries are still on their way. */
  readonly isLoading: boolean
  onMark(index: number): void
  onChoose(entry: PaletteEntry): void
}

function Found({ id, found, current, isLoading, onMark, onChoose }: FoundProps) {
  return (
    <div id={id} role="listbox" aria-label="Found" className={styles.found}>
      {found.map((entry, index) => (
        <div
          key={entry.id}
          id={optionId(id, entry)}
          ref={entry === current ? revealMarked : null}
          role="option"
          aria-selected={entry === current}
          tabIndex={-1}
          className={styles.option}
          onPointerMove={() => onMark(index)}
          // The field keeps the focus.
          onMouseDown={event => event.preventDefault()}
          onPointerUp={() => onChoose(entry)}
        >
          <LetterGlyph name={[entry.title, entry.kind, entry.detail].filter(Boolean).join(', ')}>
            <EntryView entry={entry} />
            <span className={styles.kind}>{entry.kind}</span>
          </LetterGlyph>
        </div>
      ))}
      {found.length === 0 && (
        <p className={styles.nothing} role="status">
          {isLoading ? 'Looking through the libraries…' : 'Nothing found'}
        </p>
      )}
    </div>
  )
}

function revealMarked(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' })
}

function optionId(list: string, entry: PaletteEntry): string {
  return `${list} ${entry.id}`.replace(/\s/g, '_')
}

function useEntries(editor: EditorWithState, scope: PaletteScope): readonly PaletteEntry[] {
  const hasWords = useToolWords(editor.registry)
  return useMemo(
    () => [
      ...(scope === 'all' ? commandEntries(editor.actions.commands?.() ?? []) : []),
      ...insertableEntries(editor.registry),
    ],
    // The entries of tools are made anew once their words have come.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [editor, scope, hasWords],
  )
}

/** The way to the help, for what the palette calls otherwise or does not have. */
function helpEntries({ actions }: EditorWithState, query: string): readonly PaletteEntry[] {
  const { searchHelp } = actions
  if (!searchHelp) return []
  return commandEntries([
    { id: 'search-help', label: `Search help for “${query}”`, run: () => searchHelp(query) },
  ])
}

/** Without a query: what was used lately, then commands and tools. */
function find(
  entries: readonly PaletteEntry[],
  query: string,
  rows: readonly ScoredEntry[],
): readonly PaletteEntry[] {
  const recent = recentIds()
  if (query !== '') return searchEntries(withUnitOf(query, entries), query, recent, rows)
  const byId = new Map(entries.map(entry => [entry.id, entry]))
  const lately = recent.flatMap(id => byId.get(id) ?? [])
  const usual = entries.filter(({ kind }) => kind === 'Command' || kind === 'Tool')
  return [...new Set([...lately, ...usual])]
}

function moved(at: number, step: number, count: number): number {
  if (count === 0) return 0
  if (Math.abs(step) > 1) return Math.max(0, Math.min(count - 1, at + step))
  return (at + step + count) % count
}

/**
 * Closes; the keyboard returns to the sheet at once, so that no key is lost. A sign then goes there, and
 * a command finds the sheet as it was.
 */
function finish(editor: EditorWithState, entry: PaletteEntry | null): void {
  flushSync(closePalette)
  returnToSheet(editor)
  if (!entry) return
  remember(entry.id)
  insertInto(editor, entry)
}

/** Recent choices, stored in this browser. */
const KEY = 'calcwright.palette'
const MOST = 8

function recentIds(): readonly string[] {
  const stored: unknown = parse(browserStorage.get(KEY))
  return Array.isArray(stored) ? stored.filter(id => typeof id === 'string') : []
}

function remember(id: string): void {
  const ids = [id, ...recentIds().filter(other => other !== id)].slice(0, MOST)
  browserStorage.set(KEY, JSON.stringify(ids))
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '[]')
  } catch {
    // Somebody else wrote there: nothing is remembered.
    return []
  }
}
