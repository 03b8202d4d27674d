/** Writes unsaved changes to the browser's store shortly after they are made, and has them sent when the page is left. */
import type { Worksheet } from '@calcwright/document'
import type { SaveQueue } from './save-queue.ts'
import type { UnsentStore } from './unsent-store.ts'

/** Short enough to lose at most a word in a crash, long enough not to write at every keystroke. */
const KEEP_DELAY = 250

/** Said by the page when it is left, or may be; each may be the last that is heard. */
const LEAVING = ['visibilitychange', 'beforeunload', 'pagehide'] as const

/** Hashes of the worksheets that this page has open: what is kept under them is still theirs to send. */
export const heldHashes = new Set<string>()

export interface KeepUnsent {
  /** The worksheet has another hash from now on. */
  moveTo(hash: string): Promise<void>
  /** Forgets what is kept: the server has all of it. */
  clear(): void
  dispose(): Promise<void>
}

/**
 * @param hashes the worksheet's hash first, then former ones that changes may have been kept under
 * @param onError told when the browser refuses to store anything, for instance in a private window.
 */
export function keepUnsent(
  worksheet: Worksheet,
  queue: SaveQueue,
  store: UnsentStore,
  hashes: readonly [string, ...string[]],
  onError: (error: unknown) => void,
): KeepUnsent {
  let names = hashes
  for (const hash of hashes) heldHashes.add(hash)
  let timer: ReturnType<typeof setTimeout> | undefined
  // Begun at once, also while another write is on its way: the page may be gone before that has ended.
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
  // The earlier the better: what is begun while the page goes away may not come to its end.
  const leave = ({ type }: Event) => {
    void keepNow()
    if (type === 'pagehide') queue.sendAndLeave()
    else queue.saveSoon()
  }
  for (const event of LEAVING) addEventListener(event, leave)
  return {
    moveTo(hash) {
      names = [hash, ...names]
      heldHashes.add(hash)
      return keep()
    },
    clear() {
      for (const name of names) store.remove(name).catch(onError)
    },
    async dispose() {
      stop()
      for (const event of LEAVING) removeEventListener(event, leave)
      await keepNow()
      for (const name of names) heldHashes.delete(name)
    },
  }
}
