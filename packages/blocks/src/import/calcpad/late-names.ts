/**
 * Names that get another value below the function that reads them. Calcpad reads them when the function is called,
 * here they are read where it is defined: such a name becomes an argument of the function.
 */
import { piecesOf } from './pieces.ts'
import type { SourceLine } from './source.ts'
import { readIn } from './tree.ts'
import type { Node } from './tree.ts'

/** A point before the name makes it a unit of the file. */
export const VARIABLE = /^\.?([\p{L}_∡][^\s()=.;*/^+<>{}[\]|-]*)\s*=(?!=)(.*)$/su
export const ITEM = /^([\p{L}_][^\s()=.;]*)\.(\([^()]*\)|[\p{L}\p{N}_]+)\s*=(?!=)(.*)$/su

export class LateNames {
  /** The last line that assigns to a name. */
  readonly #last = new Map<string, number>()
  /** Arguments that a function has besides its own. */
  readonly #ofFunctions = new Map<string, readonly string[]>()
  readonly #lines: readonly SourceLine[]

  constructor(lines: readonly SourceLine[]) {
    this.#lines = lines
    lines.forEach(({ text }, index) => {
      for (const name of assignedIn(text)) this.#last.set(name, index)
    })
  }

  /** Names that are variables somewhere in the file: functions are calculated when they are called, with all of them. */
  has(name: string): boolean {
    return this.#last.has(name)
  }

  /** Whether a name stands anywhere in the file. */
  isRead(name: string): boolean {
    return this.#lines.some(({ text }) => text.includes(name))
  }

  /**
   * Takes the definition of a function.
   * @param parameters its own arguments
   * @param line where it stands
   * @param isDefined whether a name has a value there
   * @returns the arguments that it gets besides its own
   */
  define(
    name: string,
    parameters: readonly string[],
    body: Node,
    line: number,
    isDefined: (name: string) => boolean,
  ): readonly string[] {
    const { names, calls } = readIn(body)
    const late = [...names].filter(
      one => (this.#last.get(one) ?? -1) > line || (this.#last.get(one) === line && !isDefined(one)),
    )
    const inherited = [...calls].flatMap(called => (called === name ? [] : this.argumentsOf(called)))
    const all = [...new Set([...late, ...inherited])].filter(one => !parameters.includes(one)).toSorted()
    this.#ofFunctions.set(name, all)
    return all
  }

  argumentsOf(name: string): readonly string[] {
    return this.#ofFunctions.get(name) ?? []
  }
}

/** Names that a line assigns to. */
function assignedIn(line: string): string[] {
  const loop = /^\s*#for\s*([\p{L}_][^\s=]*)/u.exec(line)
  if (loop) return [loop[1]!]
  if (/^\s*#/.test(line)) return []
  return piecesOf(line).flatMap(({ kind, text }) =>
    kind === 'formula'
      ? [ITEM.exec(text)?.[1] ?? VARIABLE.exec(text)?.[1] ?? [], ...placesOfExtremes(text)].flat()
      : [],
  )
}

/** `$Inf{f @ k = …}` gives the place of the extreme to `k_inf`. */
const placesOfExtremes = (text: string): string[] =>
  [...text.matchAll(/\$(sup|inf)\s*\{[^@]*@\s*([^\s=]+)/giu)].map(
    ([, command, variable]) => `${variable!}_${command!.toLowerCase()}`,
  )
