import { hOverRT } from './species.ts'
import type { Interval, Species } from './species.ts'

/** Numbers of the file have fixed columns, and D or E before their exponents. */
const number = (text: string) => Number(text.replace(/[dD]/, 'e').trim() || 0)

const symbol = (text: string) => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase()

/** Gas constant of the polynomials in J/(mol K). */
const NASA_R = 8.31451

/** A record that is no species, with the number of its line. */
export interface RefusedRecord {
  line: number
  /** The record's name, '' where it has none. */
  name: string
  reason: string
}

export interface ReadSpecies {
  species: Species[]
  refused: RefusedRecord[]
}

interface Reader {
  lines: string[]
  /** Index of the line that is read next. */
  at: number
}

class RecordError extends Error {
  readonly line: number
  constructor(line: number, reason: string) {
    super(reason)
    this.line = line
  }
}

function readElements(header: string, line: number): Species['elements'] {
  const elements: Species['elements'] = []
  for (let column = 10; column < 50; column += 8) {
    const name = header.slice(column, column + 2).trim()
    const atoms = number(header.slice(column + 2, column + 8))
    if (Number.isNaN(atoms)) throw new RecordError(line, `the count of atoms of ${name} is no number`)
    if (name && atoms !== 0) elements.push([symbol(name), atoms])
  }
  if (elements.length === 0) throw new RecordError(line, 'it names no element')
  return elements
}

/** Exponents of the temperature in the polynomials that are computed here. */
const EXPONENTS = '-2 -1 0 1 2 3 4'

function readLimits(limits: string, line: number): [lowest: number, highest: number] {
  const lowest = number(limits.slice(1, 11))
  const highest = number(limits.slice(11, 22))
  if (Number.isNaN(lowest) || Number.isNaN(highest)) throw new RecordError(line, 'a temperature is no number')
  const exponents = [0, 1, 2, 3, 4, 5, 6].map(place => number(limits.slice(23 + 5 * place, 28 + 5 * place)))
  if (exponents.join(' ') !== EXPONENTS)
    throw new RecordError(line, `its polynomial has other exponents than ${EXPONENTS}`)
  return [lowest, highest]
}

function readInterval(reader: Reader): Interval {
  const [limits, first, second] = reader.lines.slice(reader.at, reader.at + 3)
  if (second === undefined) throw new RecordError(reader.at + 1, 'an interval has three lines')
  const [lowest, highest] = readLimits(limits!, reader.at + 1)
  reader.at += 3
  const five = [0, 16, 32, 48, 64].map(column => number(first!.slice(column, column + 16)))
  const rest = [0, 16, 48, 64].map(column => number(second.slice(column, column + 16)))
  const a = Float64Array.from([...five, ...rest])
  const short = [first!, second].findIndex(line => line.trimEnd().length < 80)
  if (short >= 0)
    throw new RecordError(reader.at - 1 + short, 'its coefficients end before column 80: the line is cut')
  const wrong = a.findIndex(Number.isNaN)
  if (wrong >= 0) throw new RecordError(reader.at - (wrong < 5 ? 1 : 0), 'a coefficient is no number')
  return { lowest, highest, a }
}

function readSpecies(reader: Reader): Species {
  const title = reader.lines[reader.at]!
  const header = reader.lines[reader.at + 1] ?? ''
  if (!isHeader(header))
    throw new RecordError(reader.at + 2, 'the second line of a species begins with its number of intervals')
  const count = Number(header.slice(0, 2))
  const line = reader.at + 2
  if (header.trimEnd().length < 80)
    throw new RecordError(line, 'its enthalpy ends before column 80: the line is cut')
  reader.at += 2
  const H = number(header.slice(65, 80))
  const M = number(header.slice(52, 65)) / 1000
  if (!(M > 0)) throw new RecordError(line, 'its molar mass is to be above zero')
  if (Number.isNaN(H)) throw new RecordError(line, 'its enthalpy is no number')
  const species: Species = {
    name: title.slice(0, 18).trim(),
    aliases: [],
    elements: readElements(header, line),
    gas: Number(header.slice(50, 52)) === 0,
    M,
    Hf298: count === 0 ? NaN : H,
    intervals: [],
    source: [header.slice(3, 9).trim(), title.slice(18).trim()].filter(Boolean).join(', '),
  }
  if (count === 0) {
    const T = number((reader.lines[reader.at++] ?? '').slice(0, 11))
    if (!(T > 0)) throw new RecordError(reader.at, 'the temperature of its enthalpy is to be above zero')
    species.assigned = { h: H, T }
  }
  for (let i = 0; i < count; i++) {
    const interval = readInterval(reader)
    // Releases of the file have intervals that were cut at 300 K and hold nowhere since then.
    if (!(interval.lowest < interval.highest)) continue
    const before = species.intervals.at(-1)
    if (before && before.highest !== interval.lowest)
      throw new RecordError(reader.at - 2, 'its intervals do not meet')
    species.intervals.push(interval)
  }
  if (count > 0 && species.intervals.length === 0)
    throw new RecordError(line + 1, 'it holds at no temperature: its lowest one is above its highest')
  checkEnthalpy(species, line)
  return species
}

/** Coefficients that were shifted, cut or lost their sign no longer give the enthalpy that stands beside them. */
function checkEnthalpy(species: Species, line: number): void {
  const { intervals, Hf298 } = species
  const at = intervals.find(({ lowest, highest }) => lowest <= 298.15 && highest >= 298.15)
  if (!at) return
  const h = hOverRT({ ...species, intervals: [at] }, 298.15) * NASA_R * 298.15
  if (!(Math.abs(h - Hf298) <= 5 + 1e-4 * Math.abs(Hf298)))
    throw new RecordError(
      line + 1,
      `its polynomial gives ${h.toPrecision(6)} J/mol at 298.15 K instead of its enthalpy of ${Hf298} J/mol`,
    )
}

/** The number of intervals in two columns stands before a reference and the first element. */
const isHeader = (line: string) => /^[ \d]\d .{7}[A-Za-z]/.test(line)

const isBlank = (line: string) => !line.trim() || line.startsWith('!') || /^END\b/i.test(line)

/** The next record begins where a line has a name and the line below it is the second one of a species. */
function skipRecord(reader: Reader): void {
  do reader.at++
  while (
    reader.at < reader.lines.length &&
    !/^END\b/i.test(reader.lines[reader.at]!) &&
    !(/^[^\s!]/.test(reader.lines[reader.at]!) && isHeader(reader.lines[reader.at + 1] ?? ''))
  )
}

/**
 * Reads a whole file in the format of NASA's `thermo.inp`: polynomials of nine coefficients, fixed columns.
 * A phase that is split at a transition into records of the same name becomes one species. A record that is wrong is
 * refused, and the reading goes on with the next one.
 */
export function readThermoInp(text: string): ReadSpecies {
  const reader: Reader = { lines: text.split(/\r*\n|\r/), at: 0 }
  const start = reader.lines.findIndex(line => /^thermo/i.test(line))
  if (start < 0)
    return { species: [], refused: [{ line: 1, name: '', reason: 'no line begins with "thermo"' }] }
  reader.at = start + 2
  const found = new Map<string, Species>()
  const refused: RefusedRecord[] = []
  let isProduct = true
  while (reader.at < reader.lines.length) {
    const line = reader.lines[reader.at]!
    if (isBlank(line)) {
      if (/^END PRODUCTS/i.test(line)) isProduct = false
      reader.at++
      continue
    }
    const begun = reader.at
    try {
      add(readSpecies(reader), begun + 1, isProduct, found)
    } catch (error) {
      if (!(error instanceof RecordError)) throw error
      refused.push({ line: error.line, name: line.slice(0, 18).trim(), reason: error.message })
      reader.at = begun
      skipRecord(reader)
    }
  }
  return { species: [...found.values()], refused }
}

function add(species: Species, line: number, isProduct: boolean, found: Map<string, Species>): void {
  const before = found.get(species.name)
  if (!isProduct) species.reactantOnly = true
  if (!before) found.set(species.name, species)
  else if (before.intervals.length > 0 && before.intervals.at(-1)!.highest === species.intervals[0]?.lowest)
    before.intervals.push(...species.intervals)
  else throw new RecordError(line, 'there is a species of this name above')
}
