/** A result as something to calculate with: what 'Copy to new line' and 'Assign to variable' write. */
import type { Outcome } from '@calcwright/evaluator'
import { constantOf, isName, nameToLatex, normaliseName, parseLatex } from '@calcwright/math/expression'
import { isUnit } from '@calcwright/math/units'
import { readFragment } from '../math/clipboard.ts'

/** The result as shown, as LaTeX of a line of its own; its exact form where what is shown cannot be read. */
export function answerLatex(outcome: Outcome): string {
  // Commas between thousands are only there for reading.
  const shown = outcome.latex.replaceAll('{,}', '')
  if (shown !== '' && parseLatex(shown, { isUnit }).ok) return shown
  return readFragment(outcome.unit === '' ? outcome.exact : `(${outcome.exact}) [${outcome.unit}]`, isUnit)
}

/** Problem with a name for a result; '' for none. */
export function nameProblem(text: string): string {
  const name = normaliseName(text.trim())
  if (!isName(name)) return `Invalid variable name (${text.trim()}).  Please enter a valid variable name`
  return constantOf(name) ? `${name} is built in and cannot be defined again. Choose another name.` : ''
}

/** `ans_1`, or the number after the highest that is taken. */
export function nextAnswerName(taken: Iterable<string>): string {
  let highest = 0
  for (const name of taken) highest = Math.max(highest, Number(/^ans_(\d+)$/.exec(name)?.[1] ?? 0))
  return `ans_${highest + 1}`
}

/** The line of an expression as a definition of the name; what it asks to show is left to its settings. */
export function assigned(name: string, latex: string): string {
  return `${nameToLatex(normaliseName(name.trim()))}\\coloneq ${latex.replace(/=\s*$/, '')}`
}
