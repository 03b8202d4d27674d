/** A check in plain notation: `check sigma <= f_y // bending # EN 1993-1-1, 6.2.5`. */
import type { LineMarks } from '@calcwright/document'
import { isWordy, splitRemark, withRemark } from '@calcwright/math/expression'
import { isBoxUnit } from '@calcwright/math/units'
import { latexOfFormula, plainOfFormula } from '../../plain/fields.ts'
import { behindWord, joined } from '../../plain/words.ts'

interface CheckFields {
  readonly condition: string
  readonly name: string
}

interface Parts {
  readonly condition: string
  readonly name: string
  readonly clause: string
}

/** The name stands behind `//`, the clause behind `#`; null for another line. */
function partsOf(line: string): Parts | null {
  const rest = behindWord(line, 'check')
  if (rest === null) return null
  const { formula, remark } = splitRemark(rest)
  const behind = rest.slice(formula.length).trimStart()
  if (behind.startsWith('#')) return { condition: formula, name: '', clause: remark }
  const at = remark.search(/(?:^|\s)#\s/)
  if (at < 0) return { condition: formula, name: remark, clause: '' }
  return {
    condition: formula,
    name: remark.slice(0, at).trim(),
    clause: remark.slice(at).replace(/^\s*#\s*/, ''),
  }
}

/** Null for a line that begins with another word, and for a sentence: `check the loads`. */
export function checkFromPlain(line: string): CheckFields | null {
  const parts = partsOf(line)
  if (!parts || (parts.condition !== '' && isWordy(parts.condition, isBoxUnit))) return null
  return { condition: latexOfFormula(parts.condition), name: parts.name }
}

export function clauseOfPlain(line: string): LineMarks {
  const clause = partsOf(line)?.clause ?? ''
  return clause === '' ? {} : { clause }
}

export const checkToPlain = ({ condition, name }: CheckFields): string =>
  withRemark(joined('check', plainOfFormula(condition)), name)
