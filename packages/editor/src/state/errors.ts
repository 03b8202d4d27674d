/** Finds the blocks with errors, and unfolds what hides them. */
import type { Block, Worksheet } from '@calcwright/document'
import type { ResultsStore } from '../results/store.ts'
import type { BlockFeed } from './blocks.ts'

/** Half a formula makes the lines below it wrong for as long as it is being typed. */
const PAUSE = 1000

/** In reading order, without those that only wait for another one. */
export function blocksWithErrors(
  worksheet: Pick<Worksheet, 'blocks'>,
  results: ResultsStore,
): readonly Block[] {
  return worksheet.blocks().filter(({ id }) => hasError(results, id))
}

export function hasError(results: ResultsStore, id: string): boolean {
  const outcomes = results.get(id).result?.outcomes ?? []
  return outcomes.some(({ error }) => error !== null && error.kind !== 'halted')
}

/**
 * Unfolds containers with new errors inside, on this page only. A container that was wrong when it was
 * folded, or opened, stays folded, unless it is open in use only: there every error is shown.
 */
export function unfoldErrors(
  worksheet: Pick<Worksheet, 'blocks'>,
  results: ResultsStore,
  feed: Pick<BlockFeed, 'foldedAround' | 'fold' | 'opensInUse'>,
): () => void {
  const wrongNow = (): ReadonlySet<string> =>
    new Set(blocksWithErrors(worksheet, results).map(({ id }) => id))
  let known: ReadonlySet<string> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const unfold = (): void => {
    const wrong = wrongNow()
    for (const id of wrong)
      for (const fold of feed.foldedAround(id))
        if (!known?.has(id) || feed.opensInUse(fold)) feed.fold(fold, false)
    known = wrong
  }
  const wait = ({ running, complete } = results.status.getState()): void => {
    clearTimeout(timer)
    if (running || !complete) return
    known ??= wrongNow()
    timer = setTimeout(unfold, PAUSE)
  }
  wait()
  const stop = results.status.subscribe(status => wait(status))
  return () => {
    stop()
    clearTimeout(timer)
  }
}
