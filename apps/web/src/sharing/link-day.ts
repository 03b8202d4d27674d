/** Days as people choose them, and the moment at which they are over here. */

/** @param day like 2026-12-03. Returns seconds since 1970 of the midnight after it. */
export function endOfDay(day: string): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date + 1).getTime() / 1000
}

/** The last day before a moment, like 2026-12-03. @param end seconds since 1970 */
export function dayOfEnd(end: number): string {
  const last = new Date(end * 1000 - 1)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${last.getFullYear()}-${two(last.getMonth() + 1)}-${two(last.getDate())}`
}
