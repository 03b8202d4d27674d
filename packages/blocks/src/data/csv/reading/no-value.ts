/** Numbers that stand for no value, such as -9999: found by their figures and by how far they are from all others. */

/** Nines alone, `-999.9`, `-999.25` of well logs, the codes of climate data, and the largest sizes of simulators and spreadsheets. */
const SIGN = /^(?:-(?:8888|7999|6999|99\.9+|9{3,5}\.25)|-?9{3,7}(?:\.9+)?|99\.9+)$/
/** Sizes beyond what is measured. */
const HUGE = 1e30
/** A sign is so many times as large as the largest other number of its column. */
const FACTOR = 3

const isSign = (value: number): boolean =>
  Math.abs(value) >= HUGE || (Math.abs(value) >= 99.9 - 1e-9 && SIGN.test(String(value)))

/** The numbers of a column that can be signs, beside all others. */
interface Found {
  /** Numbers that can mean no value, with their counts. */
  readonly counts: ReadonlyMap<number, number>
  /** The largest size of the others; -1 where there are none. */
  readonly largest: number
  /** The smallest one of the others, infinite where there are none. */
  readonly least: number
}

function look(values: Float64Array | readonly number[]): Found {
  const counts = new Map<number, number>()
  let largest = -1
  let least = Number.POSITIVE_INFINITY
  for (const value of values) {
    if (value !== value) continue
    const size = Math.abs(value)
    // Most numbers are smaller than any sign.
    if (size >= 99 && isSign(value)) counts.set(value, (counts.get(value) ?? 0) + 1)
    else {
      if (size > largest) largest = size
      if (value < least) least = value
    }
  }
  return { counts, largest, least }
}

/** Whether a number is much larger than all others, or below zero far from others that are all above it and alike. */
const isFar = (value: number, { largest, least }: Found): boolean =>
  Math.abs(value) > FACTOR * largest ||
  (value < 0 && least > 0 && largest > least && least - value > FACTOR * (largest - least))

/** Whether a number stands far from all others of its column; a positive one has to come again. */
function isApart(value: number, count: number, found: Found): boolean {
  if (found.largest < 0) return value < 0 || Math.abs(value) >= HUGE
  return isFar(value, found) && (value < 0 || count > 1 || Math.abs(value) >= HUGE)
}

/**
 * The signs of a file: those that stand apart in a column, and nowhere among values that could be measured.
 * @param columns of numbers, NaN for gaps
 */
export function signsOfNoValue(columns: readonly (Float64Array | readonly number[])[]): number[] {
  const found = columns.map(look)
  const signs = new Set<number>()
  for (const one of found)
    for (const [value, count] of one.counts) if (isApart(value, count, one)) signs.add(value)
  const isPlausible = (value: number): boolean =>
    found.some(one => one.counts.has(value) && one.largest >= 0 && !isFar(value, one))
  return [...signs].filter(value => !isPlausible(value)).toSorted((a, b) => a - b)
}

/** A number of a column that could mean no value and is read as it stands; null for none. */
export function doubtIn(values: Float64Array): number | null {
  const found = look(values)
  for (const [value, count] of found.counts) if (isApart(value, count, found)) return value
  return null
}
