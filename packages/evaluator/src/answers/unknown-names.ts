/**
 * Responsibilities: names that a line reads and nothing above defines: which of them get a
 * notice, and its words. Docs: `docs/models/evaluation.md`, "Names without a definition".
 */
import { message } from '@calcwright/math/messages/names'
import { callsIn, freeNames, nodesIn } from '@calcwright/math/expression'
import type { CallNode, Expression, Span, Statement } from '@calcwright/math/expression'
import { isUnit } from '@calcwright/math/units'
import { findFunction } from '@calcwright/reference/functions'
import type { Notice, Outcome, UnknownName } from '../block-result.ts'
import type { EvaluationSettings } from '../contract.ts'
import type { Resolution } from '../graph/resolve.ts'
import { namedUnit } from '../names/asked-by-name.ts'
import { hasGoldenRatio, IMAGINARY_NAME, NAMES_WITH_VALUES } from '../names/names-with-values.ts'

/** The outcome with the names that it lacks, and a notice where they are not meant as symbols. */
export function withUnknownNames(
  outcome: Outcome,
  statement: Statement,
  resolution: Resolution | undefined,
  { imaginaryUnit }: EvaluationSettings,
): Outcome {
  if (!resolution?.unknown.length || asksUnit(statement, outcome, resolution)) return outcome
  const isImaginary = ({ name, why }: UnknownName): boolean =>
    name === IMAGINARY_NAME && why === 'missing' && imaginaryUnit === 'j'
  const unknown = resolution.unknown.filter(
    one =>
      isVariable(one.name, statement) && !isImaginary(one) && !isRefusedFactor(one.name, statement, outcome),
  )
  if (unknown.length === 0) return outcome
  const added = outcome.error?.kind === 'name' ? [] : noticesOf(unknown, resolution.numeric, statement)
  // A notice about a unit or a transpose explains the name better.
  const fresh = added.filter(({ names }) => !names.some(name => isNoticedIn(outcome, name)))
  const notices = [...outcome.notices, ...fresh]
  const namesNoticed = new Set(fresh.flatMap(({ names }) => names))
  const isNoticed = (name: string): boolean => namesNoticed.has(name) || isNoticedIn(outcome, name)
  return {
    ...outcome,
    unknown: unknown.map(one => (isNoticed(one.name) ? { ...one, noticed: true } : one)),
    notices,
  }
}

/** Whether the error of a line is about the name as a factor, `solve x^2 = 4`: it stands for no value. */
function isRefusedFactor(name: string, statement: Statement, { error }: Outcome): boolean {
  if (error?.code !== 'argument.factor' || !('value' in statement)) return false
  return (
    freeNames(statement.value)
      .get(name)
      ?.some(({ span }) => span.start === error.position?.start) ?? false
  )
}

interface NoticeOfNames extends Notice {
  readonly names: readonly string[]
}

/** The names of `sigma = MPa` are a unit. */
function asksUnit(statement: Statement, { unit, error }: Outcome, { inputs }: Resolution): boolean {
  const asked = namedUnit(statement)
  return asked !== null && inputs.has(asked.target) && (unit !== '' || error !== null)
}

function noticesOf(
  unknown: readonly UnknownName[],
  numeric: boolean,
  statement: Statement,
): readonly NoticeOfNames[] {
  const isImaginary = ({ name, why }: UnknownName): boolean =>
    name === IMAGINARY_NAME && why === 'missing' && (numeric || looksComplex(statement))
  const imaginary = unknown.some(isImaginary)
    ? [{ ...message('name.imaginary'), names: [IMAGINARY_NAME] }]
    : []
  const below = unitsBelow(statement)
  const units = unknown.flatMap(({ name }): NoticeOfNames[] => {
    const number = below.get(name)
    return number ? [{ ...message('name.unit-below', { name, number }), names: [name] }] : []
  })
  return [
    ...imaginary,
    ...units,
    ...otherNotices(
      unknown.filter(one => !isImaginary(one) && !below.has(one.name)),
      numeric,
    ),
  ]
}

/**
 * Names of units right below a number that is none of a formula's own, `0.05/s`, with that number: the unit may be
 * meant. In `10/s` the s is more often that of a transfer function.
 */
function unitsBelow(statement: Statement): ReadonlyMap<string, string> {
  if (!('value' in statement)) return new Map()
  return new Map(
    nodesIn(statement.value).flatMap((node): [string, string][] => {
      if (node.kind !== 'binary' || node.operator !== '/') return []
      const { left, right } = node
      const isMeasured = left.kind === 'number' && /[.e]/i.test(left.text)
      return isMeasured && right.kind === 'name' && isUnit(right.name) ? [[right.name, left.text]] : []
    }),
  )
}

/** Whether a formula in j has units, or a number beside j: `3 + 4j`. */
function looksComplex(statement: Statement): boolean {
  if (!('value' in statement)) return false
  const isJ = (node: Expression): boolean => node.kind === 'name' && node.name === IMAGINARY_NAME
  return nodesIn(statement.value).some(
    node =>
      node.kind === 'quantity' ||
      (node.kind === 'binary' &&
        node.operator === '*' &&
        ((node.left.kind === 'number' && isJ(node.right)) ||
          (isJ(node.left) && node.right.kind === 'number'))),
  )
}

function otherNotices(unknown: readonly UnknownName[], numeric: boolean): readonly NoticeOfNames[] {
  const added = unknown.flatMap(({ name, why, likely }): NoticeOfNames[] => {
    const names = [name]
    if (why === 'disabled') return [{ ...message('name.disabled', { name }), names }]
    const entry = findFunction(name)
    if (entry) {
      const call = entry.forms[0] ?? `${name}(…)`
      return [{ ...message('name.function.open', { name, call }), names }]
    }
    if (BRANCHES.has(name)) return [{ ...message('name.branch'), names }]
    return likely === undefined ? [] : [{ ...message('name.likely', { name, likely }), names }]
  })
  const missing = unknown
    .filter(({ why, likely }) => why === 'missing' && likely === undefined)
    .map(({ name }) => name)
  if (!numeric || missing.length === 0) return added
  return [...added, { ...message('name.missing', { names: missing }), names: missing }]
}

const isArgument = (name: string, formula: Expression): boolean =>
  callsIn(formula).some(({ args }) => args.some(arg => arg.kind === 'name' && arg.name === name))

/** Words that begin a branch, where no choice is. */
const BRANCHES = new Set(['else', 'elseif'])

/** A name that means a function may be an argument of another one, or be given another name: `y(x) := sqrt`. */
function isVariable(name: string, statement: Statement): boolean {
  if (NAMES_WITH_VALUES.has(name) || !('value' in statement)) return false
  const isFunction = findFunction(name) !== undefined
  if (isFunction && (isRenamed(statement) || isArgument(name, statement.value))) return false
  if (name === 'phi' && hasGoldenRatio(statement.value)) return false
  const uses = freeNames(statement.value).get(name)
  const units = unitArguments(statement.value)
  return (
    uses?.some(({ role, span }) => role === 'variable' && !units.some(unit => contains(unit, span))) ??
    !isFunction
  )
}

const isRenamed = (statement: Statement): boolean =>
  statement.kind === 'definition' && statement.target.kind === 'function' && statement.value.kind === 'name'

/** Where a call takes a unit by its name: `mm` in `convert(x, mm)`. */
function unitArguments(value: Expression): Span[] {
  return callsIn(value).flatMap(call =>
    call.args.filter((_, index) => parametersOf(call)[index] === 'unit').map(({ span }) => span),
  )
}

function parametersOf({ name }: CallNode): readonly string[] {
  const [form = ''] = findFunction(name)?.forms ?? []
  return /\((.*)\)/.exec(form)?.[1]?.split(/,\s*/) ?? []
}

const contains = (outer: Span, inner: Span): boolean => outer.start <= inner.start && inner.end <= outer.end

function isNoticedIn({ notices }: Outcome, name: string): boolean {
  return notices.some(({ names }) => names?.includes(name))
}
