/** Plain notation of blocks that are words and formulas: `for k from 0 to 10`. */
import { parsePlain, toLatex } from '@calcwright/math/expression'
import { isUnit } from '@calcwright/math/units'
import type { Inline, Piece } from './model.ts'

const WORDS =
  /(?<![\p{L}\d_])(?:if|elseif|else|for|from|to|step|program|return|break|continue|purge)(?![\p{L}\d_])/gu

/** @returns a paragraph for each line: its words as text, the formulas between them as formulas */
export function wordPieces(plain: string): Piece[] {
  return plain.split('\n').map(line => {
    if (line.startsWith('#')) return { kind: 'paragraph', content: [text(line.replace(/^#\s*/, ''))] }
    return { kind: 'paragraph', content: inlinesOf(line) }
  })
}

function inlinesOf(line: string): Inline[] {
  const words = [...line.matchAll(WORDS)]
  if (words.length === 0) return formula(line)
  const before = line.slice(0, words[0]!.index)
  return [
    ...formula(before),
    ...words.flatMap((word, index) => {
      const from = word.index + word[0].length
      const rest = line.slice(from, words[index + 1]?.index)
      return [text(`${index > 0 || before.trim() !== '' ? ' ' : ''}${word[0]} `, true), ...formula(rest)]
    }),
  ]
}

function formula(source: string): Inline[] {
  const trimmed = source.trim()
  if (trimmed === '') return []
  const parsed = parsePlain(trimmed, { isUnit, context: 'expression' })
  if (!parsed.ok || parsed.value.kind !== 'expression') return [text(trimmed)]
  return [{ kind: 'math', latex: toLatex(parsed.value.value), text: trimmed }]
}

const text = (words: string, bold = false): Inline => ({
  kind: 'text',
  text: words,
  marks: bold ? { bold: true } : {},
})
