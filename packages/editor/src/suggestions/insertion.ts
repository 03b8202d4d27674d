/** Text that a chosen suggestion writes into the formula. */
import {
  nameToLatex,
  quotedToLatex,
  typedNameToLatex,
  unitBox,
  unitBoxBehindNumber,
} from '@calcwright/math/expression'
import { unitContent } from '../math/auto-unit.ts'
import { replace } from '../math/edit.ts'
import { beforeSpaces, isAfterValue } from '../math/field-model.ts'
import type { FormulaField } from '../math/mathlive.ts'
import { signOfWord } from '../math/words.ts'
import type { Candidate } from './candidate.ts'
import type { TypedName } from '../math/typed-name.ts'

/** Puts the candidate in the place of what was typed. */
export function insertCandidate(field: FormulaField, typed: TypedName, candidate: Candidate): void {
  const { model } = field
  if (candidate.kind === 'unit') {
    const content = unitContent(candidate.name)
    const open = !typed.inUnit && isAfterValue(model, typed.start)
    const start = open ? beforeSpaces(model, typed.start) : typed.start
    const box = open ? unitBoxBehindNumber(content) : unitBox(content)
    replace(field, start, typed.end, typed.inUnit ? content : box)
    return
  }
  if (candidate.kind === 'row') {
    // The column follows, unless something does already.
    const after = model.at(typed.end).rightSibling ? '' : ','
    return replace(field, typed.start, typed.end, `${quotedToLatex(candidate.name)}${after}`)
  }
  if (candidate.latex !== undefined) return replace(field, typed.start, typed.end, candidate.latex)
  const called = model.at(typed.end).rightSibling?.type === 'leftright'
  replace(field, typed.start, typed.end, latexOf(candidate, called))
}

/** @param called the arguments follow already */
export function latexOf(candidate: Pick<Candidate, 'kind' | 'name'>, called = false): string {
  if (candidate.kind !== 'function') return typedNameToLatex(candidate.name)
  const template = signOfWord(candidate.name, ' ')
  if (template?.takesKey && !called) return template.latex
  const sign = signOfWord(candidate.name, '(')
  if (sign?.takesKey && !called) return sign.latex
  const name = sign && !sign.takesKey ? sign.latex : nameToLatex(candidate.name)
  return called ? name : `${name}\\left(\\placeholder{}\\right)`
}
