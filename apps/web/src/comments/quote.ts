/** The words of a line that a thread of comments quotes. */
import { QUOTE_LIMIT } from '@calcwright/contract'
import { type Block, type Worksheet, plainFromBlocks } from '@calcwright/document'
import { plainOf } from '@calcwright/editor'
import type { CommentDraft } from './comment-panel-state.ts'

/** The selected text or the cell, else the first line of the block in plain notation. */
export function quoteOf(worksheet: Worksheet, { block: id, place, about }: CommentDraft): string {
  const block = worksheet.block(id)
  if (!block) return ''
  const words = selectedText(worksheet, id, place) || about || plainOfBlock(worksheet, block)
  return words.slice(0, QUOTE_LIMIT)
}

/** A block in plain notation, without what stands in it. */
export function plainOfBlock({ registry }: Pick<Worksheet, 'registry'>, block: Block): string {
  const [line = ''] = plainFromBlocks(registry, [{ ...block, parent: null }])
    .trim()
    .split('\n')
  return line.replace(/^# /, '').replace(/ \{$/, '')
}

function selectedText(
  worksheet: Worksheet,
  id: string,
  { text, head, anchor }: CommentDraft['place'],
): string {
  if (text === undefined || head === undefined || anchor === undefined) return ''
  const ends = [head, anchor].map(place => worksheet.placeIn(id, text, place))
  const [one, other] = ends
  if (!one || !other) return ''
  const part = one.shown.slice(Math.min(one.at, other.at), Math.max(one.at, other.at))
  if (one.kind === 'latex') return plainOf(part) ?? ''
  return new DOMParser().parseFromString(part, 'text/html').body.textContent.trim()
}
