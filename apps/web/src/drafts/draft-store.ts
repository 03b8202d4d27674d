/**
 * Worksheets of somebody without an account, which this browser keeps until they are put into one: the
 * worksheet to try, and duplicates that were asked for before signing in.
 */
import { browserStore } from '../shell/browser-store.ts'

const STORE = 'drafts'

export interface Draft {
  /** The whole state of its document. */
  readonly document: Uint8Array
  /** The worksheet that it is a duplicate of. */
  readonly copyOf?: { readonly hash: string; readonly authorRights: boolean }
  /** Moment at which a window began to put it into an account. */
  readonly claimed?: number
}

/** After so long the window that began has gone. */
const CLAIM_MILLISECONDS = 60_000

export const isClaimed = ({ claimed = 0 }: Draft): boolean => claimed > Date.now() - CLAIM_MILLISECONDS

const { open, write } = browserStore('calcwright-drafts', STORE)

export const draftStore = {
  async get(key: string): Promise<Draft | undefined> {
    return (await (await open()).get(STORE, key)) as Draft | undefined
  },
  async put(key: string, draft: Draft): Promise<void> {
    await write(drafts => drafts.put(draft, key))
    noteDrafts(true)
  },
  async count(): Promise<number> {
    return (await open()).count(STORE)
  },
  async remove(key: string): Promise<void> {
    await (await open()).delete(STORE, key)
  },
  /** Claims the drafts that no other window is moving into an account, so that this window may do it. */
  async claim(): Promise<readonly (readonly [key: string, draft: Draft])[]> {
    const { store, done } = (await open()).transaction(STORE, 'readwrite')
    const [keys, drafts] = await Promise.all([store.getAllKeys(), store.getAll() as Promise<Draft[]>])
    const free = keys
      .map((key, index) => [String(key), drafts[index]!] as const)
      .filter(([, draft]) => !isClaimed(draft))
    for (const [key, draft] of free) void store.put({ ...draft, claimed: Date.now() }, key)
    await done
    return free
  },
}

export type DraftStore = typeof draftStore

const NOTE = 'calcwright.drafts'

/** Whether there may be drafts, known without opening their store. */
export const mayHaveDrafts = (): boolean => localStorage.getItem(NOTE) !== null

export function noteDrafts(some: boolean): void {
  if (some) localStorage.setItem(NOTE, 'yes')
  else localStorage.removeItem(NOTE)
}
