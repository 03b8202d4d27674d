/** Sentences about what was read otherwise than a reader may expect. */
import type { ReadColumns, ReadTimes } from './reading/options.ts'
import { textOf } from './reading/cells.ts'
import { durationText } from './reading/times.ts'
import { areNamed } from './schema.ts'
import type { CsvColumn, CsvProps } from './schema.ts'

const counted = (count: number): string => (count === 1 ? 'once' : `${count} times`)

/** Why a reading brings nothing, '' where it brings something. */
export function problemOf({ columns, missing }: CsvProps, { values, gaps, texts }: ReadColumns): string {
  const rows = values[0]?.length ?? 0
  const cells = rows * columns.length
  if (columns.length === 0) return 'The file has no column of numbers, and no names above columns of words.'
  if (rows === 0) return 'The file has no rows with numbers.'
  const isEmpty = columns.every(({ kind }, at) => kind === 'text' || gaps[at]!.count >= rows)
  if (missing === 'skip' || !isEmpty) return ''
  const ofWords = texts.some(Boolean) ? ' Its columns of words alone have no values.' : ''
  return `None of the ${cells} chosen cells holds a number: check the delimiter, the decimal mark and the row of names in the import settings.${ofWords}`
}

/** Columns about which the same is said one by one. */
const MOST = 10

/** Sentences for a reader of the numbers: gaps, rows left out, times that could mean others, units that are none. */
export function remarksOn(props: CsvProps, read: ReadColumns): string[] {
  const { times, hiddenRows, unstored, footer } = read
  const names = props.columns.map(({ at, sub }) =>
    !areNamed(props.header) ? `Column ${at + 1}` : `${props.name}_${sub}`,
  )
  const found = names.flatMap((name, index) => {
    const of = times[index]
    return of ? [{ name, ...of }] : []
  })
  const kinds = [true, false].map(clock => found.filter(one => one.clock === clock))
  const hidden =
    hiddenRows === 1 ? '1 row that the file hides is' : `${hiddenRows} rows that the file hides are`
  return [
    ...(hiddenRows > 0 ? [`${hidden} read as well.`] : []),
    ...(unstored > 0 ? [unstoredText(unstored)] : []),
    ...(footer > 0 ? [`${footer === 1 ? 'The last row holds' : `The last ${footer} rows hold`} words, as below a table: ${footer === 1 ? 'it is' : 'they are'} left out.`] : []), // prettier-ignore
    ...(isDoubled(props)
      ? [
          'Half of the columns have no name: commas may be decimal marks here as well as between the cells. Save the file with semicolons between them.',
        ]
      : []),
    ...inBrief(
      names.flatMap((name, index) => gapsText(name, index, props, read)),
      'columns have cells without a value',
    ),
    ...inBrief(
      names.flatMap((name, index) => doubtText(name, read.doubts[index] ?? null)),
      'columns hold such numbers',
    ),
    ...inBrief(
      names.flatMap((name, index) => unreadText(name, props.columns[index]!)),
      'columns have no unit',
    ),
    ...found.flatMap(remarksOnColumn),
    ...kinds.flatMap(([first, ...others]) =>
      first && others.length > 0 && !(first.clock && first.start === 0)
        ? originOf(
            [first, ...others].map(({ name }) => name),
            startText(first),
          )
        : [],
    ),
  ]
}

const inBrief = (sentences: readonly string[], what: string): string[] =>
  sentences.length > MOST
    ? [...sentences.slice(0, MOST), `${sentences.length - MOST} more ${what}.`]
    : [...sentences]

const unstoredText = (count: number): string =>
  `${count === 1 ? '1 cell has a formula' : `${count} cells have a formula`} and no stored value: open the file in a spreadsheet and save it there, so that ${count === 1 ? 'it has one' : 'they have one'}.`

const counts = new Intl.NumberFormat('en')

/** How many cells of a column hold no value, and what stands in them. */
function gapsText(
  name: string,
  index: number,
  { columns, missing }: CsvProps,
  { gaps, values }: ReadColumns,
): string[] {
  const { count, signs } = gaps[index]!
  if (count === 0) return []
  const { kind } = columns[index]!
  const listed = signs.reduce((sum, [, times]) => sum + times, 0)
  const texts = [
    ...signs.map(([text, times]) => `${text} (${counts.format(times)})`),
    ...(count > listed ? [`empty (${counts.format(count - listed)})`] : []),
  ]
  const fate = kind === 'text' ? '' : { zero: count === 1 ? ' and is 0' : ' and are 0', gap: count === 1 ? ' and is a gap' : ' and are gaps' }[missing] ?? '' // prettier-ignore
  const all = values[index]!.length === count && missing !== 'skip' ? 'all' : counts.format(count)
  const subject =
    count === 1 ? '1 cell holds' : `${all} ${all === 'all' ? `${counts.format(count)} ` : ''}cells hold`
  return [`${name}: ${subject} no ${kind === 'text' ? 'word' : 'number'}${fate}: ${texts.join(', ')}.`]
}

const doubtText = (name: string, doubt: number | null): string[] =>
  doubt === null
    ? []
    : [`${name} holds ${doubt}, which may stand for no value: name it in the import settings if it does.`]

const unreadText = (name: string, { unit, unread, kind }: CsvColumn): string[] =>
  unread === '' || unit !== '' || kind !== 'number'
    ? []
    : [`${name} has no unit: ${unread} is none that is known.`]

/** Whether a file divided by commas has twice as many cells as names, as `0,5,1,5` below `t,F` has. */
function isDoubled({ delimiter, header, columns }: CsvProps): boolean {
  const unnamed = columns.map(({ at, sub }) => sub === `Column${at + 1}`)
  const half = columns.length / 2
  return (
    delimiter === ',' &&
    header >= 0 &&
    half >= 2 &&
    Number.isInteger(half) &&
    unnamed.every((isUnnamed, at) => isUnnamed === at >= half)
  )
}

function remarksOnColumn({
  name,
  longTime,
  midnights,
  restarts,
  falls,
}: ReadTimes & { readonly name: string }): string[] {
  const sentences: string[] = []
  if (longTime !== '')
    sentences.push(
      `${longTime} in ${name} is read as hours and minutes: write t [min:s] above minutes and seconds, t [h:min] above hours and minutes.`,
    )
  if (midnights > 0)
    sentences.push(
      `${name} passes midnight ${counted(midnights)}: a time twelve hours or more before the one above it counts as one of the next day. Put dates before the times if that is wrong.`,
    )
  if (restarts > 0)
    sentences.push(
      `${name} begins anew ${counted(restarts)}: it is read as a duration, to which no days are added.`,
    )
  if (falls > 0)
    sentences.push(
      `${name} falls ${counted(falls)}, where a time is before the one above it. Sort the rows of the file by time, or put dates before the times.`,
    )
  return sentences
}

const originOf = (names: readonly string[], start: string): string =>
  `${names.slice(0, -1).join(', ')} and ${names.at(-1)} count from the same start, ${start}.`

const startText = ({ clock, start }: ReadTimes): string =>
  clock ? durationText(start) : textOf(new Date(start * 1000))
