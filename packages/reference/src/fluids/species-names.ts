import { SPECIES, SpeciesTable } from '@calcwright/thermo/gas'
import type { Species } from '@calcwright/thermo/gas'
import { editDistance } from '../spelling/index.ts'
import { foldedName, NAMES_ELSEWHERE } from './substance-names.ts'

/** Name of a species as the part of a name behind a low line: `CO2`, `graphite`, `H2OL`. */
export function wordOf({ name, aliases }: Species): string {
  return (
    [name, ...aliases].find(one => /^[A-Za-z][A-Za-z0-9]*$/.test(one)) ?? name.replace(/[^A-Za-z0-9]/g, '')
  )
}

/** Species of one worksheet, with the word of each. */
export class SpeciesNames {
  readonly table: SpeciesTable
  #words = new Map<Species, string>()
  #byWord = new Map<string, Species>()

  constructor(all: readonly Species[]) {
    this.table = new SpeciesTable(all)
    for (const species of all) {
      const word = this.#freeWord(species)
      this.#words.set(species, word)
      this.#byWord.set(word, species)
    }
    // H2OL is H2O(L), though its word is another one.
    for (const species of all) {
      const letters = species.name.replace(/[^A-Za-z0-9]/g, '')
      if (!this.#byWord.has(letters)) this.#byWord.set(letters, species)
    }
  }

  get all(): readonly Species[] {
    return this.table.all
  }

  /** An ion and its atom, or two forms of a crystal, may have the same letters. */
  #freeWord(species: Species): string {
    const charge = species.name.replace(/[+-]/g, sign => (sign === '+' ? 'plus' : 'minus'))
    const isIon = species.elements.some(([element]) => element === 'E')
    let word = isIon ? charge.replace(/[^A-Za-z0-9]/g, '') : wordOf(species)
    const isTaken = (text: string) => {
      const named = this.table.find(text)
      return this.#byWord.has(text) || (named !== undefined && named !== species)
    }
    while (isTaken(word)) word += 'alt'
    return word
  }

  wordOf(species: Species): string {
    return this.#words.get(species) ?? wordOf(species)
  }

  /** Species by one of its names; in a field of formulas the figures of C2H4 may be indexes, as in C_2H_4. */
  named(name: string): Species | undefined {
    return this.table.find(name) ?? this.#byWord.get(name) ?? this.table.find(name.replaceAll('_', ''))
  }

  /** Species whose names hold the word, are spelled like it, or begin as it does. */
  similar(word: string): Species[] {
    const like = this.#like(word)
    if (like.length > 0) return like
    for (const length of [word.length, 4, 3, 2]) {
      const found = this.table.search(word.slice(0, length))
      if (found.length > 0) return found
    }
    return []
  }

  /** Species whose names in some language hold the phrase, the nearest first; else those that are spelled like it. */
  #like(phrase: string): Species[] {
    const wanted = foldedName(phrase)
    const found = this.table.search(phrase)
    if (wanted.length < 2) return found
    const ranked = this.#ranked(
      name => (name === wanted ? 0 : name.startsWith(wanted) ? 1 : name.includes(wanted) ? 2 : 3),
      2,
    )
    const all = new Set([...found, ...ranked])
    if (all.size > 0) return [...all]
    const most = wanted.length < 4 ? 0 : wanted.length < 8 ? 1 : 2
    return this.#ranked(name => editDistance(wanted, name, most), most)
  }

  /** Species by the least rank of their names, those within `most` alone. */
  #ranked(rank: (name: string) => number, most: number): Species[] {
    return this.all
      .map(species => {
        const names = [species.name, ...species.aliases].map(foldedName)
        const ranks = [...names, ...(NAMES_ELSEWHERE.get(species.name) ?? [])].map(rank)
        return { species, rank: Math.min(...ranks) }
      })
      .filter(one => one.rank <= most)
      .sort((a, b) => a.rank - b.rank)
      .map(({ species }) => species)
  }

  /** Species whose names in some language hold the phrase, the nearest first, or are spelled like it; all for ''. */
  find(phrase: string): FoundSpecies[] {
    const found = phrase === '' ? this.all : this.#like(phrase)
    return found.map(species => {
      const word = this.wordOf(species)
      return {
        word,
        name: species.name,
        aliases: species.aliases.filter(alias => !alias.includes('_') && alias !== word),
        gas: species.gas,
        M: species.M * 1000,
        source: species.source,
      }
    })
  }
}

/** Species that are shipped. */
export const SHIPPED = new SpeciesNames(SPECIES)

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

/** Species that are shipped, as {@link SpeciesNames.find} has them. */
export const findSpecies = (phrase: string): FoundSpecies[] => SHIPPED.find(phrase)
