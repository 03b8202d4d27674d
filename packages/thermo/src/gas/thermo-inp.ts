import type { Interval, Species } from './species.ts'

/** Numbers of the file have fixed columns, and D or E before their exponents. */
const number = (text: string) => Number(text.replace(/[dD]/, 'e').trim() || 0)

const symbol = (text: string) => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase()

interface Reader {
  lines: string[]
  at: number
}

class ThermoInpError extends Error {
  constructor(line: number, reason: string) {
    super(`Line ${line} of thermo.inp: ${reason}.`)
  }
}

function readElements(header: string): Species['elements'] {
  const elements: Species['elements'] = []
  for (let column = 10; column < 50; column += 8) {
    const name = header.slice(column, column + 2).trim()
    const atoms = number(header.slice(column + 2, column + 8))
    if (name && atoms !== 0) elements.push([symbol(name), atoms])
  }
  return elements
}

function readInterval(reader: Reader): Interval {
  const [limits, first, second] = reader.lines.slice(reader.at, reader.at + 3)
  if (second === undefined) throw new ThermoInpError(reader.at + 1, 'an interval has three lines')
  reader.at += 3
  const five = [0, 16, 32, 48, 64].map(column => number(first!.slice(column, column + 16)))
  const rest = [0, 16, 48, 64].map(column => number(second.slice(column, column + 16)))
  const a = Float64Array.from([...five, ...rest])
  if (a.some(Number.isNaN)) throw new ThermoInpError(reader.at - 1, 'a coefficient is no number')
  return { lowest: number(limits!.slice(1, 11)), highest: number(limits!.slice(11, 22)), a }
}

function readSpecies(reader: Reader): Species {
  const title = reader.lines[reader.at]!
  const header = reader.lines[reader.at + 1] ?? ''
  const count = Number(header.slice(0, 2))
  if (!header.trim() || Number.isNaN(count))
    throw new ThermoInpError(
      reader.at + 2,
      'the second line of a species begins with its number of intervals',
    )
  reader.at += 2
  const H = number(header.slice(65, 80))
  const species: Species = {
    name: title.slice(0, 18).trim(),
    aliases: [],
    elements: readElements(header),
    gas: Number(header.slice(50, 52)) === 0,
    M: number(header.slice(52, 65)) / 1000,
    Hf298: count === 0 ? NaN : H,
    intervals: [],
    source: [header.slice(3, 9).trim(), title.slice(18).trim()].filter(Boolean).join(', '),
  }
  if (count === 0) species.assigned = { h: H, T: number(reader.lines[reader.at++]!.slice(0, 11)) }
  for (let i = 0; i < count; i++) species.intervals.push(readInterval(reader))
  return species
}

/**
 * Reads a whole file in the format of NASA's `thermo.inp`: polynomials of nine coefficients, fixed columns.
 * A phase that is split at a transition into records of the same name becomes one species.
 */
export function readThermoInp(text: string): Species[] {
  const reader: Reader = { lines: text.split(/\r?\n/), at: 0 }
  const start = reader.lines.findIndex(line => /^thermo/i.test(line))
  if (start < 0) throw new ThermoInpError(1, 'no line begins with "thermo"')
  reader.at = start + 2
  const found = new Map<string, Species>()
  while (reader.at < reader.lines.length) {
    const line = reader.lines[reader.at]!
    if (!line.trim() || line.startsWith('!') || /^END\b/i.test(line)) {
      reader.at++
      continue
    }
    const species = readSpecies(reader)
    const before = found.get(species.name)
    if (!before) found.set(species.name, species)
    else if (before.intervals.at(-1)?.highest === species.intervals[0]?.lowest)
      before.intervals.push(...species.intervals)
  }
  return [...found.values()]
}
