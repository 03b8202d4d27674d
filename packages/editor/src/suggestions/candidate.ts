import type { TypedName } from '../math/typed-name.ts'
import type { KnownName } from '../names/known-names.ts'

/** Something that can be offered for what is being typed. */
export interface Candidate {
  readonly kind: 'argument' | 'variable' | 'function' | 'unit' | 'row' | 'column'
  /** Plain form of a name, symbol of a unit, name of a row as its table has it. */
  readonly name: string
  /** Words that find it: the name without accents, for a unit its English names too. */
  readonly words: readonly string[]
  /** Beside the name: the English name of a unit, '' for none. */
  readonly label: string
  /** The block that defines it. */
  readonly block?: string
}

/** The list that is offered at a place of the caret. */
export interface Suggestions {
  readonly items: readonly Candidate[]
  readonly typed: TypedName
  /** The place of the caret then. */
  readonly position: number
  /** The first item goes on with what was typed: Enter and Tab may take it. */
  readonly completes: boolean
  readonly known: ReadonlyMap<string, KnownName>
}
