/** Where an error of a block's field lies in the line of plain notation that the block was read from. */
import { latexAsTyped, parseLatex, parsePlain, splitRemark, toLatex } from '@calcwright/math/expression'
import type { Span, Statement } from '@calcwright/math/expression'
import { isBoxUnit, isUnit } from '@calcwright/math/units'

/** Words and signs between fields. */
const BETWEEN =
  /(?<![\p{L}\d_~])(?:if|elseif|else|for|while|from|to|step|program|check|function|return|then|purge)(?![\p{L}\d_~])|:=/gu

/**
 * @param source the words of the block
 * @param latex what the field holds
 * @param position offsets in it
 * @returns offsets in the source: of the same part of the formula, else of the whole; null when it is not found
 */
export function placeInSource(source: string, latex: string, position: Span): Span | null {
  for (const { text, start } of partsOf(splitRemark(source).formula)) {
    const parsed = parsePlain(text, { isUnit: isBoxUnit, context: 'expression' })
    if ((parsed.ok ? toLatex(parsed.value) : latexAsTyped(text)) !== latex) continue
    const inside = parsed.ok ? samePart(parsed.value, latex, position) : undefined
    const { start: from, end: to } = inside ?? { start: 0, end: text.length }
    return { start: start + from, end: start + to }
  }
  return null
}

function partsOf(source: string): { text: string; start: number }[] {
  const words = [...source.matchAll(BETWEEN)]
  const starts = [0, ...words.map(word => word.index + word[0].length)]
  return starts.map((from, index) => {
    const part = source.slice(from, words[index]?.index)
    return { text: part.trim(), start: from + part.length - part.trimStart().length }
  })
}

/** The span in plain notation of what has this one in LaTeX: the trees of both have the same parts in the same order. */
function samePart(plain: Statement, latex: string, { start, end }: Span): Span | undefined {
  const parsed = parseLatex(latex, { isUnit, context: 'expression' })
  if (!parsed.ok) return undefined
  const [written, read] = [spansIn(plain), spansIn(parsed.value)]
  if (written.length !== read.length) return undefined
  return written[read.findIndex(span => span.start === start && span.end === end)]
}

function spansIn(node: unknown): Span[] {
  if (node === null || typeof node !== 'object') return []
  if ('start' in node && 'end' in node) return [node as Span]
  return Object.values(node).flatMap(spansIn)
}
