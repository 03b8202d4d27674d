/** Short definitions below one another, which stand in rows on paper where the page setup asks for it. */
import { MAX_BLOCKS_PER_ROW } from '@calcwright/document'
import type { Block } from '@calcwright/document'
import { latexWidth } from '../latex-width.ts'
import line from '../math/line/schema.ts'
import type { MathProps } from '../math/line/props.ts'

/** Digits that a definition may be wide: three stand in the width of A4. */
const SHORT = 22

const IN_ROW = Math.min(3, MAX_BLOCKS_PER_ROW)

/**
 * @param blocks in reading order
 * @returns the block before each that comes to stand beside it
 */
export function shortRows(blocks: readonly Block[]): ReadonlyMap<string, string> {
  const rows = new Map<string, string>()
  const hasBeside = new Set(blocks.flatMap(({ beside }, at) => (beside ? [blocks[at - 1]?.id] : [])))
  let count = 0
  for (const [at, block] of blocks.entries()) {
    const before = blocks[at - 1]
    const goesOn = count > 0 && count < IN_ROW && before?.parent === block.parent
    const isFree = isShort(block) && !block.beside && !hasBeside.has(block.id)
    if (!isFree) {
      count = 0
      continue
    }
    if (goesOn) rows.set(block.id, before.id)
    count = goesOn ? count + 1 : 1
  }
  return rows
}

/** A definition that shows no result, and has nothing beside it. */
function isShort({
  type,
  status,
  props,
  clause,
  caption,
  numbered,
  disabled,
  hidden,
  unprinted,
}: Block): boolean {
  if (
    type !== line.type ||
    status !== 'ok' ||
    clause ||
    caption ||
    numbered ||
    disabled ||
    hidden ||
    unprinted
  )
    return false
  const { latex, remark, outputMode } = props as MathProps
  const isBare = remark === '' && outputMode !== 2 && !latex.trim().endsWith('=')
  return isBare && latex.includes('\\coloneq') && latexWidth(latex) <= SHORT
}
