/** Formulas of papers and web pages, in LaTeX, are pasted as if they had been written in plain notation. */
import { parseLatex, toPlain } from '@calcwright/math/expression'
import { formulaOfPaper, linesOfEnvironments } from './latex-of-papers.ts'

/** The signs around a formula within a text: `$…$`, `$$…$$`, `\(…\)`, `\[…\]`. */
const DELIMITED = /^(?:\$\$?|\\\(|\\\[)(.+?)(?:\$\$?|\\\)|\\\])$/

const COMMAND = /\\[a-z]/i

/** @returns the text with its formulas in LaTeX, which are lines of their own, in plain notation */
export function withoutLatex(text: string): string {
  if (!/[\\$]/.test(text)) return text
  const lines = linesOfEnvironments(text)
    .split('\n')
    .map(line => {
      const formula = line.trim()
      const delimited = DELIMITED.exec(formula)?.[1]
      if (delimited === undefined && !COMMAND.test(formula)) return line
      const parsed = parseLatex(formulaOfPaper(delimited ?? formula))
      return parsed.ok ? toPlain(parsed.value) : line
    })
  // Delimiters in lines of their own stood around a formula.
  return lines.filter(line => !/^\s*(?:\$\$|\\\[|\\\])\s*$/.test(line)).join('\n')
}
