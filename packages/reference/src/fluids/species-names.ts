import { SPECIES, SpeciesTable } from '@calcwright/thermo/gas'
import type { Species } from '@calcwright/thermo/gas'

/** Name of a species as the part of a name behind a low line: `CO2`, `graphite`, `H2OL`. */
export function wordOf({ name, aliases }: Species): string {
  return (
    [name, ...aliases].find(one => /^[A-Za-z][A-Za-z0-9]*$/.test(one)) ?? name.replace(/[^A-Za-z0-9]/g, '')
  )
}

const TABLE = new SpeciesTable()
const BY_WORD = new Map(SPECIES.map(species => [wordOf(species), species]))

/** Species by one of its names; in a field of formulas the figures of C2H4 may be indexes, as in C_2H_4. */
export function speciesNamed(name: string): Species | undefined {
  return TABLE.find(name) ?? BY_WORD.get(name) ?? TABLE.find(name.replaceAll('_', ''))
}

/** Species whose names hold the word, or begin as it does. */
export function similarSpecies(word: string): Species[] {
  for (const length of [word.length, 4, 3, 2]) {
    const found = TABLE.search(word.slice(0, length))
    if (found.length > 0) return found
  }
  return []
}

/** A species as a list shows it. */
export interface FoundSpecies {
  /** The word that is typed for it. */
  word: string
  name: string
  aliases: readonly string[]
  gas: boolean
  /** Molar mass in g/mol. */
  M: number
  source: string
}

/** Species whose names hold the phrase, the nearest first; all for ''. */
export function findSpecies(phrase: string): FoundSpecies[] {
  const found = phrase === '' ? SPECIES : TABLE.search(phrase)
  return found.map(species => ({
    word: wordOf(species),
    name: species.name,
    aliases: species.aliases.filter(alias => !alias.includes('_') && alias !== wordOf(species)),
    gas: species.gas,
    M: species.M * 1000,
    source: species.source,
  }))
}

export { TABLE }
