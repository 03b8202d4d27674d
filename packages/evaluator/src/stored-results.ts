/** Responsibilities: a stored snapshot of this version or an earlier one, in the present form. */
import type {
  BlockResult,
  EarlierCode,
  EvaluationError,
  Notice,
  Outcome,
  ResultsSnapshot,
  UnknownName,
} from './block-result.ts'
import { restoredPlots } from './stored-plots.ts'

/**
 * @param snapshot as JSON has held it, of this version or of one before
 * @param onPaper plots of which all is stored need not be computed anew, as nobody looks closer
 */
export function restoredSnapshot(snapshot: ResultsSnapshot, onPaper = false): ResultsSnapshot {
  return restoredNames(restoredCodes(restoredPlots(snapshot, onPaper)))
}

/** Notices were sentences alone until they got codes, and some errors had no code beside their kind. */
function restoredCodes(snapshot: ResultsSnapshot): ResultsSnapshot {
  const old = Object.values(snapshot.results).filter(({ outcomes }) => outcomes.some(lacksCodes))
  if (old.length === 0) return snapshot
  const changed = old.map((result): [string, BlockResult] => [
    result.block,
    { ...result, outcomes: result.outcomes.map(withCodes) },
  ])
  return { ...snapshot, results: { ...snapshot.results, ...Object.fromEntries(changed) } }
}

const lacksCodes = (outcome: Outcome): boolean => hasBareSentences(outcome) || lacksCode(outcome.error)

const lacksCode = (error: EvaluationError | null): boolean =>
  error !== null && (error as Partial<EvaluationError>).code === undefined

const withCodes = (outcome: Outcome): Outcome => ({
  ...outcome,
  notices: outcome.notices.map(noticeFrom),
  error:
    outcome.error && lacksCode(outcome.error)
      ? { ...outcome.error, code: earlier(outcome.error.kind) }
      : outcome.error,
})

const earlier = (code: string): EarlierCode => code as EarlierCode

const hasBareSentences = ({ notices }: Outcome): boolean =>
  (notices as readonly (Notice | string)[]).some(notice => typeof notice === 'string')

const noticeFrom = (notice: Notice | string): Notice =>
  typeof notice === 'string' ? { code: earlier('notice'), text: notice } : notice

/** Names with a notice were marked by `told` up to version 0.1. */
type StoredName = UnknownName & { readonly [Key in 'told']?: boolean }

function restoredNames(snapshot: ResultsSnapshot): ResultsSnapshot {
  const old = Object.values(snapshot.results).filter(({ outcomes }) => outcomes.some(hasMarkedName))
  if (old.length === 0) return snapshot
  const changed = old.map((result): [string, BlockResult] => [
    result.block,
    { ...result, outcomes: result.outcomes.map(withMarkedNames) },
  ])
  return { ...snapshot, results: { ...snapshot.results, ...Object.fromEntries(changed) } }
}

const hasMarkedName = ({ unknown = [] }: Outcome): boolean =>
  (unknown as readonly StoredName[]).some(name => name.told !== undefined)

function withMarkedNames(outcome: Outcome): Outcome {
  if (!hasMarkedName(outcome)) return outcome
  const unknown = (outcome.unknown as readonly StoredName[]).map(({ ['told']: noticed, ...name }) =>
    noticed === undefined ? name : { ...name, noticed },
  )
  return { ...outcome, unknown }
}
