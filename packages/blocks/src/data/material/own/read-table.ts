/**
 * Materials from the cells of a spreadsheet. A table has its properties in rows (name, value, unit, source), or a
 * material in each row below a head of names, or temperatures in the first column below a head of names. Units stand
 * in brackets behind the names: `E [GPa]`, `Density (kg/m³)`.
 */
import Papa from 'papaparse'
import { parseUnit } from '@calcwright/math/expression'
import { resolveUnit } from '@calcwright/math/units'
import { KINDS } from '@calcwright/reference/materials'
import { kindNamed } from './check.ts'
import { digitsOf } from './numbers.ts'
import { EMPTY_ROW } from './row.ts'
import type { OwnProperty, OwnMaterialRows } from './row.ts'

export const cellsOfText = (text: string): string[][] =>
  Papa.parse<string[]>(text.trimEnd(), {
    delimiter: text.includes('\t') ? '\t' : text.includes(';') ? ';' : '',
  })
    .data.map(row => row.map(cell => cell.trim()))
    .filter(row => row.some(cell => cell !== ''))

interface Head {
  readonly name: string
  readonly unit: string
}

const MINUS = /[⁻−]/g
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** `kg/m³` and `10⁻⁶/K` as a box takes them. */
const plainUnit = (unit: string): string =>
  unit
    .trim()
    .replace(/10⁻⁶|10\^-6|µ(?=\/K)/, '1e-6')
    .replaceAll(
      /[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+/g,
      power =>
        `^${[...power.replaceAll(MINUS, '-')].map(sign => (RAISED.includes(sign) ? RAISED.indexOf(sign) : sign)).join('')}`,
    )
    .replaceAll(/[·⋅×]/g, '*')
    .replaceAll(/°\s*([CF])/g, 'deg$1')
    .replaceAll('℃', 'degC')
    .replaceAll('µ', 'u')

const isUnit = (text: string): boolean => {
  const parsed = parseUnit(text)
  return parsed.ok && resolveUnit(parsed.value).ok
}

const bare = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '')

/** `Young's modulus [GPa]` is `E` in GPa. */
export function headOf(cell: string): Head {
  const [, words = '', bracketed, behind] =
    /^(.*?)\s*(?:[[(]([^[\]()]*(?:\([^()]*\)[^[\]()]*)*)[\])]|,\s*([^,[\]()]+))?$/.exec(cell.trim()) ?? []
  const inUnit = plainUnit(bracketed ?? behind ?? '')
  // Brackets that hold no unit belong to the words.
  const isWords = inUnit !== '' && !isUnit(inUnit)
  return { name: nameOf(isWords ? cell : words), unit: isWords || inUnit === '-' ? '' : inUnit }
}

const SHORTEST_WORD = 4

function nameOf(words: string): string {
  const typed = words.trim()
  const known = kindNamed(typed)
  if (known) return known.name
  const wanted = bare(typed)
  // Short signs differ by what is left out here: `σ_c` is no `C`.
  const titled =
    wanted.length < SHORTEST_WORD
      ? undefined
      : KINDS.find(({ title, aliases }) => [title, ...aliases].some(one => bare(one) === wanted))
  if (titled) return titled.name
  const greek = typed.replaceAll(/[α-ωΔ]/gu, letter => LETTERS[letter] ?? letter)
  const plain = kindNamed(greek)
  if (plain) return plain.name
  const word = greek
    .normalize('NFD')
    .replaceAll(/[^A-Za-z0-9_]+/g, ' ')
    .trim()
    .replaceAll(' ', '')
  const [first = '', ...rest] = word.split('_').filter(part => part !== '')
  return rest.length === 0 ? first : `${first}_${rest.join('')}`
}

const LETTERS: Readonly<Record<string, string>> = {
  α: 'alpha', β: 'beta', γ: 'gamma', δ: 'delta', ε: 'epsilon', η: 'eta', κ: 'kappa', λ: 'lambda', μ: 'mu', ν: 'nu',
  ρ: 'rho', σ: 'sigma', τ: 'tau', φ: 'phi', ω: 'omega', Δ: 'Delta',
} // prettier-ignore

const NAMES = /^(?:name|material|werkstoff|bezeichnung|grade)$/i
const SOURCES = /^(?:sources?|quelle|references?|reference)$/i
const NOTES = /^(?:notes?|remarks?|bemerkung|comment)$/i

type PastedTable =
  | { readonly kind: 'rows'; readonly rows: readonly OwnProperty[] }
  | { readonly kind: 'materials'; readonly materials: readonly OwnMaterialRows[] }

/** @returns what the cells are; a sentence where they are no such table */
export function readTable(cells: readonly (readonly string[])[]): PastedTable | string {
  const [head = [], ...body] = cells
  if (cells.length === 0) return 'Nothing was pasted.'
  if (body.length > 0 && NAMES.test(head[0] ?? '') && !isPropertyHead(head)) return materialsOf(head, body)
  const heads = head.map(headOf)
  if (
    body.length > 1 &&
    /^(?:T|temp(?:erature)?|theta)$/i.test(bare(heads[0]!.name)) &&
    body.every(row => digitsOf(row[0] ?? '') !== null)
  )
    return curvesOf(heads, body)
  return rowsOf(isPropertyHead(head) ? body : cells)
}

/** `Property | Value | Unit | Source`. */
const isPropertyHead = (head: readonly string[]): boolean =>
  head.length > 1 && /^(?:values?|wert|figure)$/i.test(head[1] ?? '')

function materialsOf(head: readonly string[], body: readonly (readonly string[])[]): PastedTable {
  const heads = head.map(headOf)
  const materials = body.map((cells): OwnMaterialRows => {
    const at = (pattern: RegExp): string => cells[head.findIndex(cell => pattern.test(cell))] ?? ''
    const properties = heads.flatMap(({ name, unit }, column): OwnProperty[] => {
      const title = head[column]!
      const value = cells[column] ?? ''
      if (column === 0 || value === '' || SOURCES.test(title) || NOTES.test(title)) return []
      return [{ ...EMPTY_ROW, name, unit, ...valueOf(value, unit) }]
    })
    return { name: cells[0] ?? '', source: at(SOURCES), note: at(NOTES), properties }
  })
  return { kind: 'materials', materials }
}

/** Temperatures are read in degrees Celsius, and in kelvin where the head says so. */
function curvesOf(heads: readonly Head[], body: readonly (readonly string[])[]): PastedTable {
  const inKelvin = heads[0]!.unit === 'K'
  const inFahrenheit = heads[0]!.unit === 'degF'
  const celsius = (cell: string): string => {
    const read = Number(digitsOf(cell))
    if (inKelvin) return String(Math.round((read - 273.15) * 1e6) / 1e6)
    return inFahrenheit ? String(Math.round(((read - 32) / 1.8) * 1e6) / 1e6) : String(read)
  }
  const rows = heads.slice(1).map(({ name, unit }, index): OwnProperty => {
    const points = body.flatMap(cells =>
      cells[index + 1] ? [`${celsius(cells[0]!)}: ${cells[index + 1]!}`] : [],
    )
    return { ...EMPTY_ROW, name, unit, over: points.join('; ') }
  })
  return { kind: 'rows', rows }
}

function rowsOf(cells: readonly (readonly string[])[]): PastedTable {
  const rows = cells.map(([name = '', value = '', unit = '', ...others]): OwnProperty => {
    const head = headOf(name)
    // The unit stands behind the name, or the third cell is one.
    const own = head.unit === '' ? plainUnit(unit.replace(/^\[(.*)\]$/, '$1')) : head.unit
    const rest = head.unit !== '' && plainUnit(unit) !== head.unit && unit !== '' ? [unit, ...others] : others
    return {
      ...EMPTY_ROW,
      name: head.name,
      unit: own,
      ...valueOf(value, own),
      source: rest.filter(Boolean).join(', '),
    }
  })
  return { kind: 'rows', rows }
}

/** `210 GPa` in one cell, and values over temperature. */
function valueOf(cell: string, unit: string): Partial<OwnProperty> {
  if (/\d\s*:\s*[-+.\d]/.test(cell)) return { over: cell }
  const [, number = '', behind = ''] =
    /^([-+−]?[\d.,]+(?:e[-+]?\d+)?)\s*\[?([^\d\s.,][^[\]]*)\]?$/i.exec(cell) ?? []
  if (unit === '' && behind !== '' && isUnit(plainUnit(behind)))
    return { value: number, unit: plainUnit(behind) }
  return { value: cell }
}
