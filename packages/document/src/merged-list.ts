/**
 * Lists of rows, each a text or an object of texts, in which simultaneous changes of two people are kept:
 * rows that both add or remove, and what both write in one row.
 */
import * as Y from 'yjs'
import { isJsonObject, sameJson } from './json.ts'
import { readMergedText, writeMergedText } from './merged-text.ts'
import type { JsonValue, MergedTextKind } from './types.ts'

type List = Y.Array<unknown>

export const readMergedList = (list: List): JsonValue[] => list.map(readRow)

function readRow(row: unknown): JsonValue {
  if (row instanceof Y.Text) return readMergedText(row)
  if (!(row instanceof Y.Map)) return row as JsonValue
  return Object.fromEntries([...row.entries()].map(([key, value]) => [key, readRow(value)]))
}

/** @param behindCaret UTF-16 units behind the caret by the place of a text: `1`, or `1.name` */
export function writeMergedList(
  list: List,
  wanted: readonly JsonValue[],
  kind: MergedTextKind,
  behindCaret: (place: string) => number | undefined,
): void {
  const before = readMergedList(list)
  const most = Math.min(before.length, wanted.length)
  let start = 0
  while (start < most && sameJson(before[start]!, wanted[start]!)) start++
  let end = 0
  while (end < most - start && sameJson(before.at(-1 - end)!, wanted.at(-1 - end)!)) end++
  // Rows in the place of others are those rows with other texts.
  const changed = most - start - end
  for (let at = start; at < start + changed; at++) writeRow(list, at, wanted[at]!, kind, behindCaret)
  const from = start + changed
  if (before.length - end > from) list.delete(from, before.length - end - from)
  const added = wanted.slice(from, wanted.length - end)
  if (added.length > 0) list.insert(from, added.map(newRow))
}

function newRow(value: JsonValue): unknown {
  if (typeof value === 'string') return new Y.Text(value)
  if (!isJsonObject(value)) return value
  return new Y.Map(Object.entries(value).map(([key, text]) => [key, newRow(text!)]))
}

function writeRow(
  list: List,
  at: number,
  wanted: JsonValue,
  kind: MergedTextKind,
  behindCaret: (place: string) => number | undefined,
): void {
  const row = list.get(at)
  if (row instanceof Y.Text && typeof wanted === 'string')
    return writeMergedText(row, wanted, kind, behindCaret(String(at)))
  if (!(row instanceof Y.Map) || !isJsonObject(wanted)) {
    list.delete(at)
    return list.insert(at, [newRow(wanted)])
  }
  for (const [key, value] of Object.entries(wanted)) {
    const text = row.get(key)
    if (text instanceof Y.Text && typeof value === 'string')
      writeMergedText(text, value, kind, behindCaret(`${at}.${key}`))
    else if (value !== undefined && !sameJson(readRow(text), value)) row.set(key, newRow(value))
  }
}

/** The text at a place such as `1`, or `1.name`; null where there is none. */
export function textInList(list: List, [index, key]: readonly string[]): Y.Text | null {
  const row = list.get(Number(index))
  const text = key === undefined ? row : row instanceof Y.Map ? row.get(key) : null
  return text instanceof Y.Text ? text : null
}
