/** Lines that somebody else folds stay open on this page while the caret or the selection is in them. */
import type { EditorContext } from './context.ts'

type Context = Pick<EditorContext, 'worksheet' | 'state'> & {
  readonly feed: Pick<EditorContext['feed'], 'fold' | 'foldAsSaved' | 'foldedAround'>
}

/** @returns the way to stop */
export function keepUnfolded({ worksheet, feed, state }: Context): () => void {
  /**
   * Containers that stay open until the person folds them, so that nothing moves while one works; once others
   * have unfolded them, they follow the worksheet again.
   */
  const unfolded = new Set<string>()
  return worksheet.subscribe(({ origin }) => {
    if (origin !== 'remote') return
    for (const id of unfolded) {
      if (worksheet.block(id)?.collapsed) continue
      unfolded.delete(id)
      feed.foldAsSaved([id])
    }
    const { caret, selection } = state.getState()
    for (const at of [caret?.block, selection?.head])
      for (const id of at === undefined ? [] : feed.foldedAround(at)) {
        unfolded.add(id)
        feed.fold(id, false)
      }
  })
}
