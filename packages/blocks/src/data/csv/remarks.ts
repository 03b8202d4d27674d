/** Sentences about the times in a file, where they could mean others. */
import type { ReadColumns, ReadTimes } from './reading/options.ts'
import { namesOf } from './schema.ts'
import type { CsvProps } from './schema.ts'

const counted = (count: number): string => (count === 1 ? 'once' : `${count} times`)

/** Columns of times that pass midnight, that fall, or that count from several first times. */
export function remarksOn(props: CsvProps, times: ReadColumns['times']): string[] {
  const names = props.header < 0 ? props.columns.map(({ at }) => `Column ${at + 1}`) : namesOf(props)
  const found = names.flatMap((name, index) => {
    const of = times[index]
    return of ? [{ name, ...of }] : []
  })
  const of = (clock: boolean): string[] => found.filter(one => one.clock === clock).map(({ name }) => name)
  return [
    ...found.flatMap(remarksOnColumn),
    ...[of(true), of(false)].filter(same => same.length > 1).map(originsOf),
  ]
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
      `${longTime} in ${name} is read as hours and minutes: write 0:${longTime} for minutes and seconds.`,
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

const originsOf = (names: readonly string[]): string =>
  `${names.slice(0, -1).join(', ')} and ${names.at(-1)} each count from their own first time: do not subtract one from the other.`
