/** The results as they travel with a save: all of them, or what is new since the last time. */
import type { ArchivePatch } from '@calcwright/contract'
import { storableSnapshot } from '@calcwright/evaluator'
import type { BlockResult, ResultsSnapshot } from '@calcwright/evaluator'

/** JSON text to send, and what to do once the server has it. */
export interface ArchivePortion {
  readonly text: string
  accepted(): void
}

export class Archive {
  readonly #snapshot: () => Promise<ResultsSnapshot>
  /** Versions by block of what the server has. */
  #stored: ReadonlyMap<string, string>

  constructor(snapshot: () => Promise<ResultsSnapshot>, stored: ResultsSnapshot | undefined) {
    this.#snapshot = snapshot
    this.#stored = versions(stored)
  }

  /** An ArchivePatch, or the whole snapshot; null when nothing is new. */
  async take(scope: 'all' | 'new'): Promise<ArchivePortion | null> {
    const snapshot = storableSnapshot(await this.#snapshot())
    const patch = difference(this.#stored, snapshot)
    if (scope === 'new' && Object.keys(patch.results).length === 0) return null
    return {
      text: JSON.stringify(scope === 'all' ? snapshot : patch),
      accepted: () => {
        this.#stored = versions(snapshot)
      },
    }
  }
}

function versions(snapshot: ResultsSnapshot | undefined): ReadonlyMap<string, string> {
  return new Map(Object.entries(snapshot?.results ?? {}).map(([block, result]) => [block, versionOf(result)]))
}

/** A stale result is sent as one, and again when it turns out to fit still. */
const versionOf = ({ hash, stale }: BlockResult): string => (stale ? `${hash} stale` : hash)

function difference(sent: ReadonlyMap<string, string>, snapshot: ResultsSnapshot): ArchivePatch {
  const results: ArchivePatch['results'] = {}
  for (const [block, result] of Object.entries(snapshot.results))
    if (sent.get(block) !== versionOf(result)) results[block] = { ...result }
  for (const block of sent.keys()) if (!(block in snapshot.results)) results[block] = null
  return { format: snapshot.format, results }
}
