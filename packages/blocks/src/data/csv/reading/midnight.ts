/** Times without a date that go on over midnight. */

const DAY = 86_400

/**
 * How often a column of times passes midnight, how often a duration begins anew, and how often a time is before the one
 * above it otherwise.
 */
export interface Passed {
  readonly midnights: number
  readonly restarts: number
  readonly falls: number
}

/**
 * Counts the times on over midnight: a time that is half a day or more before the one above it is one of the next
 * day. A smaller fall stays, as rows that are out of order have it too. Durations stay as they are: they go beyond 24
 * hours, or begin anew near 0 where no step of the column would reach over midnight.
 * @param values seconds, NaN for a gap; changed in place
 * @param areDurations by how they are written
 */
export function passMidnight(values: Float64Array, areDurations: boolean): Passed {
  const isAnew = areDurations || beginsAnew(values)
  const counts = !isAnew && values.every(value => !(value >= DAY))
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
  return isAnew ? { midnights, restarts: falls, falls: 0 } : { midnights, restarts: 0, falls }
}

/** Whether times fall near 0 although the longest step between two others is far from reaching over midnight. */
function beginsAnew(values: Float64Array): boolean {
  const filled = values.filter(value => value === value)
  let longest = 0
  for (let at = 1; at < filled.length; at++) longest = Math.max(longest, filled[at]! - filled[at - 1]!)
  if (longest === 0) return false
  return filled.some((value, at) => {
    const last = filled[at - 1] ?? value
    const overMidnight = value + DAY - last
    return last - value > longest && value <= longest && overMidnight > 2 * longest
  })
}
