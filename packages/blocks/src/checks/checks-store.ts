/** The checks of an open worksheet, brought up to date as results come. */
import type { Block } from '@calcwright/document'
import type { Editor } from '@calcwright/editor'
import { openChecks } from './use-check.ts'
import { CHECK } from './sheet-checks.ts'
import type { ChecksSource } from './sheet-checks.ts'

/** Milliseconds after a change of the worksheet: nobody watches a summary while typing elsewhere. */
const REST = 200

export interface ChecksStore {
  subscribe(listener: () => void): () => void
  /** Another object after each change. */
  get(): ChecksSource
}

export function checksStore(editor: Editor): ChecksStore {
  const { worksheet, results } = editor
  let source = openChecks(editor)
  return {
    get: () => source,
    subscribe(listener) {
      let isDue = false
      let timer: ReturnType<typeof setTimeout> | undefined
      const renew = (): void => {
        isDue = false
        source = openChecks(editor)
        listener()
      }
      // Results come many at a time.
      const later = (): void => {
        if (isDue) return
        isDue = true
        queueMicrotask(renew)
      }
      let watched = watch(source.blocks, later, results)
      const stop = worksheet.subscribe(() => {
        clearTimeout(timer)
        timer = setTimeout(() => {
          watched()
          renew()
          watched = watch(source.blocks, later, results)
        }, REST)
      })
      return () => {
        clearTimeout(timer)
        stop()
        watched()
      }
    },
  }
}

function watch(blocks: readonly Block[], listener: () => void, results: Editor['results']): () => void {
  const stops = blocks.filter(({ type }) => type === CHECK).map(({ id }) => results.subscribe(id, listener))
  return () => stops.forEach(stop => stop())
}
