/** The content of a cell, recognised by its text: `=` begins a formula, a number is a number, everything else is words. */
import { parseUnit } from '@calcwright/math/expression'
import { isUnit } from '@calcwright/math/units'

export type Cell =
  | { readonly kind: 'empty' }
  /** With a decimal point. */
  | { readonly kind: 'number'; readonly text: string; readonly unit: string }
  /** A value with its standard uncertainty, and `text` for both in plain notation. */
  | { readonly kind: 'uncertain'; readonly text: string; readonly unit: string }
  | { readonly kind: 'formula'; readonly text: string }
  | { readonly kind: 'words'; readonly text: string }
  /** `1,234` may be 1234 or 1.234. */
  | { readonly kind: 'ambiguous'; readonly text: string }

const NUMBER = '[+-]?(?:\\d+(?:[.,]\\d*)?|[.,]\\d+)(?:[eE][+-]?\\d+)?'
const PLAIN = new RegExp(`^(${NUMBER})$`)
const UNCERTAIN = new RegExp(
  `^(${NUMBER})\\s*(?:±|\\+/-|\\+-)\\s*(${NUMBER})(?:\\s*(?:\\[(.+)\\]|(\\S.*)))?$`,
)
/** A letter right behind a number is no unit: `10S` is the name of a schedule. */
const WITH_UNIT = new RegExp(`^(${NUMBER})(?:\\s*\\[(.+)\\]|\\s+(\\p{L}.*)|\\s*([%°€$£].*))$`, 'u')
const AMBIGUOUS = /^[+-]?[1-9]\d{0,2},\d{3}$/

/** Signs as keyboards and other programs write them. */
const cleaned = (text: string): string =>
  text
    .trim()
    .replaceAll('−', '-')
    .replace(/[\u00a0\u202f]/g, ' ')

/** Cells of large tables are read again with each change of one. */
const known = new Map<string, Cell>()
const MOST_KNOWN = 200_000

export function readCell(source: string): Cell {
  let cell = known.get(source)
  if (!cell) {
    if (known.size >= MOST_KNOWN) known.clear()
    known.set(source, (cell = cellOf(source)))
  }
  return cell
}

/** A typed cell as it is read: without the apostrophe that makes words of what looks like something else. */
export const textInCell = (source: string): string => source.trim().replace(/^'\s*/, '')

function cellOf(source: string): Cell {
  const text = cleaned(source)
  if (text === '') return { kind: 'empty' }
  if (text.startsWith('=')) return { kind: 'formula', text: text.slice(1).trim() }
  if (text.startsWith("'")) return { kind: 'words', text: text.slice(1).trim() }
  if (PLAIN.test(text)) return AMBIGUOUS.test(text) ? { kind: 'ambiguous', text } : numberCell(text, '')
  const uncertain = UNCERTAIN.exec(text)
  if (uncertain) {
    const unit = uncertain[3] ?? uncertain[4] ?? ''
    if (isUnitText(unit))
      return { kind: 'uncertain', text: `${decimal(uncertain[1]!)} ± ${decimal(uncertain[2]!)}`, unit }
  }
  const measured = WITH_UNIT.exec(text)
  const unit = measured?.[2] ?? measured?.[3] ?? measured?.[4] ?? ''
  if (measured && unit !== '' && isUnitText(unit) && !AMBIGUOUS.test(measured[1]!))
    return numberCell(measured[1]!, unit)
  return { kind: 'words', text }
}

const numberCell = (text: string, unit: string): Cell => ({ kind: 'number', text: decimal(text), unit })

/** With a point, and digits on both sides of it. */
function decimal(text: string): string {
  const [, sign = '', digits = '', exponent = ''] = /^([+-]?)([\d.,]+)(.*)$/.exec(text)!
  const [whole = '', fraction = ''] = digits.replace(',', '.').split('.')
  return `${sign === '-' ? '-' : ''}${whole || '0'}${fraction === '' ? '' : `.${fraction}`}${exponent.replace('E', 'e')}`
}

function isUnitText(text: string): boolean {
  if (text === '') return true
  const parsed = parseUnit(text)
  return parsed.ok && unitWords(text).every(isUnit)
}

const unitWords = (text: string): string[] => text.match(/[\p{L}%°µΩ]+/gu) ?? []
