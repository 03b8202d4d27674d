/**
 * Containers that are open only while they are used: from when the caret or the selection comes until it
 * has left, unless something in them is wrong then.
 */
import type { StoreApi } from 'zustand/vanilla'
import type { Worksheet } from '@calcwright/document'
import type { ResultsStore } from '../results/store.ts'
import type { BlockFeed } from './blocks.ts'
import type { EditorState } from './context.ts'
import { hasError } from './errors.ts'

interface Parts {
  readonly worksheet: Pick<Worksheet, 'childrenOf'>
  readonly results: ResultsStore
  readonly feed: Pick<BlockFeed, 'block' | 'fold' | 'isCollapsed' | 'opensInUse'>
  /** Changes what is shown without moving the line with the caret on the screen. */
  inPlace(change: () => void): void
  readonly state: Pick<StoreApi<Pick<EditorState, 'caret' | 'selection'>>, 'getState' | 'subscribe'>
}

/** @returns the way to stop */
export function openInUse({ worksheet, results, feed, state, inPlace }: Parts): () => void {
  let used: ReadonlySet<string> = new Set()
  const usedNow = (): ReadonlySet<string> => {
    const { caret, selection } = state.getState()
    const containers = new Set<string>()
    const collect = (from: string | null | undefined): void => {
      for (let id = from; id != null; id = feed.block(id)?.parent) if (feed.opensInUse(id)) containers.add(id)
    }
    collect(caret?.block)
    for (const id of selection?.blocks ?? [])
      // A container that is selected as a whole is not opened; an open one stays open.
      if (!feed.opensInUse(id) || used.has(id)) collect(id)
    return containers
  }
  const foldLeft = (): void => {
    const folding = [...left].filter(id => {
      const wrong = worksheet.childrenOf(id).some(child => hasError(results, child))
      return feed.block(id) !== undefined && !used.has(id) && !wrong
    })
    left.clear()
    if (folding.length > 0) inPlace(() => folding.forEach(id => feed.fold(id, true)))
  }
  const left = new Set<string>()
  const press = new PressWatch(foldLeft)
  const update = (): void => {
    const before = used
    used = usedNow()
    for (const id of used) if (!before.has(id) && isFolded(id)) feed.fold(id, false)
    for (const id of before) if (!used.has(id)) left.add(id)
    if (left.size > 0) press.whenOver()
  }
  const isFolded = (id: string): boolean => {
    const block = feed.block(id)
    return block !== undefined && feed.isCollapsed(block)
  }
  const stop = state.subscribe((now, before) => {
    if (now.caret?.block !== before.caret?.block || now.selection !== before.selection) update()
  })
  return () => {
    stop()
    press.stop()
  }
}

/** Waits for the end of a press: nothing must move under the pointer. */
class PressWatch {
  #pressed = false
  #waiting = false
  readonly #act: () => void
  readonly #listening = new AbortController()

  constructor(act: () => void) {
    this.#act = act
    const { signal } = this.#listening
    globalThis.addEventListener?.('pointerdown', () => (this.#pressed = true), { capture: true, signal })
    for (const kind of ['pointerup', 'pointercancel'])
      globalThis.addEventListener?.(kind, () => this.#release(), { capture: true, signal })
  }

  whenOver(): void {
    this.#waiting = true
    if (!this.#pressed) this.#soon()
  }

  stop(): void {
    this.#listening.abort()
  }

  #release(): void {
    this.#pressed = false
    if (this.#waiting) this.#soon()
  }

  /** After the click that the press ends with, and after the step that moved the caret. */
  #soon(): void {
    setTimeout(() => {
      if (this.#pressed || !this.#waiting) return
      this.#waiting = false
      this.#act()
    })
  }
}
