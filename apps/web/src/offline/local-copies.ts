/**
 * Copies of the worksheets that were opened lately, so that they open without the server. They belong to the account that
 * opened them: nothing of them is left once that has signed out here.
 */
import type { WorksheetAnswer } from '@calcwright/contract'
import { browserStore } from '../shell/browser-store.ts'

const STORE = 'worksheets'
const INDEX = 'calcwright.copies'

/** Worksheets, and characters of all of them, that are kept; the one opened longest ago goes first. */
const MOST = 30
const MOST_CHARACTERS = 60_000_000

export interface LocalCopy {
  readonly hash: string
  readonly name: string
  /** When the copy was made, in milliseconds since 1970. */
  readonly at: number
  readonly size: number
}

interface Index {
  /** The account, as `accountOf` names it. */
  readonly account: string
  /** The last one that was opened first. */
  readonly worksheets: readonly LocalCopy[]
}

const { open, write } = browserStore('calcwright-copies', STORE)

/** Name of an account in this browser; '' for somebody without one. */
export function accountOf(
  user: { readonly name: string; readonly email: string | null; readonly local: boolean } | null,
): string {
  return user === null ? '' : (user.email ?? (user.local ? 'local' : user.name))
}

export async function storeCopy(account: string, answer: WorksheetAnswer): Promise<void> {
  if (readIndex().account !== account) await removeCopies()
  const { hash_string: hash, name, document, archive_string: archive } = answer
  const added: LocalCopy = { hash, name, at: Date.now(), size: document.length + archive.length }
  const others = readIndex().worksheets.filter(worksheet => worksheet.hash !== hash)
  const { stay, leave } = divide([added, ...others])
  await write(store => Promise.all([store.put(answer, hash), ...leave.map(each => store.delete(each.hash))]))
  writeIndex({ account, worksheets: stay })
}

function divide(all: readonly LocalCopy[]): Record<'stay' | 'leave', readonly LocalCopy[]> {
  let characters = 0
  const isBeyond = ({ size }: LocalCopy, at: number): boolean =>
    at >= MOST || (characters += size) > MOST_CHARACTERS
  const first = all.findIndex(isBeyond)
  return first < 0 ? { stay: all, leave: [] } : { stay: all.slice(0, first), leave: all.slice(first) }
}

export async function localCopy(hash: string): Promise<WorksheetAnswer | undefined> {
  if (!localCopies().some(worksheet => worksheet.hash === hash)) return undefined
  return (await (await open()).get(STORE, hash)) as WorksheetAnswer | undefined
}

export const localCopies = (): readonly LocalCopy[] => readIndex().worksheets

/** Forgets a worksheet that its visitor may not see any more. */
export async function removeCopy(hash: string): Promise<void> {
  const { account, worksheets } = readIndex()
  if (!worksheets.some(worksheet => worksheet.hash === hash)) return
  writeIndex({ account, worksheets: worksheets.filter(worksheet => worksheet.hash !== hash) })
  await write(store => store.delete(hash))
}

export async function removeCopies(): Promise<void> {
  localStorage.removeItem(INDEX)
  await write(store => store.clear())
}

/** Forgets the worksheets of any other account, for instance when the session has ended on the server. */
export async function removeCopiesOfOthers(account: string): Promise<void> {
  if (localStorage.getItem(INDEX) !== null && readIndex().account !== account) await removeCopies()
}

function readIndex(): Index {
  const text = localStorage.getItem(INDEX)
  return text === null ? { account: '', worksheets: [] } : (JSON.parse(text) as Index)
}

const writeIndex = (index: Index): void => localStorage.setItem(INDEX, JSON.stringify(index))
