/** Sentences about times that could mean others, and rows that are hidden. */
import type { ReadColumns, ReadTimes } from './reading/options.ts'
import { textOf } from './reading/cells.ts'
import { durationText } from './reading/times.ts'
import { namesOf } from './schema.ts'
import type { CsvProps } from './schema.ts'

const counted = (count: number): string => (count === 1 ? 'once' : `${count} times`)

/** Hidden rows, and columns of times that pass midnight, that fall, or that count from one start. */
export function remarksOn(
  props: CsvProps,
  { times, hiddenRows }: Pick<ReadColumns, 'times' | 'hiddenRows'>,
): string[] {
  const names = props.header < 0 ? props.columns.map(({ at }) => `Column ${at + 1}`) : namesOf(props)
  const found = names.flatMap((name, index) => {
    const of = times[index]
    return of ? [{ name, ...of }] : []
  })
  const kinds = [true, false].map(clock => found.filter(one => one.clock === clock))
  const hidden =
    hiddenRows === 1 ? '1 row that the file hides is' : `${hiddenRows} rows that the file hides are`
  return [
    ...(hiddenRows > 0 ? [`${hidden} read as well.`] : []),
    ...(isDoubled(props)
      ? [
          'Half of the columns have no name: commas may be decimal marks here as well as between the cells. Save the file with semicolons between them.',
        ]
      : []),
    ...found.flatMap(remarksOnColumn),
    ...kinds.flatMap(([first, ...others]) =>
      first && others.length > 0
        ? originOf(
            [first, ...others].map(({ name }) => name),
            startText(first),
          )
        : [],
    ),
  ]
}

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
