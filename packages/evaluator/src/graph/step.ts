/**
 * Responsibilities: a statement as the graph sees it, apart from mathematics.
 */

/** A name as a statement gives it a meaning. `element` changes one place of an earlier list. */
export interface DefinedName {
  readonly name: string
  readonly kind: 'variable' | 'function' | 'element'
  /** Whether it is a list of names, which may be the variables of a call. */
  readonly listsNames?: boolean
}

/** One branch of a choice. */
export interface Branch {
  /** Key of the choice. */
  readonly choice: string
  /** Place among its branches, from 0. */
  readonly index: number
}

/** A step that counts only where a test has this answer. */
export interface BranchGuard {
  /** Key of the test. */
  readonly test: string
  readonly wanted: boolean
}

/** A name below a choice means its definition in the branch that was chosen, or the one above. */
export interface Merge {
  readonly choice: string
  readonly name: string
  /** The guard of each branch, in order. */
  readonly guards: readonly BranchGuard[]
}

/** One statement of a block: the unit of dependency. */
export interface Step {
  /** Unique in the worksheet and stable while its block lives. */
  readonly key: string
  readonly block: string
  /** Place among the statements of its block. */
  readonly index: number
  readonly defines: readonly DefinedName[]
  /** Names read, without parameters, bound variables, constants and the engine's own functions. */
  readonly reads: readonly string[]
  /** Names of a program that may be read before they have a value: then they mean what is defined above, if anything. */
  readonly mayRead?: readonly string[]
  /** Names in the place of a call's variables: read only where they mean a list of names. */
  readonly mayList?: readonly string[]
  /** Names that its calls solve for, derive by and the like: symbols of the whole worksheet. */
  readonly seeks?: readonly string[]
  /** The table all columns of which the step reads. */
  readonly readsTable?: string
  /** Words in it that make values with properties. */
  readonly makers?: readonly string[]
  /** Names that are symbols in this step. */
  readonly symbols?: readonly string[]
  /** The branches that it stands in, outermost first. */
  readonly branches?: readonly Branch[]
  readonly guard?: BranchGuard
  readonly merge?: Merge
  /** Runs even when some inputs have failed. */
  readonly lenient?: true
  /** Key of the step that computes it as well, as a loop does with its lines. */
  readonly of?: string
  /** Names that mean nothing below it. */
  readonly purges?: readonly string[]
  /** Whether it has a unit in it, so that it works with quantities. */
  readonly measured?: boolean
  /** Fingerprint of everything of the block itself that the result depends on: source and output options. */
  readonly source: string
}

/** @returns the key of a block's statement */
export function stepKey(block: string, index: number): string {
  return `${block}#${index}`
}

/** A character that cannot be typed in a name. */
const SEAM = '\u00a0'

/** A name that only one block can read. It begins with a letter, as names of the engine have to. */
export const localName = (block: string, name: string): string => `${name}${SEAM}${block}`

/** A name that a block has for itself: the evaluator completes it by the block. */
export const ownName = (name: string): string => localName('', name)

/** @returns such a name with its block, other names as they are */
export const completeName = (block: string, name: string): string =>
  name.endsWith(SEAM) ? `${name}${block}` : name

export const isLocalName = (name: string): boolean => name.includes(SEAM)
