/** Suggestions of rows and columns where a formula looks something up: `IPE("200", I_y)`. */
import { isName, quotedToLatex } from '@calcwright/math/expression'
import { isMaker } from '@calcwright/reference/holders'
import { isLibrary, LIBRARIES, loadedLibrary, loadLibrary } from '@calcwright/reference/libraries'
import type { LibraryTable } from '@calcwright/reference/libraries'
import type { FieldHandle, LineNames } from '../math/companion.ts'
import { readableAbove } from '../state/scope.ts'
import { viewOf } from '../contract/block-view.ts'
import type { TableNames } from '../contract/block-view.ts'
import type { Candidate, Suggestions } from './candidate.ts'
import { lookupPlace, textPlace } from './lookup-place.ts'
import type { LookupPlace } from './lookup-place.ts'
import { hasRows, libraryPage, loadRows, searchRows } from '../templates/library-rows.ts'
import { withPlaceholders } from '../templates/templates.ts'
import { propertySuggestions } from './property-suggestions.ts'
import type { TypedName } from '../math/typed-name.ts'
import { MAX_SUGGESTIONS } from './match.ts'

/**
 * @param held the name at the caret behind a colon or a point, null for none
 * @param again called when the figures of a library have come that are wanted here
 * @returns undefined where no part of a value or table is named, null where there is nothing to suggest for it
 */
export const namesIn = (handle: FieldHandle, held: TypedName | null, again: () => void) => {
  const found = held ? propertySuggestions(handle, held) : undefined
  return found === undefined ? lookupSuggestions(handle, again) : found
}

/**
 * @param again called when the figures of a library have come that are wanted here
 * @returns undefined where nothing is looked up, null where there is nothing to suggest for it
 */
function lookupSuggestions({ field, line }: FieldHandle, again: () => void): Suggestions | null | undefined {
  const place = lookupPlace(field.model)
  const isOfMaker = place?.part === 'row' && isMaker(place.table)
  if (!place || isOfMaker) {
    const text = place ?? textPlace(field.model)
    return text ? readings(text, place?.table ?? '', field.position, again) : undefined
  }
  const table = namesOf(place.table, line, again)
  if (!table) return table
  const { text, start, end, part } = place
  const items = itemsFor(table, place)
  const isThere = part === 'column' && items.some(({ name }) => name === text)
  if (items.length === 0 || (isThere && items.length === 1)) return null
  const completes = text !== '' && !isThere && beginsLike(items[0]!.name, text, part)
  const typed = { text, start, end, inUnit: false }
  const page = pageOf(table.library ?? '', part === 'row' && text !== '' ? items[0]!.name : '')
  return { items: [...items, ...page], typed, position: field.position, completes, known: new Map() }
}

/**
 * Rows, materials and fluids that a text in quotation marks names, as readings that take its place.
 * @param maker the word that has the text in its brackets, such as `material`; '' for none
 */
function readings(
  { text, start, end }: Pick<LookupPlace, 'text' | 'start' | 'end'>,
  maker: string,
  position: number,
  again: () => void,
): Suggestions | null {
  if (!hasRows()) {
    void loadRows().then(again, () => undefined)
    return null
  }
  const found = searchRows(text).filter(({ entry }) => maker === '' || entry.id.startsWith(`${maker} `))
  const items = found.slice(0, MAX_SUGGESTIONS).map(({ entry: { title, detail, template } }): Candidate => ({
    ...{ kind: 'reading', name: title, words: [title], label: detail },
    latex: maker === '' ? withPlaceholders(template) : quotedToLatex(title),
  }))
  const isThere = items.length === 1 && items[0]!.name === text
  if (items.length === 0 || isThere) return null
  const best = found[0]!.entry
  // The page is seen without scrolling.
  items.splice(1, 0, ...pageOf(best.library, best.row))
  return { items, typed: { text, start, end, inUnit: false }, position, completes: false, known: new Map() }
}

/** The page of a library at the end of a list; none for '', which names no library. */
function pageOf(library: string, row: string): Candidate[] {
  const entry = LIBRARIES.find(({ name }) => name === library)
  if (!entry) return []
  const { title, detail, action } = libraryPage(entry, row)
  return [{ kind: 'page', name: title, words: [title], label: detail, opens: action.page }]
}

/** Rows and columns of a table; null while a library is on its way, undefined for no table. */
function namesOf(name: string, line: LineNames, again: () => void): NamedTable | null | undefined {
  const { editor } = line
  let found: TableNames | undefined
  let library = isLibrary(name) ? name : undefined
  for (const { block, defines, ends } of readableAbove(editor.worksheet.blocks(), editor, line.block)) {
    if (block.disabled || !(defines.includes(name) || ends.includes(name))) continue
    const table = defines.includes(name)
      ? viewOf(editor.registry, block.type)?.table?.(block.props, name)
      : null
    library = table && 'library' in table ? table.library : undefined
    found = table && 'rows' in table ? table : undefined
  }
  if (library === undefined) return found
  const loaded = loadedLibrary(library)
  if (loaded) return ofLibrary(loaded)
  void loadLibrary(library).then(again, () => undefined)
  return null
}

interface NamedTable extends TableNames {
  /** The library that it is. */
  readonly library?: string
}

const ofLibrary = ({ name: library, columns, rows }: LibraryTable): NamedTable => ({
  library,
  columns: columns
    .filter(({ words }) => !words)
    .map(({ name, unit, title }) => ({ name, label: unit === '' ? title : `${title}, ${unit}` })),
  rows: rows.map(({ name }) => name),
})

/** In the order of the table: first what begins like the text, then what contains it. */
function itemsFor({ columns, rows }: TableNames, { part, text, table }: LookupPlace): Candidate[] {
  const all =
    part === 'column'
      ? columns.filter(({ name }) => isName(name))
      : [...new Set(rows)].filter(name => name !== '').map(name => ({ name, label: '' }))
  const found = fitting(all, text, part)
  // The name of the table may stand before that of the row.
  const own = part === 'row' && found.length === 0 && beginsLike(text, table, part)
  const items = own ? fitting(all, plain(text).slice(plain(table).length), part) : found
  return items
    .slice(0, MAX_SUGGESTIONS)
    .map(({ name, label }) => ({ kind: part, name, words: [name], label }))
}

function fitting<Item extends { readonly name: string }>(
  all: readonly Item[],
  text: string,
  part: LookupPlace['part'],
): Item[] {
  const first = all.filter(({ name }) => beginsLike(name, text, part))
  const word = plain(text)
  return [...first, ...all.filter(item => !first.includes(item) && plain(item.name).includes(word))]
}

/** Capitals matter in the names of columns: `W` and `w` are two. */
const beginsLike = (name: string, text: string, part: LookupPlace['part']): boolean =>
  part === 'column' ? name.startsWith(text) : plain(name).startsWith(plain(text))

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[\s_-]/g, '')
    .replaceAll('×', 'x')
