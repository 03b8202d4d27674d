import type { RevisionItem } from '@calcwright/contract'

const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'full' })
const time = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' })

/** Revisions of one day, under its name. */
export interface Day {
  readonly name: string
  readonly revisions: readonly RevisionItem[]
}

/** Groups revisions, the newest first, by the day at this place. */
export function byDay(revisions: readonly RevisionItem[]): Day[] {
  const days = new Map<string, RevisionItem[]>()
  for (const revision of revisions) {
    const name = day.format(revision.created_at * 1000)
    days.set(name, [...(days.get(name) ?? []), revision])
  }
  return [...days].map(([name, list]) => ({ name, revisions: list }))
}

export const timeOf = ({ created_at: seconds }: RevisionItem): string => time.format(seconds * 1000)

/** Title of a revision in sentences and labels: its name, else its time. */
export function titleOf(revision: RevisionItem): string {
  return revision.name ?? `${timeOf(revision)}, ${day.format(revision.created_at * 1000)}`
}
