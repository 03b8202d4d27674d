/** Writes unsaved changes to the browser's store shortly after they are made, and has them sent when the page is left. */
import type { Worksheet } from '@calcwright/document'
import type { SaveQueue } from './save-queue.ts'
import type { UnsentStore } from './unsent-store.ts'

/** Short enough to lose at most a word in a crash, long enough not to write at every keystroke. */
const KEEP_DELAY = 250

/** Events of a page that is left, or may be; each may be the last one that is received. */
const LEAVING = ['visibilitychange', 'beforeunload', 'pagehide'] as const

/** Hashes of the worksheets that this page has open: they send the changes stored under them themselves. */
export const openHashes = new Set<string>()

export interface UnsentKeeper {
  /** The worksheet has another hash from now on. */
  moveTo(hash: string): Promise<void>
  /** Removes the stored changes: the server has all of them. */
  clear(): void
  dispose(): Promise<void>
}

/**
 * @param hashes the worksheet's hash first, then former ones that changes may be stored under
 * @param onError told when the browser refuses to store anything, for instance in a private window.
 */
export function keepUnsent(
  worksheet: Worksheet,
  queue: SaveQueue,
  store: UnsentStore,
  hashes: readonly [string, ...string[]],
  onError: (error: unknown) => void,
): UnsentKeeper {
  let names = hashes
  for (const hash of hashes) openHashes.add(hash)
  let timer: ReturnType<typeof setTimeout> | undefined
  // The write begins at once, also during another one: the page may be gone before that has ended.
  const keep = async () => {
    timer = undefined
    if (queue.hasUnsavedChanges) await store.put(names[0], queue.unsavedUpdate()).catch(onError)
  }
  const stop = worksheet.onUpdate((_update, origin) => {
    if (origin === 'remote') return
    timer ??= setTimeout(() => void keep(), KEEP_DELAY)
  })
  const keepNow = async () => {
    if (timer === undefined) return
    clearTimeout(timer)
    await keep()
  }
  // The write begins at the first event: one that begins while the page unloads may not end.
  const leave = ({ type }: Event) => {
    void keepNow()
    if (type === 'pagehide') queue.sendAndLeave()
    else queue.saveSoon()
  }
  for (const event of LEAVING) addEventListener(event, leave)
  return {
    moveTo(hash) {
      names = [hash, ...names]
      openHashes.add(hash)
      return keep()
    },
    clear() {
      for (const name of names) store.remove(name).catch(onError)
    },
    async dispose() {
      stop()
      for (const event of LEAVING) removeEventListener(event, leave)
      await keepNow()
      for (const name of names) openHashes.delete(name)
    },
  }
}
