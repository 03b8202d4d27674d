/** Purged names in plain notation: `purge a, b`. */
import { isName } from '@calcwright/math/expression'
import { latexOfNames, plainOfNames } from '../../plain/fields.ts'
import { behindWord, joined } from '../../plain/words.ts'

/** Null where something else than names follows the word. */
export function purgeFromPlain(line: string): { names: string } | null {
  const names = behindWord(line, 'purge')
  if (names === null || !(names === '' || names.split(',').every(name => isName(name.trim())))) return null
  return { names: latexOfNames(names) }
}

export const purgeToPlain = ({ names }: { names: string }): string => joined('purge', plainOfNames(names))
