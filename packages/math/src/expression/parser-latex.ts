/** LaTeX, as the math field writes it, to trees. */
import { lexLatex } from './lexer-latex.ts'
import { readText } from './latex-text.ts'
import type { ParseOptions } from './options.ts'
import { LATEX } from './parser/latex/notation.ts'
import { Parser } from './parser/parser.ts'
import { readStatement } from './parser/statement.ts'
import { attempt, checkLength } from './problem.ts'
import type { Parsed, Span, Statement, SyntaxCode, SyntaxProblem } from './tree.ts'
import type { Message } from '../messages/message.ts'
import { message } from '../messages/syntax.ts'

/**
 * Reads one line of LaTeX. Spans are offsets into it. Never throws: a line that cannot be read gives
 * a problem with its place.
 */
export function parseLatex(latex: string, options: ParseOptions = {}): Parsed<Statement> {
  const parsed = readLatex(latex, options)
  const problem = parsed.ok ? null : looseBrace(latex)
  return problem ? { ok: false, problem } : parsed
}

/** The problem of the first brace without a partner: such a line was to begin or to end a block. */
function looseBrace(latex: string): SyntaxProblem | null {
  const open: Span[] = []
  for (const { 0: text, 1: side, index: start } of latex.matchAll(/\\([lr])brace(?![a-zA-Z])/g)) {
    const span = { start, end: start + text.length }
    if (side === 'l') open.push(span)
    else if (!open.pop()) return loose(message('syntax.bracket.brace'), span)
  }
  return open[0] ? loose(message('syntax.bracket.open-brace'), open[0]) : null
}

const loose = ({ code, text }: Message<SyntaxCode>, span: Span): SyntaxProblem => ({
  code,
  message: text,
  span,
})

function readLatex(latex: string, options: ParseOptions): Parsed<Statement> {
  return attempt(() => {
    checkLength(latex)
    const text = readText(latex)
    if (text !== null && options.context !== 'expression') {
      return {
        kind: 'text',
        text,
        span: { start: 0, end: latex.length },
      }
    }
    return readStatement(new Parser(latex, lexLatex(latex, options.isUnit), options, LATEX))
  })
}
