/** The texts of cells by their keys: those of a saved table share what they have in common with its former states. */
import type { Entries } from '@calcwright/document'

/** A plain object where they are new, or in the thread that calculates. */
export type Texts = Entries | Readonly<Record<string, string>>

/** The thread that calculates does without the code of the document, and so without `instanceof`. */
const isShared = (texts: Texts): texts is Entries => typeof texts.get === 'function'

/** @returns '' where there is none */
export function textAt(texts: Texts, key: string): string {
  if (isShared(texts)) return (texts.get(key) as string | undefined) ?? ''
  return Object.hasOwn(texts, key) ? texts[key]! : ''
}

export const textsIn = (texts: Texts): (readonly [string, string])[] =>
  isShared(texts) ? ([...texts] as (readonly [string, string])[]) : Object.entries(texts)

export const hasTexts = (texts: Texts): boolean =>
  isShared(texts) ? texts.some(() => true) : Object.keys(texts).length > 0

/** Whether all values are texts. */
export const areTexts = (values: Texts): boolean =>
  isShared(values) ? !values.some(isNoText) : Object.values(values).every(value => !isNoText(value))

const isNoText = (value: unknown): boolean => typeof value !== 'string'

/** @returns the keys that differ from former texts; null where only comparing all of them would tell */
export const changedKeys = (texts: Texts, before: Texts): readonly string[] | null =>
  isShared(texts) && isShared(before) ? Object.keys(texts.changesSince(before)) : null
