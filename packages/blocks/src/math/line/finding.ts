/** Find and replace in a formula: it is found by its plain notation; whole names are replaced. */
import { isName, normaliseName, parseLatex } from '@calcwright/math/expression'
import type { NameUse, Statement } from '@calcwright/math/expression'
import type { BlockFinding } from '@calcwright/editor'
import { mathToPlain } from './plain.ts'
import type { MathProps } from './schema.ts'
import { usesOf, withName } from '../../fields/names.ts'

/** Spaces around signs, and the two signs of a definition, make no difference. */
function compact(text: string): string {
  return text.replace(/\s*([^\p{L}\p{N}\s]+)\s*/gu, '$1').replaceAll(':=', '=')
}

export const mathFinding: BlockFinding<MathProps> = {
  passages: props => [compact(mathToPlain(props))],
  asWritten: compact,
  whole: true,
  replace({ latex }, { text }, to) {
    const replaced = replaceName(latex, normaliseName(text.trim()), normaliseName(to.trim()))
    return replaced === null ? null : { latex: replaced }
  },
}

/**
 * The formula with another name wherever this one is read from above or defined. null where that is not
 * all that would change: when either is no name, or the other one means something else in the formula.
 */
export function replaceName(latex: string, from: string, to: string): string | null {
  if (!isName(from) || !isName(to)) return null
  const before = namesOf(latex)
  const places = before?.get(from)
  if (!before || !places) return null
  const replaced = withName(latex, places, to)
  const after = namesOf(replaced)
  const expected = countsOf(before)
  expected.set(to, (expected.get(to) ?? 0) + places.length)
  expected.delete(from)
  return after && sameCounts(expected, countsOf(after)) ? replaced : null
}

type Places = ReadonlyMap<string, readonly Pick<NameUse, 'span'>[]>

/** Where each name stands that the formula reads or defines; null for what cannot be read. */
function namesOf(latex: string): Places | null {
  const parsed = parseLatex(latex)
  if (!parsed.ok) return null
  const places = new Map<string, readonly Pick<NameUse, 'span'>[]>(usesOf(parsed.value))
  const defined = definedBy(parsed.value)
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
