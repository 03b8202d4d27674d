/**
 * The layout inside the Yjs document; the only place that knows it.
 *
 *     meta      { format, name }
 *     settings  { <setting>: value }                    only settings that were changed
 *     blocks    { <id>: { place: [parent, order],       one register: a move is never half done
 *                         disabled?, collapsed?, <mark>?, withdrawn?,
 *                         row?,                     neighbours of one row stand beside one another
 *                         body: { '#': [type, version],  replaced as a whole by a conversion that keeps no text
 *                                 <field>: value } } }   only fields that were set
 */
import * as Y from 'yjs'
import { plainEntries } from './entries.ts'
import { isJsonObject } from './json.ts'
import { MARKS, marksOf, type LineMark, type LineMarks } from './marks.ts'
import { readMergedList, textInList, writeMergedList } from './merged-list.ts'
import { readMergedText, writeMergedText } from './merged-text.ts'
import type { StoredPlace } from './tree.ts'
import type { EntryChanges, JsonObject, JsonValue, MergedTextKind, Registry } from './types.ts'
import type { StoredBody } from './upgrade.ts'
import { isWithdrawn, withdraw, WITHDRAWN } from './withdrawn.ts'

/** Version of the layout above. */
export const STORED_FORMAT = 1

type Entry = Y.Map<unknown>

export interface StoredDocument {
  readonly doc: Y.Doc
  readonly meta: Y.Map<unknown>
  readonly settings: Y.Map<unknown>
  readonly blocks: Y.Map<unknown>
}

export interface StoredBlock extends LineMarks {
  readonly place: StoredPlace
  readonly disabled: boolean
  readonly collapsed: boolean
  /** Key of the row of lines that it stands in; its own id when absent. */
  readonly row?: string | undefined
  readonly body: StoredBody
}

export function openStored(doc: Y.Doc): StoredDocument {
  return { doc, meta: doc.getMap('meta'), settings: doc.getMap('settings'), blocks: doc.getMap('blocks') }
}

/** Reads a field with entries of a body. */
type EntriesReader = (map: Entry, head: Omit<StoredBody, 'fields'>, field: string) => JsonValue

/** Null for a withdrawn block, and for what is no block at all; such an entry is kept and never shown. */
export function readStored(
  stored: StoredDocument,
  id: string,
  read: EntriesReader = readEntries,
): StoredBlock | null {
  const entry = stored.blocks.get(id)
  if (!(entry instanceof Y.Map) || isWithdrawn(entry)) return null
  const body = entry.get('body')
  return {
    place: readPlace(entry.get('place')),
    disabled: entry.get('disabled') === true,
    collapsed: entry.get('collapsed') === true,
    ...marksOf(Object.fromEntries(MARKS.map(mark => [mark, entry.get(mark)]))),
    ...readRow(entry.get('row')),
    body: body instanceof Y.Map ? readBodyMap(body, read) : { type: '', version: 1, fields: {} },
  }
}

/** @returns the version of the stored fields of a block, which are not read; undefined for no block */
export function readStoredVersion(stored: StoredDocument, id: string): number | undefined {
  const entry = stored.blocks.get(id)
  if (!(entry instanceof Y.Map) || isWithdrawn(entry)) return undefined
  const body = entry.get('body')
  return body instanceof Y.Map ? readHead(body).version : 1
}

function readPlace(value: unknown): StoredPlace {
  const [parent, order] = Array.isArray(value) ? (value as unknown[]) : []
  return {
    parent: typeof parent === 'string' ? parent : null,
    order: typeof order === 'string' && /^[0-9A-Za-z]+$/.test(order) ? order : '',
  }
}

const readRow = (value: unknown): { readonly row?: string } =>
  typeof value === 'string' ? { row: value } : {}

function readBodyMap(body: Entry, read: EntriesReader): StoredBody {
  const head = readHead(body)
  const fields: Record<string, JsonValue> = {}
  for (const [key, value] of body.entries())
    if (key !== HEAD)
      fields[key] = value instanceof Y.Map ? read(value as Entry, head, key) : readField(value)
  return { ...head, fields }
}

/** The type that a stored body is of; '' for none. */
export const storedTypeOf = (body: Y.Map<unknown>): string => readHead(body).type

function readHead(body: Entry): Omit<StoredBody, 'fields'> {
  const [type, version] = Array.isArray(body.get(HEAD)) ? (body.get(HEAD) as unknown[]) : []
  return {
    type: typeof type === 'string' ? type : '',
    version: Number.isSafeInteger(version) && (version as number) > 0 ? (version as number) : 1,
  }
}

const readField = (value: unknown): JsonValue => {
  if (value instanceof Y.Text) return readMergedText(value)
  return value instanceof Y.Array ? readMergedList(value) : (value as JsonValue)
}

/** The fields of a block that are stored as entries. */
export function* entryMapsOf(stored: StoredDocument, id: string): Generator<readonly [string, Entry]> {
  const entry = stored.blocks.get(id)
  const body = entry instanceof Y.Map ? entry.get('body') : null
  if (!(body instanceof Y.Map)) return
  for (const [field, value] of body.entries()) if (value instanceof Y.Map) yield [field, value as Entry]
}

export function readEntries(map: Entry): JsonObject {
  const entries: [string, JsonValue][] = []
  map.forEach((value, key) => entries.push([key, value as JsonValue]))
  return Object.fromEntries(entries)
}

const HEAD = '#'

/** One change of the stored document. A plan is a list of these; they cannot fail. */
export type Write =
  | ({ readonly write: 'create'; readonly id: string } & StoredBlock)
  | { readonly write: 'delete'; readonly id: string }
  /** Takes the block away unless somebody types in it at the same time. */
  | { readonly write: 'withdraw'; readonly id: string }
  | { readonly write: 'place'; readonly id: string; readonly place: StoredPlace }
  /** Null: the key of its row is its own id again. */
  | { readonly write: 'row'; readonly id: string; readonly row: string | null }
  /** Sets some fields; with another version than the stored one, `fields` are all there are. */
  | {
      readonly write: 'fields'
      readonly id: string
      readonly version: number
      readonly fields: JsonObject
      /** UTF-16 units behind the caret in merged texts. */
      readonly behindCaret?: Readonly<Record<string, number | undefined>>
    }
  /** Sets single entries of fields, null takes one away; the version is the stored one. */
  | { readonly write: 'entries'; readonly id: string; readonly entries: EntryChanges }
  | { readonly write: 'body'; readonly id: string; readonly body: StoredBody }
  | {
      readonly write: 'flag'
      readonly id: string
      readonly flag: 'disabled' | 'collapsed'
      readonly value: boolean
    }
  /** Null takes the mark away. */
  | {
      readonly write: 'mark'
      readonly id: string
      readonly mark: LineMark
      readonly value: true | string | number | null
    }
  | { readonly write: 'name'; readonly name: string }
  | { readonly write: 'settings'; readonly settings: JsonObject }

/** Performs a write; the caller holds the transaction. */
export function performWrite(stored: StoredDocument, registry: Registry, write: Write): void {
  if (write.write === 'name') stored.meta.set('name', write.name)
  else if (write.write === 'settings')
    for (const [key, value] of Object.entries(write.settings)) stored.settings.set(key, value)
  else if (write.write === 'create') createEntry(stored, registry, write)
  else if (write.write === 'delete') stored.blocks.delete(write.id)
  else if (write.write === 'withdraw') withdraw(stored.blocks, write.id)
  else changeEntry(stored.blocks.get(write.id) as Entry, registry, write)
}

function createEntry(stored: StoredDocument, registry: Registry, write: Write & { write: 'create' }): void {
  const entry = beginEntry(stored, write.id)
  entry.set('place', [write.place.parent, write.place.order])
  if (write.disabled) entry.set('disabled', true)
  if (write.collapsed) entry.set('collapsed', true)
  for (const [mark, value] of Object.entries(marksOf(write))) entry.set(mark, value)
  if (write.row !== undefined) entry.set('row', write.row)
  setBody(entry, registry, write.body)
}

/** A withdrawn block that comes back goes on in its texts, in which somebody may be typing. */
function beginEntry(stored: StoredDocument, id: string): Entry {
  const present = stored.blocks.get(id)
  if (present instanceof Y.Map) {
    for (const key of [WITHDRAWN, 'disabled', 'collapsed', 'row', ...MARKS]) present.delete(key)
    return present as Entry
  }
  const entry: Entry = new Y.Map()
  stored.blocks.set(id, entry)
  return entry
}

function changeEntry(
  entry: Entry,
  registry: Registry,
  write: Exclude<Write, { write: 'create' | 'delete' | 'withdraw' | 'name' | 'settings' }>,
): void {
  // A withdrawn block that somebody goes on with stays, also when its texts are emptied later.
  if (entry.has(WITHDRAWN)) entry.delete(WITHDRAWN)
  if (write.write === 'place') entry.set('place', [write.place.parent, write.place.order])
  else if (write.write === 'row')
    if (write.row === null) entry.delete('row')
    else entry.set('row', write.row)
  else if (write.write === 'flag') entry.set(write.flag, write.value)
  else if (write.write === 'mark') setMark(entry, write.mark, write.value)
  else if (write.write === 'body') setBody(entry, registry, write.body)
  else if (write.write === 'entries')
    for (const [key, changes] of Object.entries(write.entries))
      changeEntries(entry.get('body') as Entry, key, changes ?? {})
  else {
    const body = entry.get('body') as Entry
    const { type, version } = readHead(body)
    if (version !== write.version) beginBody(body, type, write.version, write.fields)
    setFields(body, registry, type, write.fields, write.behindCaret)
  }
}

function setMark(entry: Entry, mark: LineMark, value: true | string | number | null): void {
  if (value === null) entry.delete(mark)
  else entry.set(mark, value)
}

function setBody(entry: Entry, registry: Registry, { type, version, fields }: StoredBody): void {
  let body = entry.get('body')
  if (!(body instanceof Y.Map) || !sharesText(body, registry, type)) entry.set('body', (body = new Y.Map()))
  const all = { ...emptyTexts(registry, type, version), ...fields }
  beginBody(body as Entry, type, version, all)
  setFields(body as Entry, registry, type, all)
}

/** Says of what type it is, and removes all but these fields. */
function beginBody(body: Entry, type: string, version: number, fields: JsonObject): void {
  body.set(HEAD, [type, version])
  for (const key of [...body.keys()]) if (key !== HEAD && !(key in fields)) body.delete(key)
}

/**
 * Whether a text of a body goes on in another type: who types in it while somebody else converts the block
 * goes on in it as well, and no letter is lost.
 */
function sharesText(body: Entry, registry: Registry, next: string): boolean {
  const texts = Object.keys(registry.get(next)?.mergedText ?? {})
  return texts.some(key => body.get(key) instanceof Y.AbstractType)
}

/** Texts and objects that merge exist from the first: made by the first letter, one of two people's would be lost. */
function emptyTexts(registry: Registry, name: string, version: number): JsonObject {
  const type = registry.get(name)
  if (type?.version !== version) return {}
  const defaults = type.defaults() as JsonObject
  const texts = Object.keys(type.mergedText ?? {}).map(key => [key, defaults[key] ?? ''] as const)
  return Object.fromEntries([
    ...texts,
    ...(type.entries ?? []).map(key => [key, defaults[key] ?? {}] as const),
  ])
}

function setFields(
  body: Entry,
  registry: Registry,
  type: string,
  fields: JsonObject,
  behindCaret: Readonly<Record<string, number | undefined>> = {},
): void {
  for (const [key, value] of Object.entries(fields)) {
    if (key === HEAD || value === undefined) continue
    const kind = mergedKind(registry, type, key)
    if (kind && typeof value === 'string')
      writeMergedText(mergedTextIn(body, key), value, kind, behindCaret[key])
    else if (kind && Array.isArray(value))
      writeMergedList(mergedListIn(body, key), value, kind, place => behindCaret[`${key}.${place}`])
    else if (registry.get(type)?.entries?.includes(key) && isJsonObject(value))
      setEntries(body, key, plainEntries(value))
    else body.set(key, value)
  }
}

/** Writes the entries that differ. */
function setEntries(body: Entry, key: string, wanted: JsonObject): void {
  const present = body.get(key)
  const entries = present instanceof Y.Map ? (present as Entry) : new Y.Map<unknown>()
  if (entries !== present) {
    for (const [name, value] of Object.entries(wanted)) entries.set(name, value)
    body.set(key, entries)
    return
  }
  for (const name of [...entries.keys()]) if (!Object.hasOwn(wanted, name)) entries.delete(name)
  for (const [name, value] of Object.entries(wanted))
    if (entries.get(name) !== value) entries.set(name, value)
}

function changeEntries(body: Entry, key: string, changes: Readonly<Record<string, JsonValue>>): void {
  const entries = entriesIn(body, key)
  for (const [name, value] of Object.entries(changes))
    if (value === null) entries.delete(name)
    else entries.set(name, value)
}

/** The entries of a field, made where the block has none yet. */
function entriesIn(body: Entry, key: string): Entry {
  const present = body.get(key)
  if (present instanceof Y.Map) return present as Entry
  const entries: Entry = new Y.Map()
  body.set(key, entries)
  return entries
}

/** How a field merges as text, by its id or that of a text in it; undefined when it does not. */
export function mergedKind(registry: Registry, type: string, field: string): MergedTextKind | undefined {
  const kinds = registry.get(type)?.mergedText ?? {}
  const [key] = field.split('.')
  return Object.hasOwn(kinds, key!) ? kinds[key!] : undefined
}

function mergedTextIn(body: Entry, key: string): Y.Text {
  const present = body.get(key)
  if (present instanceof Y.Text) return present
  const text = new Y.Text()
  body.set(key, text)
  return text
}

function mergedListIn(body: Entry, key: string): Y.Array<unknown> {
  const present = body.get(key)
  if (present instanceof Y.Array) return present as Y.Array<unknown>
  const list = new Y.Array<unknown>()
  body.set(key, list)
  return list
}

/** A field that is stored as text that merges, by its id; null when it is not. */
export function storedText(stored: StoredDocument, id: string, field: string): Y.Text | null {
  const entry = stored.blocks.get(id)
  const body = entry instanceof Y.Map ? entry.get('body') : null
  const [key, ...path] = field.split('.')
  const value: unknown = body instanceof Y.Map ? body.get(key!) : null
  if (value instanceof Y.Array) return textInList(value as Y.Array<unknown>, path)
  return value instanceof Y.Text && path.length === 0 ? value : null
}

/** The field that a text stands in by now, as rows before it come and go; null when it is gone. */
export function fieldOfText(stored: StoredDocument, id: string, field: string, text: Y.Text): string | null {
  const [key, , ...path] = field.split('.')
  const row = path.length > 0 ? text.parent : text
  const ids = rowIds(stored, id, key!)
  const now = ids ? [key, ids.indexOf(idOfRow(row)), ...path].join('.') : field
  return storedText(stored, id, now) === text ? now : null
}

/** Ids of the rows of a list that merges; null for other fields. */
export function rowIds(stored: StoredDocument, id: string, key: string): readonly string[] | null {
  const entry = stored.blocks.get(id)
  const body = entry instanceof Y.Map ? entry.get('body') : null
  const list: unknown = body instanceof Y.Map ? body.get(key) : null
  return list instanceof Y.Array ? list.map(idOfRow) : null
}

function idOfRow(row: unknown, index = -1): string {
  const made = row instanceof Y.AbstractType ? row._item?.id : undefined
  return made ? `${made.client}-${made.clock}` : String(index)
}

/** Settings as they are stored, unchecked. */
export function readStoredSettings(stored: StoredDocument): JsonObject {
  const value: unknown = stored.settings.toJSON()
  return isJsonObject(value) ? value : {}
}
