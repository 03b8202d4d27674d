/** Comments on lines as they come on paper and into files: numbered at their lines, with their words at the end. */
import { lineNumbers } from '@calcwright/document'
import type { PageSetup, Worksheet } from '@calcwright/document'
import { isLeftOut } from './left-out.ts'

/** A thread of comments as the server answers it. Times are seconds since 1970. */
export interface CommentedThread {
  /** Id of the block that it is about, which may be gone. */
  readonly block: string
  readonly quote: string
  readonly resolved_at: number | null
  readonly resolved_by: string
  readonly comments: readonly {
    readonly by: string
    readonly body: string
    readonly removed: boolean
    /** Plain notation of a line that is proposed in place of the one that the thread is about. */
    readonly suggestion: string | null
    readonly made_at: number
  }[]
}

export interface CommentNote {
  /** `C1`, as at its line. */
  readonly sign: string
  /** Id of its block. */
  readonly block: string
  /** `line 12: sigma <= f_y`, and whether it is resolved. */
  readonly about: string
  readonly comments: readonly { readonly by: string; readonly text: string }[]
}

/**
 * The threads that a page setup asks for, in the order of their lines. Those of lines that are left out are left out
 * too, as they quote them; those of lines that are gone come last.
 * @param report whether hidden lines are left out
 */
export function commentNotes(
  worksheet: Worksheet,
  threads: readonly CommentedThread[],
  { comments: which }: Pick<PageSetup, 'comments'>,
  report: boolean,
): CommentNote[] {
  if (which === 'none') return []
  const marks = ['unprinted', ...(report ? (['hidden'] as const) : [])] as const
  const blocks = worksheet.blocks()
  const lines = lineNumbers(worksheet.registry, blocks)
  const places = new Map(blocks.map(({ id }, at) => [id, at]))
  const placeOf = ({ block }: CommentedThread): number => places.get(block) ?? Infinity
  const shown = threads.filter(({ block: id, resolved_at: resolved, comments }) => {
    const block = worksheet.block(id)
    if (block && isLeftOut(worksheet, block, marks)) return false
    return (which === 'all' || resolved === null) && comments.some(({ removed }) => !removed)
  })
  const ordered = shown.toSorted((one, other) => placeOf(one) - placeOf(other) || 0)
  return ordered.map((thread, at) => ({
    sign: `C${at + 1}`,
    block: thread.block,
    about: aboutText(thread, lines.get(thread.block)),
    comments: thread.comments.filter(({ removed }) => !removed).map(wordsOf),
  }))
}

function aboutText(
  { quote, resolved_at: resolved, resolved_by: by }: CommentedThread,
  line?: number,
): string {
  const place = line === undefined ? 'a line that is gone' : `line\u00a0${line}`
  const quoted = quote.trim() === '' ? '' : `: ${quote.trim().replaceAll(/\s+/g, ' ')}`
  return `${place}${quoted}${resolved === null ? '' : ` (resolved by ${by})`}`
}

function wordsOf({ by, body, suggestion, made_at: time }: CommentedThread['comments'][number]) {
  const day = new Date(time * 1000).toISOString().slice(0, 10)
  const proposal = suggestion === null ? '' : `proposes ${suggestion}`
  return { by: `${by}, ${day}`, text: [body, proposal].filter(part => part !== '').join('\n') }
}

/** By block, the signs of the threads about it. */
export const commentSigns = (notes: readonly CommentNote[]): ReadonlyMap<string, readonly string[]> =>
  new Map([...Map.groupBy(notes, ({ block }) => block)].map(([id, of]) => [id, of.map(({ sign }) => sign)]))
