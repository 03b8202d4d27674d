import { CONDENSED } from './figures/condensed.ts'
import { INORGANIC } from './figures/inorganic.ts'
import { ORGANIC } from './figures/organic.ts'
import type { Interval, Species } from './species.ts'

const SOURCE = 'NASA Glenn thermodynamic database (CEA)'

function interval(text: string): Interval {
  const [lowest, highest, ...a] = text.split(' ').map(Number)
  return { lowest: lowest!, highest: highest!, a: Float64Array.from(a) }
}

function species(line: string, gas: boolean): Species {
  const [name, aliases, elements, M, H, reference, figures] = line.split('|') as string[]
  const assigned = figures!.startsWith('@') ? { h: Number(H), T: Number(figures!.slice(1)) } : undefined
  return {
    name: name!,
    aliases: aliases!.split(' ').filter(Boolean),
    elements: elements!.split(',').map(part => {
      const [element, atoms] = part.split(' ')
      return [element!, Number(atoms)]
    }),
    gas,
    M: Number(M) / 1000,
    Hf298: assigned ? NaN : Number(H),
    intervals: assigned ? [] : figures!.split(';').map(interval),
    ...(assigned && { assigned }),
    source: `${SOURCE}, ${reference}`,
  }
}

const read = (table: string, gas: boolean) =>
  table
    .trim()
    .split('\n')
    .map(line => species(line, gas))

/** Species of the table that is shipped, gases first. */
export const SPECIES: readonly Species[] = [
  ...read(INORGANIC, true),
  ...read(ORGANIC, true),
  ...read(CONDENSED, false),
]

/** Finds species by their names: as they are written first, then without regard to case. */
export class SpeciesTable {
  readonly all: readonly Species[]
  #exact = new Map<string, Species>()
  #anyCase = new Map<string, Species>()

  constructor(all: readonly Species[] = SPECIES) {
    this.all = all
    for (const one of all)
      for (const name of [one.name, ...one.aliases]) {
        if (!this.#exact.has(name)) this.#exact.set(name, one)
        if (!this.#anyCase.has(name.toLowerCase())) this.#anyCase.set(name.toLowerCase(), one)
      }
  }

  find(name: string): Species | undefined {
    return this.#exact.get(name) ?? this.#anyCase.get(name.toLowerCase())
  }

  /** Species whose name holds the phrase, those that begin with it first. */
  search(phrase: string): Species[] {
    const wanted = phrase.toLowerCase()
    const rank = (one: Species) => {
      const names = [one.name, ...one.aliases].map(name => name.toLowerCase())
      if (names.includes(wanted)) return 0
      if (names.some(name => name.startsWith(wanted))) return 1
      return names.some(name => name.includes(wanted)) ? 2 : 3
    }
    return this.all
      .map(one => ({ one, rank: rank(one) }))
      .filter(found => found.rank < 3)
      .sort((a, b) => a.rank - b.rank)
      .map(found => found.one)
  }
}
