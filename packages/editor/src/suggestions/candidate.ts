import type { HelpTopic } from '../contract/actions.ts'
import type { Tool } from '../contract/block-view.ts'
import type { TypedName } from '../math/typed-name.ts'
import type { KnownName } from '../state/known-names.ts'

/** A block that a typed word stands for. */
export interface BlockPreview {
  readonly tool: Tool
  /** The same with its article, behind a verb: `a plot`; '' until the words have come. */
  readonly made: string
  /** Labels of the fields that it asks for. */
  readonly fields: readonly string[]
  /** The word is there in full: Enter makes the block at once. */
  readonly isTyped: boolean
}

/** Something that can be offered for what is being typed. */
export interface Candidate {
  readonly kind:
    'argument' | 'variable' | 'function' | 'unit' | 'row' | 'column' | 'block' | 'reading' | 'page'
  /** Plain form of a name, title of a reading, symbol of a unit, name of a row as its table has it. */
  readonly name: string
  /** Words that find it: the name without accents, for a unit its English names too. */
  readonly words: readonly string[]
  /** Beside the name: the English name of a unit, what a function does, '' for none. */
  readonly label: string
  /** Behind the name of a function: its arguments. */
  readonly args?: string
  /** The quantity that a unit measures. */
  readonly quantity?: string
  /** A reading takes the place of the text with its quotation marks. */
  readonly latex?: string
  /** The block that Enter makes of the line. */
  readonly makes?: BlockPreview
  /** The page that it shows instead of writing anything. */
  readonly opens?: HelpTopic
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
