/**
 * Responsibilities: what names mean at a place of the page, in branches of choices too: a branch
 * begins with what stands above its choice, and the definitions of one branch mean nothing in another.
 */
import { isColumnName, tableOf } from '@calcwright/math/expression'
import type { Branch, Merge, Step } from './step.ts'

/** The meanings of names at one place: keys of steps, by name. */
export interface Names {
  readonly above: Map<string, string>
  /** Names that mean lists of names. */
  readonly lists: Map<string, string>
  /** Names whose meaning was taken away. */
  readonly purged: Set<string>
}

interface Choice {
  readonly choice: string
  index: number
  /** The meanings of names above the choice. */
  readonly base: Names
  /** The meanings at the end of each branch, by its place. */
  readonly ends: Map<number, Names>
}

/** In the inputs of a step: keys that stand for no name of the worksheet. */
export const GUARD = '?guard'
export const CHOICE_INPUT = '?of'

/** The input of a merge that is the definition of a branch, or the one above the choice for `else`. */
export const branchInput = (branch: number | 'else'): string => `?branch ${branch}`
/** The input of a merge that is the test of a branch. */
export const testInput = (branch: number): string => `?test ${branch}`

/** @returns whether an input is a name that the step reads */
export const isReadName = (input: string): boolean => !input.startsWith('?')

export class NamesInBranches {
  #names: Names = { above: new Map(), lists: new Map(), purged: new Set() }
  readonly #open: Choice[] = []
  /** Names that have been those of tables somewhere: their columns lose their meaning with them. */
  readonly #tables = new Set<string>()
  readonly #closed = new Map<string, Choice>()

  /** @returns the meanings of names where the step stands; steps come in reading order */
  at(step: Step): Names {
    const path = step.branches ?? []
    while (!this.#isAround(path)) this.#close()
    const inner = this.#open.at(-1)
    const last = inner && path[this.#open.length - 1]
    if (inner && last && inner.index !== last.index) this.#nextBranch(inner, last.index)
    for (const branch of path.slice(this.#open.length)) this.#begin(branch)
    return this.#names
  }

  /** The step defines names, or takes their meaning away. */
  define({ key, defines, purges = [] }: Step): void {
    const { above, lists, purged } = this.#names
    for (const { name, listsNames = false } of defines) {
      if (isColumnName(name)) this.#tables.add(tableOf(name))
      else if (this.#tables.has(name)) forgetColumns(above, name)
      above.set(name, key)
      purged.delete(name)
      if (listsNames) lists.set(name, key)
      else lists.delete(name)
    }
    for (const name of purges) {
      if (this.#tables.has(name)) forgetColumns(above, name)
      above.delete(name)
      purged.add(name)
      lists.delete(name)
    }
  }

  /** @returns the inputs of a merge: the definitions it chooses between, and the tests that decide */
  inputsOf({ choice, name, guards }: Merge): Map<string, string> {
    const inputs = new Map<string, string>()
    const closed = this.#closed.get(choice)
    const base = closed ? closed.base : this.#names
    guards.forEach(({ test }, branch) => {
      inputs.set(testInput(branch), test)
      const definition = (closed?.ends.get(branch) ?? base).above.get(name)
      if (definition !== undefined) inputs.set(branchInput(branch), definition)
    })
    const above = base.above.get(name)
    if (above !== undefined) inputs.set(branchInput('else'), above)
    return inputs
  }

  /** Whether all open choices but for the branch of the innermost are those of the path. */
  #isAround(path: readonly Branch[]): boolean {
    const inner = this.#open.length - 1
    return this.#open.every(({ choice, index }, depth) => {
      const branch = path[depth]
      return branch?.choice === choice && (branch.index === index || depth === inner)
    })
  }

  #begin({ choice, index }: Branch): void {
    this.#open.push({ choice, index, base: this.#names, ends: new Map() })
    this.#names = copyOf(this.#names)
  }

  #nextBranch(choice: Choice, index: number): void {
    choice.ends.set(choice.index, this.#names)
    choice.index = index
    this.#names = copyOf(choice.base)
  }

  #close(): void {
    const choice = this.#open.pop()
    if (!choice) return
    choice.ends.set(choice.index, this.#names)
    this.#closed.set(choice.choice, choice)
    this.#names = choice.base
  }
}

function forgetColumns(above: Map<string, string>, table: string): void {
  for (const name of [...above.keys()]) if (name.startsWith(`${table}.`)) above.delete(name)
}

const copyOf = ({ above, lists, purged }: Names): Names => ({
  above: new Map(above),
  lists: new Map(lists),
  purged: new Set(purged),
})
