/** Responsibilities: errors of the engine as sentences for users, each with its place in the source. */
import { evaluationErrorOf } from '../values/error.ts'
import { isUndefined } from '@calcwright/lowering/answers'
import { message } from '@calcwright/math/messages/answers'
import type { EngineCode, EngineResult, EngineValue, Failure } from '@calcwright/engine'
import { inFunction, outsideDomain } from '@calcwright/math/dimensions'
import { callsIn, nodesIn, toPlain } from '@calcwright/math/expression'
import type { Expression, Span } from '@calcwright/math/expression'
import { DOMAINS, findFunction, hasTrait, ownName } from '@calcwright/reference/functions'
import type { EvaluationError, StoredCode } from '../block-result.ts'
import type { Message, MessageCode } from '@calcwright/math/messages'
import { isOverflow, isWhole, longestInteger } from '../results/inspect.ts'
import { isLocalName } from '../graph/step.ts'
import { withoutSymbols } from '../engine/symbols.ts'

export const HALTED = evaluationErrorOf('halted', message('halted'))

/** Lines below repeat this error, as its cause may lie in another worksheet. */
const REPEATED = 'syntax.include.circle'

/** @returns the error of a line that reads definitions with these errors, by their names */
export function haltedBy(failures: ReadonlyMap<string, EvaluationError>): EvaluationError {
  const cause = [...failures.values()].find(failure => failure.code === REPEATED)
  if (cause) return evaluationErrorOf('halted', { code: REPEATED, text: cause.message })
  const names = [...failures.keys()].filter(name => !isLocalName(name))
  return names.length > 0 ? evaluationErrorOf('halted', message('halted.by', { names })) : HALTED
}

export const ABORTED = evaluationErrorOf('interrupted', message('interrupted'))

/** @param atWork the engine's answer to the question which statement of a program ran last */
export function withStatement(error: EvaluationError, atWork: EngineResult | undefined): EvaluationError {
  if (!atWork?.ok || atWork.value.t !== 'string' || atWork.value.v === '') return error
  const [name = '', source = ''] = atWork.value.v.split(/\|(.*)/s)
  // The engine runs a hundred calls inside each other, one or two of which are its own.
  const deeper =
    error.code === 'engine.recursion'
      ? evaluationErrorOf(error.kind, message('engine.recursion.program'))
      : {}
  return inFunction(
    { ...error, ...deeper, position: error.position, inside: [{ source, position: null }] },
    name,
  )
}

const KINDS: Readonly<Record<Failure['error']['kind'], EvaluationError['kind']>> = {
  syntax: 'engine',
  argument: 'argument',
  dimension: 'argument',
  undefined: 'name',
  interrupted: 'interrupted',
  deadline: 'interrupted',
  memory: 'memory',
  crash: 'engine',
  internal: 'engine',
}

/** @param expression the formula as typed, to find the place that the engine speaks of */
export function engineError({ error }: Failure, expression: Expression | null): EvaluationError {
  const { detail } = error
  const code = codeOf(error)
  if (code === 'procedure.domain') return outsideOf(Number(detail), error, expression)
  const text = withoutSymbols(error.message)
  const position = expression && placeOf(text, error, expression)
  const kind = KINDS[error.kind]
  const square = kind === 'argument' ? withoutSquare(error, expression, position) : null
  return evaluationErrorOf(kind, square ?? withForms({ code, text }, error, expression, position), position)
}

/** For a function of square matrices the engine only reports that sizes do not fit. */
function withoutSquare(
  error: EngineFault,
  expression: Expression | null,
  position: Span | null,
): Message<MessageCode> | null {
  const call = expression && callsIn(expression).find(({ span }) => span === position)
  const isSquare = call && hasTrait(call.name, 'squareMatrix')
  const isOfSize = error.code === 'argument.size' || (error.code === 'argument.type' && !error.detail)
  return isSquare && isOfSize ? message('argument.size.square-matrix', { name: call.name }) : null
}

type EngineFault = Failure['error']

const codeOf = ({ code, kind }: EngineFault): EngineCode => code ?? `engine.${kind}`

/** An argument of a procedure of ours lies outside of its domain. */
function outsideOf(number: number, error: EngineFault, expression: Expression | null): EvaluationError {
  const domain = DOMAINS[number]
  const isOf = (name: string): boolean => domain?.functions.includes(ownName(name)) ?? false
  const call = expression && callsIn(expression).find(({ name }) => isOf(name))
  const problem = domain ? outsideDomain(domain, call?.name) : { code: codeOf(error), text: error.message }
  return evaluationErrorOf('argument', problem, call?.span ?? expression?.span ?? null)
}

/** The call as the engine wrote it for itself, or one of its own procedures. */
const ENGINE_PHRASES = /^\/?\w+(?:\(|$)/

/** Adds to the sentence the function that it is about, and the forms in which that is called. */
function withForms(
  problem: Message<StoredCode>,
  { detail = '' }: EngineFault,
  expression: Expression | null,
  position: Span | null,
): Message<StoredCode> {
  const { code } = problem
  const call =
    code === 'argument.type' && expression && callsIn(expression).find(({ span }) => span === position)
  const entry = call && findFunction(call.name)
  if (code !== 'argument.type') return problem
  const own = withoutSymbols(detail)
  const reason = own === '' || ENGINE_PHRASES.test(own) ? '' : ` (${own})`
  const { text } = problem
  if (!entry) return reason === '' ? { code, text: text.replace(` (${own})`, '') } : problem
  const { name } = call
  if (WHOLE_NUMBERS.has(entry.group)) return message('argument.type.whole', { name })
  const forms = entry.forms.map(form => form.replace(entry.name, name)).join(' or ')
  return message('argument.type.forms', { name, reason, forms })
}

const WHOLE_NUMBERS: ReadonlySet<string> = new Set(['Integer Math', 'Permutations'])

/** Digits of the largest whole number inside an exact form that stands for a number beyond all decimals. */
const LONGEST_INSIDE = 7

/**
 * Decimals end at 1.8e308. What overflows in decimals is an error, and so is an exact number that
 * nobody could write out, as e^(10000000000*ln(10)); e^1000 stays as it is.
 */
export function overflow(
  value: EngineValue,
  approximation: EngineValue,
  expression: Expression,
): EvaluationError | null {
  if (isBeyondDigits(value) || (isUndefined(value) && hasHugePower(expression)))
    return evaluationErrorOf('engine', message('engine.overflow.digits'), expression.span)
  if (isUnderflow(value, approximation))
    return evaluationErrorOf('engine', message('engine.underflow'), expression.span)
  if (!hasOverflow(value, approximation)) return null
  return evaluationErrorOf('engine', excessOf(expression), expression.span)
}

function excessOf(expression: Expression): Message<MessageCode> {
  if (divides(expression)) return message('engine.overflow.division')
  const mayBeInfinite = callsIn(expression).some(({ name }) => hasTrait(name, 'infinite'))
  return message(mayBeInfinite ? 'engine.overflow.infinite' : 'engine.overflow')
}

/** A fraction that is no zero, and whose decimal would be one. */
function isUnderflow(value: EngineValue, approximation: EngineValue): boolean {
  return value.t === 'rat' && approximation.t === 'float' && approximation.v === 0
}

/** Decimals are infinite after a division by zero, too, as in the inverse of a singular matrix. */
function divides(expression: Expression): boolean {
  return nodesIn(expression).some(node => {
    if (node.kind === 'call') return hasTrait(node.name, 'divides')
    if (node.kind !== 'binary') return false
    return ['/', './'].includes(node.operator) || (node.operator === '^' && node.right.kind === 'unary')
  })
}

/** Digits of the largest whole number; above about twice as many the engine has none. */
const MOST_DIGITS = 1e7

/** The engine gives only the length of a long number. */
function isBeyondDigits(value: EngineValue): boolean {
  const digits = value.t === 'text' ? /^a whole number of (\d+) digits$/.exec(value.v)?.[1] : undefined
  return Number(digits ?? 0) > MOST_DIGITS
}

/** A power of two literal numbers that the engine cannot hold: it answers `undef`. */
function hasHugePower(expression: Expression): boolean {
  return nodesIn(expression).some(node => {
    if (node.kind !== 'binary' || node.operator !== '^') return false
    const [base, exponent] = [node.left, node.right].map(side => (side.kind === 'number' ? +side.text : 0))
    return exponent! * Math.log10(base!) > MOST_DIGITS
  })
}

/** Looks into lists and complex numbers: one number that is too large is enough. */
function hasOverflow(value: EngineValue, approximation: EngineValue): boolean {
  if (value.t === 'list' && approximation.t === 'list') {
    return value.items.some((item, index) => hasOverflow(item, approximation.items[index] ?? item))
  }
  if (approximation.t === 'complex') {
    const { re, im } = value.t === 'complex' ? value : { re: value, im: value }
    return hasOverflow(re, approximation.re) || hasOverflow(im, approximation.im)
  }
  if (!isOverflow(approximation) || isWhole(value) || value.t === 'rat') return false
  return isOverflow(value) || longestInteger(value) > LONGEST_INSIDE
}

/** The call or the element that the sentence names, or the only call there is; the whole formula where that is not clear. */
function placeOf(text: string, { code, detail }: EngineFault, expression: Expression): Span {
  const kind = code === 'argument.element' ? 'index' : 'call'
  const calls = nodesIn(expression).filter(node => node.kind === kind)
  const named = calls.filter(node =>
    node.kind === 'call'
      ? new RegExp(`\\b${node.name}\\b`).test(text)
      : node.kind === 'index' && node.indexes.some(index => toPlain(index) === detail),
  )
  const [only, ...others] = named.length > 0 ? named : calls
  if (!only || others.length > 0) return expression.span
  const [index, ...more] = only.kind === 'index' ? only.indexes : []
  return index && more.length === 0 ? index.span : only.span
}
