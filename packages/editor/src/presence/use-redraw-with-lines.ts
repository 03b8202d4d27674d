import { useEffect, useState } from 'react'
import type { EditorWithState } from '../state/editor.ts'

/**
 * Redraws marks with their lines: a line or a field may be drawn only after its mark has arrived, or again.
 * Returns a new object whenever the lines may look different.
 */
export function useRedrawWithLines(
  { worksheet, state, feed }: EditorWithState,
  blocks: readonly string[],
): object {
  const [drawn, redraw] = useState({})
  const watched = blocks.join(' ')
  useEffect(() => {
    if (watched === '') return
    const within = new Set(watched.split(' '))
    let frame = 0
    const soon = (): void => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => redraw({}))
    }
    soon()
    const stops = [
      worksheet.subscribe(({ order, removed, changed }) => {
        if (order || removed.length > 0 || changed.some(id => within.has(id))) soon()
      }),
      // One's own caret brings the field, or takes it away.
      state.subscribe((now, before) => now.caret === before.caret || soon()),
      feed.subscribeRows(soon),
    ]
    addEventListener('resize', soon)
    return () => {
      stops.forEach(stop => stop())
      removeEventListener('resize', soon)
      cancelAnimationFrame(frame)
    }
  }, [worksheet, state, feed, watched])
  return drawn
}
