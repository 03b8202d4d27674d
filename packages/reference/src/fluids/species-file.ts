/** A file of species in the format of NASA's `thermo.inp`: the mixtures of the lines below take them as components. */
import { readThermoInp, SPECIES } from '@calcwright/thermo/gas'
import type { RefusedRecord, Species } from '@calcwright/thermo/gas'
import { PropertyFault } from '../holders/holder.ts'
import type { PropertyHolder } from '../holders/holder.ts'
import { SpeciesNames } from './species-names.ts'

/** Source of the species that are shipped. */
export const SPECIES_SOURCE = 'NASA Glenn thermodynamic database (CEA), NASA TP-2002-211556'

export class SpeciesFile implements PropertyHolder {
  readonly title: string
  readonly fingerprint: string
  readonly properties = []
  readonly refused: readonly RefusedRecord[]
  /** The species of the file, and those that are shipped under other names. */
  readonly names: SpeciesNames
  readonly #fileName: string
  readonly #own: ReadonlySet<object>

  /**
   * @param bytes of the file
   * @param digest of the bytes
   * @throws PropertyFault where it has no species
   */
  constructor(bytes: Uint8Array, digest: string, fileName: string) {
    const { species, refused } = readThermoInp(new TextDecoder().decode(bytes))
    if (species.length === 0) throw new PropertyFault(emptyFile(refused))
    const own = new Map(species.map(one => [one.name.toLowerCase(), one]))
    // The file counts first: its species takes the place of the one that is shipped, with its other names.
    const others = SPECIES.filter(({ name, aliases }) => {
      const same = [name, ...aliases].map(one => own.get(one.toLowerCase())).find(Boolean)
      if (same) same.aliases = [name, ...aliases].filter(one => !own.has(one.toLowerCase()))
      return same === undefined
    })
    this.refused = refused
    this.names = new SpeciesNames([...species, ...others])
    this.#own = new Set(species)
    this.#fileName = fileName
    const without =
      refused.length === 1 ? '; 1 record was refused' : `; ${refused.length} records were refused`
    this.title = `${species.length} species of ${fileName}${refused.length === 0 ? '' : without}`
    this.fingerprint = `${digest} ${fileName}`
  }

  /** @returns the sources of the figures of some species, as a sentence */
  sourceOf(species: readonly Species[]): string {
    const own = species.filter(one => this.#own.has(one))
    const named = own.slice(0, 5).map(({ name, source }) => (source === '' ? name : `${name}: ${source}`))
    if (own.length > named.length) named.push('…')
    return [
      ...(own.length > 0 ? [`${this.#fileName} (${named.join('; ')})`] : []),
      ...(own.length < species.length ? [SPECIES_SOURCE] : []),
    ].join(' and ')
  }
}

/** A record that was refused, as a sentence. */
export const refusal = ({ line, name, reason }: RefusedRecord): string =>
  `line ${line}${name === '' ? '' : `, ${name}`}: ${reason}`

function emptyFile([first]: readonly RefusedRecord[]): string {
  const why = first ? ` First of all, ${refusal(first)}.` : ''
  return `The file has no species in the format of NASA's thermo.inp, with polynomials of nine coefficients.${why}`
}
