/** Responsibilities: a snapshot as it was stored, in the form of today. */
import type { BlockResult, Notice, Outcome, ResultsSnapshot } from './contract.ts'
import { restoredPlots } from './stored-plots.ts'

/** @param snapshot as JSON has held it, of this version or of one before */
export function restored(snapshot: ResultsSnapshot): ResultsSnapshot {
  return restoredNotices(restoredPlots(snapshot))
}

/** Notices were sentences alone until they got codes. */
function restoredNotices(snapshot: ResultsSnapshot): ResultsSnapshot {
  const old = Object.values(snapshot.results).filter(({ outcomes }) => outcomes.some(hasBareSentences))
  if (old.length === 0) return snapshot
  const changed = old.map((result): [string, BlockResult] => [
    result.block,
    { ...result, outcomes: result.outcomes.map(one => ({ ...one, notices: one.notices.map(noticeFrom) })) },
  ])
  return { ...snapshot, results: { ...snapshot.results, ...Object.fromEntries(changed) } }
}

const hasBareSentences = ({ notices }: Outcome): boolean =>
  (notices as readonly (Notice | string)[]).some(notice => typeof notice === 'string')

const noticeFrom = (notice: Notice | string): Notice =>
  typeof notice === 'string' ? { code: 'notice', text: notice } : notice
