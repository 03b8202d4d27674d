/** Rows in groups: by the day of their last change, or by the first letter of their name. */
export type SortBy = 'date' | 'name'

export interface Sortable {
  readonly name: string
  /** Seconds since 1970. */
  readonly updated_at: number
}

// Made once: making one takes longer than sorting in a thousand rows.
const month = new Intl.DateTimeFormat('en', { month: 'long' })
const monthAndYear = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric' })

const DAY = 24 * 60 * 60 * 1000

/** Heading of the group that a row belongs to. */
export function groupOf(item: Sortable, sortBy: SortBy, now: Date): string {
  return sortBy === 'name' ? letterOf(item.name) : periodOf(new Date(item.updated_at * 1000), now)
}

/** Today, Yesterday, Last Seven Days, then months, with the year when it is another one. */
function periodOf(date: Date, now: Date): string {
  const days = Math.round((startOfDay(now) - startOfDay(date)) / DAY)
  if (days <= 0) return 'Today'
  if (days === 1) return 'Yesterday'
  if (days < 7) return 'Last Seven Days'
  return (date.getFullYear() === now.getFullYear() ? month : monthAndYear).format(date)
}

const startOfDay = (date: Date): number =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()

/** Accents do not make another letter: names are sorted without them, too. */
function letterOf(name: string): string {
  const [first = ''] = name.trim().normalize('NFD')
  if (/\p{N}/u.test(first)) return '0–9'
  return /\p{L}/u.test(first) ? first.toLocaleUpperCase() : '#'
}
