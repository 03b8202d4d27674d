/** Responsibilities: columns of numbers that the engine gets once a command needs them. */
import type { EngineCommand } from '@calcwright/engine'
import { decimalText } from '../values/numbers.ts'
import type { Needed } from './needed-procedures.ts'

/** Columns in SI units, by symbol. */
export type Lists = ReadonlyMap<string, Float64Array>

/** @param held whether the engine has a list already, or gets it before */
export function listsFor(
  commands: readonly EngineCommand[],
  lists: Lists,
  held: (symbol: string) => boolean,
): Needed {
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

const definitionOf = (symbol: string, elements: Float64Array): string =>
  `${symbol}:=[${Array.from(elements, decimalText).join(',')}]`
