/** Names and units of columns by the words above them. */
import { normaliseName, parseUnit } from '@calcwright/math/expression'
import { resolveUnit } from '@calcwright/math/units'

export interface ColumnName {
  /** Letters and digits, each word with a capital. */
  readonly sub: string
  /** In plain notation, '' for none. */
  readonly unit: string
  /** Text in square brackets that is no unit, '' for none. */
  readonly unread: string
}

/** Signs of units in files, as units are written here. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/²/g, '^2'],
  [/³/g, '^3'],
  [/°\s*C\b/g, 'degC'],
  [/°\s*F\b/g, 'degF'],
  [/°/g, 'deg'],
  [/[·⋅]/g, '*'],
  [/[ΩΩ]/g, 'ohm'],
  [/^(?:[μµu]ε|[μµu]strain|microstrain|[μµu]m\/m)$/, 'ppm'],
  // Spellings that can mean one unit only.
  [/\bKN/g, 'kN'],
  [/\bM[pP][aA]\b/g, 'MPa'],
  [/\b[kK][pP][aA]\b/g, 'kPa'],
  [/\bG[pP][aA]\b/g, 'GPa'],
  [/\bHZ\b/g, 'Hz'],
  [/\bKG\b/g, 'kg'],
  [/\bPSI\b/g, 'psi'],
  [/\bKSI\b/g, 'ksi'],
  [/^U\/min$/, 'rpm'],
  // How the times of a column are written: minutes and seconds, or hours before them.
  [/^m(?:m|in)?:s(?:s|ec)?(?:[.,]\w+)?$/i, 'min'],
  [/^\[?hh?\]?:m(?:m|in)?(?::s(?:s|ec)?)?$/i, 'h'],
  [/\b([A-Za-z]+)[-−](\d)(?![\d.])/g, '$1^-$2'],
  [/[μµ]/g, 'µ'],
]

/** The unit that a text means in plain notation; null for none. */
export function unitIn(text: string): string | null {
  const unit = SIGNS.reduce((all, [sign, by]) => all.replace(sign, by), text.trim())
  if (unit === '' || unit === '-' || unit === '1') return ''
  const parsed = parseUnit(unit)
  return parsed.ok && resolveUnit(parsed.value).ok ? unit : null
}

/** `Force [kN]`, `Force (kN)`, `Force, kN`, `Force / kN`, `Force in kN`. */
const FORMS = [
  /^(.*?)\s*\[([^\]]*)\]\s*$/,
  /^(.*?)\s*\(([^()]*(?:\([^()]*\))?[^()]*)\)\s*$/,
  /^(.+?)\s*,\s*(\S+)$/,
  /^(.+?)\s+\/\s+(\S+)$/,
  /^(.+?)\s+in\s+(\S+)$/i,
  /^(.*?)[\s_]*((?:hh:)?mm:ss|hh:mm)$/i,
]

/** @param at the place of the column, counted from 0, for a column without words */
export function columnName(header: string, at: number): ColumnName {
  const line = header.trim().replace(/\s+/g, ' ')
  for (const form of FORMS) {
    const [, words, text] = form.exec(line) ?? []
    const unit = text === undefined ? null : unitIn(asTemperature(words ?? '', text))
    if (unit !== null) return { sub: subscriptOf(words || line, at), unit, unread: '' }
  }
  const unread = /\[([^\]]*)\]\s*$/.exec(header)?.[1]?.trim() ?? ''
  return { sub: subscriptOf(header, at), unit: '', unread }
}

/** `Temp [C]` has degrees, no coulombs, and `Temp [F]` no farads. */
const asTemperature = (words: string, unit: string): string =>
  /temp|^t(?:_?\w{0,3})$/i.test(words.trim()) ? unit.replace(/^\s*([CF])\s*$/, 'deg$1') : unit

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
