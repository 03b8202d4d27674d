/** The words that make a value with properties, and the modules behind them, which are fetched when a line uses one. */
import type { MakeHolder } from './holder.ts'

interface Maker {
  /** The word before the brackets. */
  readonly name: string
  /** Name that a file above has, of which the word takes figures. */
  readonly library?: string
  /** Names that the arguments of its properties may have, which say how a formula is read before the module is there. */
  readonly takes: readonly string[]
  load(): Promise<{ readonly make: MakeHolder }>
}

/** Name of a file of species, for the mixtures of the lines below. Nobody can type it. */
export const SPECIES_LIBRARY = 'species of mixtures'

const MAKERS: readonly Maker[] = [
  { name: 'material', takes: ['T'], load: () => import('../materials/make.ts') },
  {
    name: 'fluid',
    takes: ['T', 'P', 'p', 'h', 's', 'u', 'rho', 'v', 'x'],
    load: () => import('../fluids/make-fluid.ts'),
  },
  {
    name: 'humid_air',
    takes: ['T', 'phi', 'W', 'h', 'v', 'T_wb', 'T_dp', 'p_w', 'P', 'RH', 'T_db', 'p'],
    load: () => import('../fluids/make-humid-air.ts'),
  },
  {
    name: 'mixture',
    library: SPECIES_LIBRARY,
    takes: ['T', 'P', 'p', 'h', 's', 'u', 'g', 'v', 'rho'],
    load: () => import('../fluids/make-mixture.ts'),
  },
]

const ARGUMENTS: ReadonlySet<string> = new Set(MAKERS.flatMap(({ takes }) => takes))

/** @returns whether an argument of a property may have this name */
export const isArgument = (name: string): boolean => ARGUMENTS.has(name)

const BY_NAME = new Map(MAKERS.map(maker => [maker.name, maker]))

export const isMaker = (name: string): boolean => BY_NAME.has(name)

/** @returns the name of the file above that values of this word are made with; undefined for most words */
export const libraryOf = (name: string): string | undefined => BY_NAME.get(name)?.library

const loaded = new Map<string, MakeHolder>()
const loading = new Map<string, Promise<void>>()

/** @returns the function that makes values by this word, once it has been loaded */
export const loadedMaker = (name: string): MakeHolder | undefined => loaded.get(name)

/** Fetches the module of a word. Rejects when it cannot be fetched; the next call tries again. */
export function loadMaker(name: string): Promise<void> {
  const known = loading.get(name)
  if (known) return known
  const begun = BY_NAME.get(name)!
    .load()
    .then(
      ({ make }) => void loaded.set(name, make),
      (error: unknown) => {
        loading.delete(name)
        throw error
      },
    )
  loading.set(name, begun)
  return begun
}
