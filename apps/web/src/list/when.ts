const time = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' })
const day = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short' })
const year = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', year: 'numeric' })

/** The shortest text for a date: the time today, the day this year, else the year too. @param seconds since 1970 */
export function shortDateText(seconds: number, now = new Date()): string {
  const date = new Date(seconds * 1000)
  if (date.toDateString() === now.toDateString()) return time.format(date)
  return (date.getFullYear() === now.getFullYear() ? day : year).format(date)
}
