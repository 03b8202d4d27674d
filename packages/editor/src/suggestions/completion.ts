/**
 * Whether Enter and Tab may take the first suggestion without the person having moved to it. These
 * keys end the line, so what is typed has to be a name that is plainly unfinished.
 */
import { isSpace, isUnitBox } from '../math/field-model.ts'
import type { FieldAtom, FieldModel } from '../math/field-model.ts'
import type { Candidate } from './candidate.ts'
import { withoutAccents } from './match.ts'

/**
 * From the second letter on, and letter by letter: `K` does not go on as `k_2`.
 * @param means whether the text is a name, a unit or a sign as it stands: nothing is missing then
 */
export function mayComplete(candidate: Candidate, text: string, means: (text: string) => boolean): boolean {
  const typed = withoutAccents(text)
  return [...typed].length > 1 && !means(text) && candidate.words.some(word => word.startsWith(typed))
}

/** Directly behind an equals sign, also in a unit box there: what a result is asked for. */
export function followsEquals(model: FieldModel, offset: number): boolean {
  let atom = beforeSpaces(model.at(offset))
  while (atom.type === 'first' && isUnitBox(atom.parent)) atom = beforeSpaces(atom.parent!.leftSibling)
  return atom.value === '=' || atom.command === '\\coloneq'
}

function beforeSpaces(from: FieldAtom): FieldAtom {
  let atom = from
  while (isSpace(atom)) atom = atom.leftSibling
  return atom
}
