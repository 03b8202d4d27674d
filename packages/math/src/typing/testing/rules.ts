/** Rules of typing and the comparison of what is read, for tests. */
import { isBoxUnit, isUnit, isUnspacedPair, isWrittenBeside } from '../../units/index.ts'
import { parseLatex, parsePlain } from '../../expression/index.ts'
import type { Parsed, Statement } from '../../expression/index.ts'
import { prefixForm } from '../../expression/testing/notation.ts'
import { drawTyped } from '../index.ts'
import type { TypingRules } from '../index.ts'

/** Letters that are units close behind a number in a worksheet with the settings of a new one. */
const ATTACHED: ReadonlySet<string> = new Set('KJCFHTLhΩNmsgAVW')

/** A line that was left, in a worksheet without definitions. */
export const LEFT: TypingRules = {
  isUnit: isBoxUnit,
  isUnitWord: name => isUnit(name) || isUnspacedPair(name),
  isDefined: () => false,
  isAttachable: letter => ATTACHED.has(letter),
  isWrittenBeside,
  names: new Set(),
  finished: true,
  wordGoesOn: false,
  inLine: false,
}

/** The same with no units but those in brackets. */
export const NO_WORDS: TypingRules = { ...LEFT, isUnitWord: () => false, isAttachable: () => false }

/**
 * Meaning of a line, to be compared. An implicit product may come back with its sign, where side by side would read
 * otherwise; `um` is drawn as µm, and 1E3 as a power of ten.
 */
function meaning(parsed: Parsed<Statement>): string {
  if (!parsed.ok) return parsed.problem.message
  return prefixForm(parsed.value)
    .replaceAll('(·', '(*')
    .replace(/\bu(?!nit\b)(?=\p{L})/gu, 'µ')
    .replace(/(?<=\d)E(?=[-+]?\d)/g, 'e')
}

export const meaningOfPlain = (text: string): string => meaning(parsePlain(text, { isUnit: isBoxUnit }))
export const meaningOfLatex = (latex: string): string => meaning(parseLatex(latex, { isUnit }))

/** LaTeX of what was typed. */
export const latexOf = (text: string, rules: TypingRules): string =>
  drawTyped({ text, parts: [] }, rules).latex
