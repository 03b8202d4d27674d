/** Steps line by line in a document: paragraphs, those of passes and branches in groups. */
import type { Outcome, TraceLine } from '@calcwright/evaluator'
import type { Inline, Piece } from './model.ts'

export function tracePieces({ trace = [], skipped }: Outcome): Piece[] {
  return skipped || trace.length === 0 ? [] : [{ kind: 'group', head: [], pieces: piecesAt(trace, 0) }]
}

function piecesAt(lines: readonly TraceLine[], depth: number): Piece[] {
  const pieces: Piece[] = []
  for (let at = 0; at < lines.length;) {
    if (lines[at]!.depth === depth) {
      pieces.push({ kind: 'paragraph', content: contentOf(lines[at]!) })
      at += 1
      continue
    }
    const end = lines.findIndex((line, index) => index > at && line.depth === depth)
    const deeper = lines.slice(at, end < 0 ? lines.length : end)
    pieces.push({ kind: 'group', head: [], pieces: piecesAt(deeper, depth + 1) })
    at += deeper.length
  }
  return pieces
}

/** Formulas that follow one another are one: some programs read none that begins with an equals sign. */
function contentOf({ parts }: TraceLine): Inline[] {
  const content: Inline[] = []
  for (const { display, latex } of parts) {
    const last = content.at(-1)
    if (last?.kind === 'math' && latex !== undefined) {
      content[content.length - 1] = {
        ...last,
        latex: `${last.latex} ${latex}`,
        text: `${last.text} ${display}`,
      }
      continue
    }
    if (last && !display.startsWith(':')) content.push({ kind: 'text', text: ' ', marks: {} })
    content.push(
      latex === undefined
        ? { kind: 'text', text: display, marks: {} }
        : { kind: 'math', latex, text: display },
    )
  }
  return content
}
