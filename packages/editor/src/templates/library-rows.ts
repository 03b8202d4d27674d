/**
 * Rows of libraries, materials and fluids for the search: "IPE 200", "M12", "S355", "W12x26", "gravity", "water". Each
 * entry is the reading that fits: a column is chosen behind a row with several, a property behind a material.
 */
import { parsePlain, toLatex, nameToLatex } from '@calcwright/math/expression'
import { FLUIDS } from '@calcwright/reference/fluids'
import { LIBRARIES, loadedLibrary, loadLibrary } from '@calcwright/reference/libraries'
import type { LibraryEntry, LibraryRow, LibraryTable } from '@calcwright/reference/libraries'
import { MATERIALS, namesOf } from '@calcwright/reference/materials'
import type { HelpTopic } from '../contract/actions.ts'

/** A row as an entry of the palette. */
export interface RowEntry {
  readonly id: string
  readonly kind: 'Row'
  readonly title: string
  readonly detail: string
  readonly words: readonly string[]
  readonly hint: string
  readonly action: { readonly template: string; readonly text: string }
  /** Name of its library; '' for a material or a fluid. */
  readonly library: string
  /** Its name in that. */
  readonly row: string
  /** LaTeX of its reading, with `#?` for what is chosen behind it. */
  readonly template: string
}

/** A row with the texts that find it. */
interface IndexedRow {
  readonly texts: readonly IndexedText[]
  readonly entry: () => RowEntry
  /** Without it, rows come below what has the same score. */
  readonly weight: number
}

interface IndexedText {
  readonly written: string
  /** Without spaces and in small letters. */
  readonly folded: string
}

const indexed = (written: string): IndexedText => ({ written, folded: folded(written) })

/** Texts without what people write in several ways: spaces, `×`, capitals, signs of subscripts. */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}|[\s_(),-]/gu, '')
    .toLowerCase()
    .replaceAll('×', 'x')

/** A name that no table has, for the place of the column. */
const PLACE = 'Argument'

/** LaTeX of a reading in plain notation, in which PLACE is empty. */
function templateOf(plain: string): string {
  const parsed = parsePlain(plain)
  return parsed.ok
    ? toLatex(parsed.value).replace(nameToLatex(PLACE), '#?').replace('\\operatorname{', '\\mathrm{')
    : plain
}

const quoted = (name: string): string => `"${name.replaceAll('"', '\\"')}"`

/** `IPE 200`: the name of the library stands before rows that have only sizes. */
const titleOf = (library: string, row: string): string =>
  /^[\d./#]+(?:[xX×\s-]|$)/.test(row) ? `${library.replace('_', ' ')} ${row}` : row

/** Figures of a row that are shown beside its name. */
const SHOWN = 3

function figuresOf({ columns }: LibraryTable, { cells, unit }: LibraryRow): string {
  const figures = columns.flatMap((column, at) => {
    const cell = cells[at]
    return cell === null || cell === undefined || column.words
      ? []
      : [
          `${columns.length > 1 && column.name !== 'value' ? `${column.name} ` : ''}${cell} ${unit ?? column.unit}`.trim(),
        ]
  })
  return figures.slice(0, columns[0]?.name === 'value' ? 1 : SHOWN).join(', ')
}

function rowsOf(table: LibraryTable): IndexedRow[] {
  const readable = table.columns.filter(({ words }) => !words)
  const column = readable[0]?.name === 'value' || readable.length === 1 ? readable[0]!.name : PLACE
  return table.rows.map(row => {
    const title = titleOf(table.name, row.name)
    return {
      texts: [title, row.name, `${table.name}${row.name}`].map(indexed),
      // A gauge or a size alone, such as `12`, means many things.
      weight: /\p{L}/u.test(row.name) ? 0 : -100,
      entry: () => {
        const template = templateOf(`${table.name}(${quoted(row.name)}, ${column})`)
        return {
          id: `row ${table.name} ${row.name}`,
          kind: 'Row',
          library: table.name,
          row: row.name,
          title,
          detail: `${table.title} · ${figuresOf(table, row)}`,
          words: [],
          hint: '',
          template,
          action: { template, text: title },
        }
      },
    }
  })
}

const held = (word: string, title: string, names: readonly string[], detail: string): IndexedRow => ({
  texts: [title, ...names].map(indexed),
  weight: 0,
  entry: () => {
    const template = templateOf(`${word}(${quoted(title)}):${PLACE}`)
    return {
      id: `${word} ${title}`,
      kind: 'Row',
      library: '',
      row: title,
      title,
      detail,
      words: [],
      hint: '',
      template,
      action: { template, text: title },
    }
  },
})

let index: readonly IndexedRow[] | null = null

export const hasRows = (): boolean => index !== null

/** Fetches the figures of all libraries, which are wanted for their names. */
export async function loadRows(): Promise<void> {
  if (index) return
  await Promise.all(LIBRARIES.map(({ name }) => loadLibrary(name)))
  const tables = LIBRARIES.flatMap(({ name }) => loadedLibrary(name) ?? [])
  index = [
    ...MATERIALS.map(material => held('material', material.name, namesOf(material), `Material · ${material.folder}`)), // prettier-ignore
    ...FLUIDS.map(name => held('fluid', name, [], 'Fluid in any state')),
    ...tables.flatMap(rowsOf),
  ]
}

/** Rows that are offered. */
const MOST = 12

export interface Scored<Entry> {
  readonly entry: Entry
  readonly score: number
}

/** Rows and pages, which are found beside the entries that are the same for every sheet. */
export type ScoredEntry = Scored<RowEntry | LibraryPage>

/** Least score of a text that has the wanted one at its beginning or at that of a word. */
const OF_WORD = 150

/** Scores as those of fuzzyScore: the whole text, its beginning, the beginning of a word, anywhere. */
function scoreOf({ texts, weight }: IndexedRow, wanted: string): number {
  let best = 0
  for (const { written, folded: text } of texts) {
    const at = text.indexOf(wanted)
    if (at < 0) continue
    const place = at === 0 ? 780 : beginsWord(written, wanted) ? 290 : 130
    const score = text.length === wanted.length ? 1100 : place - Math.min(text.length, 100)
    if (score > best) best = score
  }
  return best === 0 ? 0 : Math.max(1, best + weight)
}

/** Whether a text stands at the beginning of a word; figures may stand anywhere. */
function beginsWord(written: string, wanted: string): boolean {
  if (!/^\p{L}/u.test(wanted)) return true
  const words = written.split(/[\s_(),-]+/)
  return words.some((_, at) => folded(words.slice(at).join('')).startsWith(wanted))
}

/** @returns the rows that fit, the best first; none for a single sign, and until they have been loaded */
export function searchRows(query: string): readonly Scored<RowEntry>[] {
  const wanted = folded(query)
  if (!index || wanted.length < 2) return []
  const scored: { readonly row: IndexedRow; readonly score: number }[] = []
  for (const row of index) {
    const score = scoreOf(row, wanted)
    if (score > 0) scored.push({ row, score })
  }
  // A search for IPE 20 means no pipes.
  const ofWords = scored.filter(({ score }) => score > OF_WORD)
  return (ofWords.length > 0 ? ofWords : scored)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST)
    .map(({ row, score }) => ({ entry: row.entry(), score }))
}

/** The page of a library as an entry of the palette. */
export interface LibraryPage {
  readonly id: string
  readonly kind: 'Library'
  readonly title: string
  readonly detail: string
  readonly words: readonly string[]
  readonly hint: string
  readonly action: { readonly page: HelpTopic }
}

/** @param row that is shown first, '' for none */
export function libraryPage({ name, title, group }: Omit<LibraryEntry, 'load'>, row: string): LibraryPage {
  return {
    id: `library ${name}`,
    kind: 'Library',
    title: `Library ${name}`,
    detail: `${title} · ${group}: columns, drawing, source, rows`,
    words: [],
    hint: '',
    action: { page: { kind: 'library', code: name, message: row } },
  }
}

/** Rows by whose libraries pages are found. */
const TELLING = 2
/** Pages that are found by the words for a library. */
const MOST_PAGES = 5

/** @returns pages of the libraries that a query names, and of those of the rows that fit best, each below its row */
export function searchPages(query: string): readonly Scored<LibraryPage>[] {
  const found = new Map<string, Scored<LibraryPage>>()
  for (const { entry, score } of searchRows(query).slice(0, TELLING)) {
    const library = LIBRARIES.find(({ name }) => name === entry.library)
    if (library && !found.has(library.name))
      found.set(library.name, { entry: libraryPage(library, entry.row), score: score - 1 })
  }
  const named = LIBRARIES.flatMap(library => {
    const score = scoreOfLibrary(library, query)
    return score > 0 ? [{ library, score }] : []
  })
  for (const { library, score } of named.toSorted((a, b) => b.score - a.score).slice(0, MOST_PAGES))
    if (score > (found.get(library.name)?.score ?? 0))
      found.set(library.name, { entry: libraryPage(library, ''), score })
  return [...found.values()]
}

/** Above its rows where the query is its name, else below rows and tools. */
function scoreOfLibrary({ name, title, keywords }: LibraryEntry, query: string): number {
  const wanted = folded(query)
  if (wanted.length < 2) return 0
  if (folded(name) === wanted) return 782
  const about = ` ${title} ${keywords}`.toLowerCase()
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return words.every(word => about.includes(` ${word}`)) ? 260 : 0
}
