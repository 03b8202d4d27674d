/** Names of variables that the formulas of a series say by themselves: `G(f)` is a function of f. */
import { readField } from '@calcwright/document'
import type { Field } from '@calcwright/document'
import { freeNames, parseLatex, typedNameToLatex } from '@calcwright/math/expression'
import type { Expression } from '@calcwright/math/expression'
import { isUnit } from '@calcwright/math/units'
import { plainOfFormula } from '../../plain/fields.ts'

/**
 * The usual names, unless formulas hold none of these, and as many others that mean nothing.
 *
 * @param usual in plain notation
 * @param isDefined whether a name means something above the formulas
 */
export function variablesOf(
  formulas: readonly Expression[],
  usual: readonly string[],
  isDefined: (name: string) => boolean,
): readonly string[] {
  const names = formulas.flatMap(formula =>
    [...freeNames(formula)]
      .filter(([, uses]) => uses.some(({ role }) => role === 'variable'))
      .map(([name]) => name),
  )
  const open = [...new Set(names)].filter(name => !isDefined(name))
  const isUsual = usual.some(name => names.includes(name)) || open.length !== usual.length
  return isUsual ? usual : open
}

/** Ends of a range are no functions of the variable. */
const ENDS = new Set(['start', 'end'])

/**
 * The names of the variables of a series after its formulas have changed, where they were what the formulas said
 * before; a name that somebody chose stays.
 *
 * @param usual fields of a new series of the type
 * @returns fields to be set; null where nothing changes
 */
export function followedVariables(
  fields: readonly Field[],
  [before, now]: readonly [object, object],
  usual: object,
  isDefined: (name: string) => boolean,
): Readonly<Record<string, string>> | null {
  const variables = fields.filter(({ kind }) => kind === 'parameter').map(({ id }) => id)
  const formulas = fields.filter(({ id, kind }) => kind === 'expression' && !ENDS.has(id)).map(({ id }) => id)
  const inferred = (props: object): readonly string[] | null => {
    const read = formulas.map(id => expressionOf(readField(props, id)))
    const names = variables.map(id => plainOfFormula(readField(usual, id)))
    return read.includes(null) ? null : variablesOf(read as Expression[], names, isDefined)
  }
  const [old, next] = [inferred(before) ?? inferred(usual), inferred(now)]
  const current = variables.map(id => plainOfFormula(readField(now, id)))
  const follows = old?.every((name, at) => name === current[at])
  if (!next || !follows || next.every((name, at) => name === current[at])) return null
  return Object.fromEntries(variables.map((id, at) => [id, typedNameToLatex(next[at]!)]))
}

/** Null for a formula that cannot be read; an empty one says nothing. */
function expressionOf(latex: string): Expression | null {
  if (latex.trim() === '') return { kind: 'list', items: [], span: { start: 0, end: 0 } }
  const parsed = parseLatex(latex, { isUnit, context: 'expression' })
  return parsed.ok && parsed.value.kind === 'expression' ? parsed.value.value : null
}
