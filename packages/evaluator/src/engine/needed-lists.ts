/** Responsibilities: columns of numbers that the engine gets once a command needs them. */
import type { EngineCommand } from '@calcwright/engine'
import type { NeededProcedures } from '@calcwright/lowering/procedures'
import { decimalText } from '../values/numbers.ts'

/** Columns in SI units, by symbol. */
export type Lists = ReadonlyMap<string, ListNumbers>

export interface ListNumbers {
  readonly elements: Float64Array
  /** Columns of a matrix, whose rows follow one another; absent for a list. */
  readonly width?: number
}

/** @param held whether the engine has a list already, or gets it before */
export function listsFor(
  commands: readonly EngineCommand[],
  lists: Lists,
  held: (symbol: string) => boolean,
): NeededProcedures {
  const names = [...lists.keys()].filter(
    symbol => !held(symbol) && commands.some(({ text }) => mentions(text, symbol)),
  )
  return { names, commands: names.map(symbol => ({ text: definitionOf(symbol, lists.get(symbol)!) })) }
}

const WORD = /\w/

/** Whether a symbol stands in a text as a word of its own. */
function mentions(text: string, symbol: string): boolean {
  for (let at = text.indexOf(symbol); at >= 0; at = text.indexOf(symbol, at + 1)) {
    const [before = '', after = ''] = [text[at - 1], text[at + symbol.length]]
    if (!WORD.test(before) && !WORD.test(after)) return true
  }
  return false
}

function definitionOf(symbol: string, { elements, width }: ListNumbers): string {
  if (width === undefined) return `${symbol}:=${rowOf(elements)}`
  const rows = Array.from({ length: elements.length / width }, (_, row) =>
    rowOf(elements.subarray(row * width, (row + 1) * width)),
  )
  return `${symbol}:=[${rows.join(',')}]`
}

const rowOf = (elements: Float64Array): string => `[${Array.from(elements, decimalText).join(',')}]`
