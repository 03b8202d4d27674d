/**
 * The unit tables are text: one line a unit, columns divided by `|`.
 *
 * | column | content |
 * |---|---|
 * | symbol | the exact symbol, case counts |
 * | names | English names, commas between; the first is the label; `foot/feet` gives an irregular plural |
 * | definition | numbers, `pi`, other symbols and `[dimension]` of a base unit, joined by blanks, `*`, `/`, `^` from left to right; `~` in front: measured or rounded, not exact; `@ 273.15 K` at the end: the zero of a thermometer scale |
 * | prefixes | `metric`, `binary`, single prefix symbols, or empty for none |
 * | source | a key of SOURCES |
 * | aliases | further symbols, blanks between, case counts |
 * | note | what one ought to know, such as the meaning chosen for a name with several |
 */
export interface UnitRow {
  readonly symbol: string
  /** Singular and plural of each name; the first is the label. */
  readonly names: readonly (readonly [singular: string, plural: string])[]
  readonly definition: string
  readonly exact: boolean
  /** Definition of the zero point of a thermometer scale, '' for an ordinary unit. */
  readonly zero: string
  /** Prefix symbols or the set names `metric`, `binary`. */
  readonly prefixes: readonly string[]
  readonly source: string
  readonly aliases: readonly string[]
  readonly note: string
  readonly category: string
}

/** Reads a unit table; throws when a line has too few columns. */
export function readUnits(category: string, table: string): readonly UnitRow[] {
  const lines = table.split('\n').filter(line => line.trim() !== '')
  return lines.map(line => readUnit(category, line))
}

function readUnit(category: string, line: string): UnitRow {
  const columns = line.split('|').map(column => column.trim())
  const [symbol, names, text, prefixes, source, aliases = '', note = ''] = columns
  if (!symbol || names === undefined || !text || prefixes === undefined || !source) {
    throw new Error(`A unit line needs symbol | names | definition | prefixes | source: ${line.trim()}`)
  }
  const [definition = '', zero = ''] = text.replace(/^~/, '').split('@')
  return {
    symbol,
    names: words(names, ',').map(withPlural),
    definition: definition.trim(),
    exact: !text.startsWith('~'),
    zero: zero.trim(),
    prefixes: words(prefixes, ' '),
    source,
    aliases: words(aliases, ' '),
    note,
    category,
  }
}

function words(text: string, separator: string): string[] {
  return text.split(separator).flatMap(word => (word.trim() === '' ? [] : [word.trim()]))
}

function withPlural(name: string): readonly [string, string] {
  const [singular = '', plural] = name.split('/')
  return [singular, plural ?? pluralOf(singular)]
}

/** The regular English plural of the head of a name: `ton of refrigeration` → `tons of refrigeration`. */
export function pluralOf(name: string): string {
  const tail = / (per|of|at|in|to)\b.*|[-(].*/.exec(name)?.[0] ?? ''
  const head = name.slice(0, name.length - tail.length)
  return plural(head) + tail
}

function plural(word: string): string {
  if (/(siemens|stokes|hertz|lux)$/.test(word)) return word
  if (word.endsWith('foot')) return `${word.slice(0, -4)}feet`
  if (/(s|x|ch|sh)$/.test(word)) return `${word}es`
  if (/[^aeiou]y$/.test(word)) return word.replace(/y$/, 'ies')
  return `${word}s`
}
