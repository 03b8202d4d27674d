/** Threads of comments in the order of the sheet. */
import type { CommentThread } from '@calcwright/contract'

/** A thread with its place in the sheet. */
export interface PlacedThread {
  readonly thread: CommentThread
  /** Position of its block among all; null when the block is gone. */
  readonly at: number | null
}

/** Threads of gone lines come last; those of one line stand in the order in which they began. */
export function placedThreads(
  threads: readonly CommentThread[],
  blocks: readonly { readonly id: string }[],
): PlacedThread[] {
  const places = new Map(blocks.map(({ id }, at) => [id, at]))
  const placed = threads.map(thread => ({ thread, at: places.get(thread.block) ?? null }))
  return placed.toSorted((a, b) => (a.at ?? Infinity) - (b.at ?? Infinity) || 0)
}

export const isOpen = ({ resolved_at: resolved }: CommentThread): boolean => resolved === null

/** Open threads by block. */
export function openByBlock(
  threads: readonly CommentThread[],
): ReadonlyMap<string, readonly CommentThread[]> {
  return Map.groupBy(threads.filter(isOpen), ({ block }) => block)
}

/** The text with the person mentioned at its end: what was typed of the name after the last @ is replaced. */
export function withMention(text: string, name: string): string {
  return `${text.slice(0, text.lastIndexOf('@'))}@${name} `
}

/** Part of a name behind the last @; null where no mention is being typed. */
export function mentionBegun(text: string): string | null {
  const found = /(?:^|\s)@([\p{L}\p{M}' .-]{0,40})$/u.exec(text)
  return found ? found[1]! : null
}
