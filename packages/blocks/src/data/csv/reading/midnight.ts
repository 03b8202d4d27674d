/** Times without a date that go on over midnight. */

const DAY = 86_400

/** How often a column of times passes midnight, and how often a time is before the one above it otherwise. */
export interface Passed {
  readonly midnights: number
  readonly falls: number
}

/**
 * Counts the times on over midnight: a time that is half a day or more before the one above it is one of the next
 * day. A smaller fall stays, as rows that are out of order have it too. Durations, which go beyond 24 hours, stay as
 * they are.
 * @param values seconds, NaN for a gap; changed in place
 */
export function passMidnight(values: Float64Array): Passed {
  const counts = values.every(value => !(value >= DAY))
  let [day, last, midnights, falls] = [0, Number.NaN, 0, 0]
  for (let at = 0; at < values.length; at++) {
    const value = values[at]!
    if (value !== value) continue
    if (counts && last - value >= DAY / 2) {
      day += DAY
      midnights++
    } else if (value < last) falls++
    last = value
    values[at] = value + day
  }
  return { midnights, falls }
}
