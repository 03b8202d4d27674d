/** A name put in the place of another one, where that is all that changes. */
import type { FieldKind } from '@calcwright/document'
import { isName, parseLatex } from '@calcwright/math/expression'
import type { NameUse, Statement } from '@calcwright/math/expression'
import { placesInList, usesOf, withName } from './names.ts'
import type { NamePlace } from './names.ts'

/**
 * The formula with another name wherever this one is read from above or defined. null where that is not
 * all that would change: when either is no name, or the other one means something else in the formula.
 */
export function replaceName(latex: string, from: string, to: string, kind: FieldKind): string | null {
  if (!isName(from) || !isName(to)) return null
  const before = namesIn(latex, kind)
  const places = before?.get(from)
  if (!before || !places) return null
  const replaced = withName(latex, places, to)
  const after = namesIn(replaced, kind)
  const expected = countsOf(before)
  expected.set(to, (expected.get(to) ?? 0) + places.length)
  expected.delete(from)
  return after && sameCounts(expected, countsOf(after)) ? replaced : null
}

type Places = ReadonlyMap<string, readonly NamePlace[]>

/** Places of the names that a field reads or defines; null where the field cannot be read. */
function namesIn(latex: string, kind: FieldKind): Places | null {
  switch (kind) {
    case 'words':
    // The parameter has a meaning in the other fields, too.
    case 'parameter':
    case 'parameters':
      return null
    case 'names':
      return placesInList(latex)
    case 'name':
    case 'target':
    case 'function-head':
      return namesOf(read(`${latex}\\coloneq 0`, 'line'))
    case 'expression':
    case 'condition':
      return namesOf(read(latex, 'expression'))
    case 'statement':
      return namesOf(read(latex, 'line'))
  }
}

function read(latex: string, context: 'line' | 'expression'): Statement | null {
  const parsed = parseLatex(latex, { context })
  return parsed.ok ? parsed.value : null
}

function namesOf(statement: Statement | null): Places | null {
  if (!statement) return null
  const places = new Map<string, readonly Pick<NameUse, 'span'>[]>(usesOf(statement))
  const defined = definedBy(statement)
  if (defined) places.set(defined.name, [...(places.get(defined.name) ?? []), { span: defined.span }])
  return places
}

function definedBy(statement: Statement) {
  if (statement.kind !== 'definition') return null
  const { target } = statement
  return target.kind === 'variable' || target.kind === 'function' ? target.name : null
}

const countsOf = (places: Places): Map<string, number> =>
  new Map([...places].map(([name, list]) => [name, list.length]))

const sameCounts = (a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): boolean =>
  a.size === b.size && [...a].every(([name, count]) => b.get(name) === count)
