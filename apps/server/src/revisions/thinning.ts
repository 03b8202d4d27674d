/** Decides which automatic revisions are removed with age. */

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

/** One revision of each period stays, for revisions up to this age. The last row holds for all older ones. */
const PERIODS = [
  { age: 2 * DAY, period: 0 },
  { age: 30 * DAY, period: DAY },
  { age: 365 * DAY, period: 7 * DAY },
  { age: Infinity, period: 30 * DAY },
] as const

export interface DatedVersion {
  readonly version: number
  readonly createdAt: Date
}

/**
 * Versions of the revisions that go: all of two days stay, then the last one of each day for a month, of each
 * week for a year, and of each thirty days. The newest always stays.
 *
 * @param revisions automatic ones, the oldest first
 */
export function revisionsToRemove(revisions: readonly DatedVersion[], now: Date): number[] {
  return revisions.flatMap((revision, index) => {
    const next = revisions[index + 1]
    return next && periodOf(revision, now) === periodOf(next, now) ? [revision.version] : []
  })
}

/** A key that revisions of the same period share. Periods are counted from 1970, so that they stay the same. */
function periodOf({ version, createdAt }: DatedVersion, now: Date): string {
  const age = now.getTime() - createdAt.getTime()
  const { period } = PERIODS.find(row => age <= row.age)!
  return period === 0 ? `version ${version}` : `${period} ${Math.floor(createdAt.getTime() / period)}`
}
