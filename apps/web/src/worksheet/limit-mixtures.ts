/** Takes away what a plan does not allow in mixtures, a moment after it was added. */
import { componentsIn, tooManyComponents, withComponents } from '@calcwright/blocks/mixtures'
import { toast } from '@calcwright/ui'
import type { Worksheet } from '@calcwright/document'

/** Milliseconds for which a component that is too many is seen. */
const SEEN = 250

/** Milliseconds by which the message comes behind that of the editor. */
const BEHIND = 100

/**
 * Removes components that are added beyond the limit here. What was there before, or comes from others, stays.
 *
 * @param most components of one mixture
 * @param onRemoved the plan may be another one by now
 * @returns the end of it
 */
export function limitMixtures(worksheet: Worksheet, most: number, onRemoved: () => void): () => void {
  const known = countsIn(worksheet)
  const timers = new Set<ReturnType<typeof setTimeout>>()
  const remove = (id: string, before: number): void => {
    const block = worksheet.block(id)
    const allowed = Math.max(most, before)
    if (!block || componentsIn(block) <= allowed) return
    worksheet.apply({ kind: 'setProps', id, props: withComponents(block, allowed) })
    // The editor tells first that the row with the caret is gone.
    setTimeout(() => toast.error(tooManyComponents(most), { id: 'mixture' }), BEHIND)
    onRemoved()
  }
  const stop = worksheet.subscribe(({ changed, origin }) => {
    for (const id of changed) {
      const block = worksheet.block(id)
      const count = block ? componentsIn(block) : 0
      const before = known.get(id) ?? 0
      if (origin !== 'remote' && count > Math.max(most, before)) {
        const timer = setTimeout(() => {
          timers.delete(timer)
          remove(id, before)
        }, SEEN)
        timers.add(timer)
      } else known.set(id, count)
    }
  })
  return () => {
    stop()
    for (const timer of timers) clearTimeout(timer)
  }
}

const countsIn = (worksheet: Worksheet): Map<string, number> =>
  new Map(worksheet.blocks().map(block => [block.id, componentsIn(block)]))
