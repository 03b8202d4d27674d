/** Known units with a spelling like that of an unknown one. */
import { ROWS_BY_NAME, ROWS_BY_SYMBOL, PREFIXES_BY_SYMBOL, foldName, splitPrefix } from './table.ts'
import { findUnit } from './find.ts'
import { editDistance } from '@calcwright/reference/spelling'

const MOST = 4

/** Up to four spellings that are units, nearest first: `kpa` → `kPa`, `metr` → `metre`. */
export function suggestUnits(name: string): readonly string[] {
  const folded = foldName(name)
  const candidates = new Map<string, number>()
  const offer = (spelling: string, distance: number) => {
    if (distance < (candidates.get(spelling) ?? Infinity)) candidates.set(spelling, distance)
  }
  const singular = name.replace(/s$/, '')
  // Nobody writes a plural of one letter: `Vs` are volt seconds.
  if (findUnit(singular) && singular.length > 1) return [singular]
  for (const spelling of otherCases(name)) offer(spelling, 0)
  if (candidates.size > 0) return [...candidates.keys()].slice(0, MOST)
  const most = Math.min(2, Math.floor(folded.length / 3))
  for (const [spelling, row] of ROWS_BY_NAME) {
    const distance = editDistance(folded, spelling, most)
    if (distance <= most)
      offer(row.names.find(pair => pair.some(n => foldName(n) === spelling))?.[0] ?? spelling, distance)
  }
  for (const spelling of symbolsFor(name)) {
    const distance = editDistance(folded, spelling.toLowerCase(), most)
    if (spelling.length > 1 && distance <= most) offer(spelling, distance + 0.5)
  }
  for (const product of productsIn(name)) offer(product, PRODUCT)
  return [...candidates]
    .sort((a, b) => a[1] - b[1])
    .slice(0, MOST)
    .map(([spelling]) => spelling)
}

/** Two symbols without a sign between them: `kgK` → `kg·K`, which stays below a slash. */
function productsIn(name: string): string[] {
  if (name.length > LONGEST_PRODUCT) return []
  return Array.from(name, (_, end) => [name.slice(0, end), name.slice(end)])
    .filter(parts => parts.every(isSymbol))
    .map(parts => parts.join('·'))
}

const LONGEST_PRODUCT = 8

/** The weight of a missing sign beside other mistakes: more than one letter of a symbol. */
const PRODUCT = 1.75

/** With a power behind it, `m2`, too; the code of a currency is none. */
function isSymbol(text: string): boolean {
  const [, symbol = ''] = /^(\D+)[234]?$/.exec(text) ?? []
  const row = ROWS_BY_SYMBOL.get(symbol) ?? splitPrefix(symbol)?.row
  return row !== undefined && row.category !== 'Currency'
}

/** The symbols that may be meant: only capitals are taken for the code of a currency. */
function symbolsFor(name: string): string[] {
  const symbols = [...ROWS_BY_SYMBOL]
  const isCode = name === name.toUpperCase()
  return symbols.filter(([, { category }]) => isCode || category !== 'Currency').map(([symbol]) => symbol)
}

/** The same letters in another case, with or without a prefix: `KPA`, `kpa` → `kPa`. */
function otherCases(name: string): string[] {
  const lower = name.toLowerCase()
  const spellings: string[] = []
  for (const symbol of symbolsFor(name)) {
    const end = symbol.toLowerCase()
    if (end === lower) spellings.push(symbol)
    else if (lower.endsWith(end)) {
      const start = lower.slice(0, -end.length)
      for (const prefix of PREFIXES_BY_SYMBOL.keys()) {
        if (prefix.toLowerCase() === start && findUnit(prefix + symbol)) spellings.push(prefix + symbol)
      }
    }
  }
  return spellings
}
