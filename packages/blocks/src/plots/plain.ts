/** A series as a line of plain notation: `line ys over xs label "measured"`. */
import { behindWord, partsAt } from '../plain/words.ts'
import { LINE_STYLES, MARKER_SYMBOLS } from './look.ts'
import { amount, colour, flag, oneOf, text, writeOptions } from './options.ts'
import type { Option } from './options.ts'
import { cutAtCommas, formulaFromWords, formulaToWords, nameFromWords } from './words.ts'

/** Formulas, or names, behind a word; those of the first clause stand right behind the word of the type. */
export interface Clause {
  readonly word?: string
  /** With commas between them. */
  readonly fields: readonly string[]
  readonly names?: boolean
}

export interface SeriesWords {
  readonly word: string
  /** A line without any of the words is a series of this type too. */
  readonly wordless?: boolean
  readonly clauses: readonly Clause[]
  /** Options beside those of the look. */
  readonly options?: readonly Option[]
}

const STYLE_WORDS = ['none', 'solid', 'dot', 'dash', 'longdash', 'dashdot', 'longdashdot']

const inWords = (words: readonly string[], values: readonly string[]): Record<string, string> =>
  Object.fromEntries(words.map((word, index) => [word, values[index]!]))

const LOOK: readonly Option[] = [
  text('label', 'label'),
  flag('stack', 'stack'),
  flag('show_points', 'points'),
  amount('line_weight', 'weight'),
  oneOf('line_style', 'style', inWords(STYLE_WORDS, LINE_STYLES)),
  amount('marker_size', 'marker'),
  { ...oneOf('symbol', 'symbol', inWords(MARKER_SYMBOLS, MARKER_SYMBOLS)) },
  colour('color'),
  oneOf('y_axis', 'axis', { y: 'y', y2: 'y2' }),
]

const optionsOf = ({ options = [] }: SeriesWords): readonly Option[] => [...options, ...LOOK]

const wordsOf = (words: SeriesWords): string[] => [
  ...words.clauses.flatMap(({ word }) => word ?? []),
  ...optionsOf(words).flatMap(({ word, alias }) => [word, alias ?? []].flat()),
]

/** @returns the fields that the line says; null when it is not of this type */
export function seriesFromPlain<P extends object>(
  words: SeriesWords,
  defaults: P,
  line: string,
): Partial<P> | null {
  const rest = behindWord(line, words.word) ?? (words.wordless ? line : null)
  if (rest === null) return null
  const props: Record<string, unknown> = {}
  for (const { word, text } of partsAt(rest, ...wordsOf(words))) {
    const clause = words.clauses.find(each => (each.word ?? '') === word)
    const option = optionsOf(words).find(each => each.word === word || each.alias === word)
    const read = clause ? readClause(clause, text) : option && { [option.field]: option.read(text) }
    if (!read || Object.entries(read).some(([field, value]) => value === undefined || field in props))
      return words.wordless
        ? ({ [words.clauses[0]!.fields[0]!]: formulaFromWords(line) } as Partial<P>)
        : null
    Object.assign(props, read)
  }
  return withoutUsual(props, defaults) as Partial<P>
}

function readClause({ fields, names }: Clause, text: string): Record<string, string | undefined> {
  const read = names ? nameFromWords : formulaFromWords
  const items = cutAtCommas(text, fields.length)
  return Object.fromEntries(
    fields.map((field, index) => {
      const item = items[index] ?? ''
      return [field, item === '' ? '' : read(item)]
    }),
  )
}

const withoutUsual = (props: object, defaults: object): object =>
  Object.fromEntries(
    Object.entries(props).filter(([field, value]) => (defaults as Record<string, unknown>)[field] !== value),
  )

export function seriesToPlain<P extends object>(words: SeriesWords, defaults: P, props: P): string {
  const all = wordsOf(words)
  const clauses = words.clauses.flatMap(({ word, fields, names }) => {
    const values = fields.map(field => (props as Record<string, string>)[field]!)
    const usual = fields.every(
      (field, index) => (defaults as Record<string, unknown>)[field] === values[index],
    )
    if (word !== undefined && usual) return []
    const written = values.map(latex => formulaToWords(latex, all, names || values.length > 1)).join(', ')
    return [word ?? '', written].filter(part => part !== '' && part !== ', ')
  })
  return [words.word, ...clauses, ...writeOptions(optionsOf(words), props, defaults, all)].join(' ')
}
