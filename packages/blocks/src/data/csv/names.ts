/** Names and units of columns by the words above them. */
import { normaliseName, parseUnit } from '@calcwright/math/expression'
import { resolveUnit } from '@calcwright/math/units'
import { writtenUnit } from './heading-units.ts'

export interface ColumnName {
  /** Letters and digits, each word with a capital. */
  readonly sub: string
  /** In plain notation, '' for none. */
  readonly unit: string
  /** Text in square brackets that is no unit, '' for none. */
  readonly unread: string
}

/**
 * The unit that a text means in plain notation; null for none.
 * @param words before the unit, which decide where its letters mean several
 */
export function unitIn(text: string, words = ''): string | null {
  const unit = writtenUnit(text, words.trim())
  if (unit === null) return null
  if (unit === '' || unit === '-' || unit === '1') return ''
  const parsed = parseUnit(unit)
  return parsed.ok && resolveUnit(parsed.value).ok ? unit : null
}

/** `Force [kN]`, `Force (kN)`, `Force, kN`, `Force / kN`, `Force/kN`, `Force in kN`, `t mm:ss`. */
const FORMS = [
  /^(.*?)\s*\[([^\]]*)\]\s*$/,
  /^(.*?)\s*\(([^()]*(?:\([^()]*\))?[^()]*)\)\s*$/,
  /^(.+?)\s*,\s*(\S+)$/,
  /^(.+?)\s+\/\s+(\S+)$/,
  /^([^\s/\d][^\s/]*)\/([^\s/\d]\S*)$/,
  /^(.+?)\s+in\s+(\S+)$/i,
  /^(.*?)[\s_]*((?:hh:)?mm:ss|hh:mm)$/i,
  /^(.*\S)\s*\[([^\]]+)\]\s*(\S.*)$/,
  // Units that are no index of a name, `Force kN` and `Temp_degC`.
  /^(.*\p{L}.*?)[\s_]+(°[CF]|deg[CF]|%(?: ?RH)?|[kM]N|N\/mm²|[kMGh]Pa|mbar|bar|psi|[mµk]m|kg|rpm|k?Hz|k?Nm|k?W|m[VAsl]|kW|m\/s²?|km\/h|m³\/h|l\/min|1\/min)$/u,
]

/** Headings with a slash that are a unit or words themselves, and no quantity over its unit. */
const NO_QUOTIENT =
  /^(?:(?:[kcm]?m|in|ft|[cm]?l|L|rev|U)\/(?:s(?:²|\^?2)?|min|h)|(?:[kM]?N|[kmµu]?g|[kM]?W|[kM]?J)\/.*|[AV]\/[ms]|t\/h|[Mm]ax\/[Mm]in|[SP]\/N|S\/[HW]|A\/C|[RH]\/W)$/

/** @param at the place of the column, counted from 0, for a column without words */
export function columnName(header: string, at: number): ColumnName {
  const line = header.trim().replace(/\s+/g, ' ')
  for (const form of FORMS) {
    const [, before = '', text, behind] = form.exec(line) ?? []
    const words = behind === undefined ? before : `${before} ${behind}`
    const unit = text === undefined || NO_QUOTIENT.test(line) ? null : unitIn(text, words)
    if (unit !== null) return { sub: subscriptOf(words || line, at), unit, unread: '' }
  }
  const unread = /\[([^\]]*)\]\s*$/.exec(header)?.[1]?.trim() ?? ''
  return { sub: subscriptOf(header, at), unit: '', unread }
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
