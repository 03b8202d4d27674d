/**
 * Options behind the formulas of a line of plain notation: a word with a value, `label "measured" weight 2`.
 * What has its default is not written.
 */
import { parseUnit, unitToPlain } from '@calcwright/math/expression'
import { formulaFromWords, formulaToWords, quoted, unquoted } from './words.ts'

export interface Option {
  readonly word: string
  /** Another spelling, which is only read. */
  readonly alias?: string
  /** The field that it sets. */
  readonly field: string
  write(value: unknown, words: readonly string[]): string
  /** Undefined where the text is no such value. */
  read(text: string): unknown
}

/** `stack`, `stack no`. */
export const flag = (field: string, word: string): Option => ({
  word,
  field,
  write: value => (value === true ? '' : 'no'),
  read: text => (text === '' || text === 'yes' ? true : text === 'no' ? false : undefined),
})

export const text = (field: string, word: string): Option => ({
  word,
  field,
  write: value => quoted(value as string),
  read: unquoted,
})

/** Texts between commas. */
export const texts = (field: string, word: string): Option => ({
  word,
  field,
  write: value => (value as readonly string[]).map(quoted).join(', '),
  read(text) {
    const items = [...text.matchAll(/\s*("(?:[^"\\]|\\.)*")\s*(?:,|$)/gy)]
    if (items.reduce((length, [all]) => length + all.length, 0) !== text.length) return undefined
    const read = items.map(([, item]) => unquoted(item!))
    return read.includes(undefined) ? undefined : read
  },
})

export const amount = (field: string, word: string): Option => ({
  word,
  field,
  write: String,
  read: text => (/^\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text) ? Number(text) : undefined),
})

const DIGITS = /^\d{1,2}$/

/** A whole number that is stored as text. */
export const digits = (field: string): Option => ({
  word: field,
  field,
  write: value => (DIGITS.test(value as string) ? (value as string) : quoted(value as string)),
  read: text => (DIGITS.test(text) ? text : unquoted(text)),
})

/** @param words each with the value that it stands for */
export const oneOf = (field: string, word: string, words: Readonly<Record<string, string>>): Option => ({
  word,
  field,
  write: value => Object.keys(words).find(key => words[key] === value) ?? quoted(value as string),
  read: text => (Object.hasOwn(words, text) ? words[text] : undefined),
})

/** The colours of series by name, and those at the ends. */
const COLOURS: Readonly<Record<string, string | null>> = {
  auto: null,
  blue: '#1f77b4',
  orange: '#ff7f0e',
  green: '#2ca02c',
  red: '#d62728',
  purple: '#9467bd',
  brown: '#8c564b',
  pink: '#e377c2',
  grey: '#7f7f7f',
  gray: '#7f7f7f',
  olive: '#bcbd22',
  cyan: '#17becf',
  black: '#000000',
  white: '#ffffff',
}

/** `#rrggbb`, a name, or `auto`. */
export const colour = (field: string): Option => ({
  word: 'colour',
  alias: 'color',
  field,
  write: value => (value as string | null) ?? 'auto',
  read: text =>
    Object.hasOwn(COLOURS, text) ? COLOURS[text] : /^#[\da-f]{6}$/i.test(text) ? text : undefined,
})

export const formulaOption = (field: string): Option => ({
  word: field,
  field,
  write: (value, words) => formulaToWords(value as string, words),
  read: formulaFromWords,
})

/** `[kN/m]`; what cannot be read is a text. */
export const unit = (field: string): Option => ({
  word: field,
  field,
  write(value) {
    const read = parseUnit(value as string)
    const plain = read.ok ? unitToPlain(read.value) : ''
    return read.ok && plain === value ? `[${plain}]` : quoted(value as string)
  },
  read: text => (/^\[[^[\]"]*\]$/.test(text) ? text.slice(1, -1).trim() : unquoted(text)),
})

/** The options that differ from the defaults. */
export function writeOptions(
  options: readonly Option[],
  props: object,
  defaults: object,
  words: readonly string[],
): string[] {
  return options.flatMap(({ field, word, write }) => {
    const value = (props as Record<string, unknown>)[field]
    const usual = (defaults as Record<string, unknown>)[field]
    if (JSON.stringify(value) === JSON.stringify(usual)) return []
    return [word, write(value, words)].filter(part => part !== '')
  })
}
