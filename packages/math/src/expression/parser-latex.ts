/** LaTeX, as the math field writes it, to trees. */
import { lexLatex } from './lexer-latex.ts'
import type { ParseOptions } from './options.ts'
import { LATEX } from './parser/latex/notation.ts'
import { Parser } from './parser/parser.ts'
import { readStatement } from './parser/statement.ts'
import { attempt, checkLength } from './problem.ts'
import type { Parsed, Statement } from './tree.ts'

/**
 * Reads one line of LaTeX. Spans are offsets into it. Never throws: a line that cannot be read gives
 * a problem with its place.
 */
export function parseLatex(latex: string, options: ParseOptions = {}): Parsed<Statement> {
  return attempt(() => {
    checkLength(latex)
    const text = /^\s*\\text\s*\{((?:[^\\{}]|\\.)*)\}\s*$/s.exec(latex)
    if (text && options.context !== 'expression') {
      return {
        kind: 'text',
        text: text[1]!.replace(/\\(.)/gs, '$1').trim(),
        span: { start: 0, end: latex.length },
      }
    }
    return readStatement(new Parser(latex, lexLatex(latex, options.isUnit), options, LATEX))
  })
}
