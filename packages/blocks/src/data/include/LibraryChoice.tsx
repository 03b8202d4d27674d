import { useRows } from '@calcwright/editor/kit'
import { BookOpen, ChevronRight, Table2 } from 'lucide-react'
import { LIBRARIES } from '@calcwright/reference/libraries'
import type { LibraryEntry } from '@calcwright/reference/libraries'
import styles from './picker.module.css'

/** The libraries in their folders. */
const FOLDERS: readonly (readonly [group: string, entries: readonly LibraryEntry[]])[] = [
  ...Map.groupBy(LIBRARIES, ({ group }) => group),
]

/** Libraries whose name, title or keywords have every word of the text. */
export function librariesFor(text: string): readonly LibraryEntry[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const holds =
    (at: (about: string, word: string) => boolean) =>
    ({ name, title, group, keywords }: LibraryEntry): boolean => {
      const about = ` ${name} ${title} ${group} ${keywords}`.toLowerCase()
      return words.every(word => at(about, word))
    }
  // A search for IPE means no pipes.
  const begins = LIBRARIES.filter(holds((about, word) => about.includes(` ${word}`)))
  return begins.length > 0 ? begins : LIBRARIES.filter(holds((about, word) => about.includes(word)))
}

export type LibraryRowFound = Extract<
  NonNullable<ReturnType<typeof useRows>>[number]['entry'],
  { readonly kind: 'Row' }
>

/** Rows of libraries that a text names, the best first. */
export const useLibraryRows = (text: string): readonly LibraryRowFound[] =>
  (useRows(text.trim()) ?? []).flatMap(({ entry }) =>
    entry.kind === 'Row' && entry.library !== '' ? entry : [],
  )

interface RowsProps {
  readonly rows: readonly LibraryRowFound[]
  choose(library: string, row: string): void
}

function Rows({ rows, choose }: RowsProps) {
  if (rows.length === 0) return null
  return (
    <ul className={styles.entries} aria-label="Rows of libraries">
      {rows.map(({ id, library, row, title, detail }) => (
        <li key={id}>
          <button type="button" className={styles.entry} onClick={() => choose(library, row)}>
            <Table2 size={16} aria-hidden="true" />
            <span className={styles.name}>{title}</span>
            <span className={styles.description}>{detail}</span>
            <ChevronRight size={16} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  )
}

interface LibraryChoiceProps {
  /** The words that are looked for; '' for all libraries in their folders. */
  readonly text: string
  /** Rows that the words name, `IPE 200`. */
  readonly rows: readonly LibraryRowFound[]
  /** @param row that was found, '' for the library itself */
  choose(library: string, row: string): void
}

/** Curated tables: folders to open, or what is found. */
export function LibraryChoice({ text, rows, choose }: LibraryChoiceProps) {
  if (text.trim() !== '')
    return (
      <>
        <Entries entries={librariesFor(text)} choose={choose} label="Libraries" />
        <Rows rows={rows} choose={choose} />
      </>
    )
  return (
    <details className={styles.folder}>
      <summary>
        Libraries <span className={styles.description}>sections, threads, pipes, materials, constants</span>
      </summary>
      {FOLDERS.map(([group, entries]) => (
        <details key={group} className={styles.folder}>
          <summary>
            {group} <span className={styles.description}>{entries.length}</span>
          </summary>
          <Entries entries={entries} choose={choose} label={group} />
        </details>
      ))}
    </details>
  )
}

interface EntriesProps {
  readonly entries: readonly LibraryEntry[]
  readonly label: string
  choose(library: string, row: string): void
}

function Entries({ entries, label, choose }: EntriesProps) {
  if (entries.length === 0) return null
  return (
    <ul className={styles.entries} aria-label={label}>
      {entries.map(({ name, title }) => (
        <li key={name}>
          <button type="button" className={styles.entry} onClick={() => choose(name, '')}>
            <BookOpen size={16} aria-hidden="true" />
            <span className={styles.name}>{title}</span>
            <span className={styles.description}>{name}</span>
            <ChevronRight size={16} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  )
}
