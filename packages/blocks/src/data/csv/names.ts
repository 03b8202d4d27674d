/** Names and units of columns by the words above them. */
import { normaliseName } from '@calcwright/math/expression'
import { headingParts } from '../heading-parts.ts'

export interface ColumnName {
  /** Letters and digits, each word with a capital. */
  readonly sub: string
  /** In plain notation, '' for none. */
  readonly unit: string
  /** Text in square brackets that is no unit, '' for none. */
  readonly unread: string
}

/** @param at the place of the column, counted from 0, for a column without words */
export function columnName(header: string, at: number): ColumnName {
  const { words, unit, unread } = headingParts(header)
  return { sub: subscriptOf(words, at), unit, unread }
}

/**
 * Each word with a capital, and all but letters and digits left out. Letters are those of any alphabet, Latin ones
 * without accents; Greek ones are spelled as in formulas, `Δp` is `Deltap`, and stay small, as `Sigma` is another one.
 */
export function subscriptOf(words: string, at: number): string {
  const sub = words
    .replace(/ß/g, 'ss')
    .replace(/∆/g, 'Δ')
    .normalize('NFD')
    .replace(/([\p{Script=Latin}\p{Script=Greek}])\p{M}+/gu, '$1')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map(word => (/^\p{Script=Greek}|^µ/u.test(word) ? word : word.slice(0, 1).toUpperCase() + word.slice(1)))
    .map(word => normaliseName(word).normalize('NFKC'))
    .join('')
    .replace(/[^\p{L}\d]/gu, '')
  return sub === '' ? `Column${at + 1}` : sub
}

/** The same names made different by numbers; a name that the file has itself stays what it is. */
export function distinctNames(names: readonly string[]): string[] {
  const own = new Set(names)
  const taken = new Set<string>()
  const counts = new Map<string, number>()
  return names.map(name => {
    if (!taken.has(name)) {
      taken.add(name)
      return name
    }
    let count = counts.get(name) ?? 2
    while (own.has(`${name}${count}`) || taken.has(`${name}${count}`)) count++
    counts.set(name, count + 1)
    taken.add(`${name}${count}`)
    return `${name}${count}`
  })
}

/** A name for the data of a file. */
export function nameOfFile(file: string): string {
  const name = subscriptOf(file.replace(/\.[^.]*$/, ''), 0)
  return /^[A-Za-z][A-Za-z0-9]*$/.test(name) && name !== 'Column1' && name.length <= 20 ? name : 'Data'
}
