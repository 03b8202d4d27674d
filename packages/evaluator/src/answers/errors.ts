/**
 * Responsibilities: errors in the words of the user: the sentence, and the place in the source.
 */
import type { EngineResult, EngineValue, Failure } from '@calcwright/engine'
import { inFunction } from '@calcwright/math/dimensions'
import { callsIn, nodesIn, toPlain } from '@calcwright/math/expression'
import type { Expression, Span } from '@calcwright/math/expression'
import { DOMAINS, domainSentence, findFunction, hasTrait, ownName } from '@calcwright/reference/functions'
import type { EvaluationError } from '../contract.ts'
import { isOverflow, isUndefined, isWhole, longestInteger } from '../results/inspect.ts'
import { withoutSymbols } from '../engine/symbols.ts'

export const HALTED: EvaluationError = {
  kind: 'halted',
  message: 'Computation halted. Please correct error to resume.',
  position: null,
}

export const ABORTED: EvaluationError = {
  kind: 'interrupted',
  message: 'This computation has been aborted by the user',
  position: null,
}

/** @param atWork the engine's answer to which statement of a program was at work last */
export function withStatement(error: EvaluationError, atWork: EngineResult | undefined): EvaluationError {
  if (!atWork?.ok || atWork.value.t !== 'string' || atWork.value.v === '') return error
  const [name = '', source = ''] = atWork.value.v.split(/\|(.*)/s)
  const message = error.code === 'engine.recursion' ? TOO_DEEP : error.message
  return inFunction({ ...error, message, inside: [{ source, position: null }] }, name)
}

/** The engine runs a hundred calls inside each other, one or two of which are its own. */
const TOO_DEEP =
  'It calls itself too often: a program may do so about 90 levels deep. See where that ends, or use a loop.'

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
  const { code, detail } = error
  if (code === 'procedure.domain') return outsideOf(Number(detail), error, expression)
  const message = withoutSymbols(error.message)
  const position = expression && placeOf(message, error, expression)
  if (code === 'procedure.says') return { kind: 'argument', code: 'argument.domain', message, position }
  const kind = KINDS[error.kind]
  const square = kind === 'argument' ? withoutSquare(error, expression, position) : null
  const said = square ?? withForms(message, error, expression, position)
  const about = square === null ? code : 'argument.size'
  return { kind, ...(about !== undefined && { code: about }), message: said, position }
}

/** The engine only says that sizes do not fit where a function of square matrices has something else. */
function withoutSquare(
  error: EngineFault,
  expression: Expression | null,
  position: Span | null,
): string | null {
  const call = expression && callsIn(expression).find(({ span }) => span === position)
  const isSquare = call && hasTrait(call.name, 'squareMatrix')
  const isOfSize = error.code === 'argument.size' || (error.code === 'argument.type' && !error.detail)
  return isSquare && isOfSize ? `${call.name} needs a square matrix.` : null
}

type EngineFault = Failure['error']

/** An argument of a procedure of ours lies outside of its domain. */
function outsideOf(number: number, { message }: EngineFault, expression: Expression | null): EvaluationError {
  const domain = DOMAINS[number]
  const isOf = (name: string): boolean => domain?.functions.includes(ownName(name)) ?? false
  const call = expression && callsIn(expression).find(({ name }) => isOf(name))
  return {
    kind: 'argument',
    code: 'argument.domain',
    message: domain ? domainSentence(domain, call?.name) : message,
    position: call?.span ?? expression?.span ?? null,
  }
}

/** The call as the engine wrote it for itself, or one of its own procedures. */
const ENGINE_TALK = /^\/?\w+(?:\(|$)/

/** Says of which function the sentence is, and how that is called. */
function withForms(
  message: string,
  { code, detail = '' }: EngineFault,
  expression: Expression | null,
  position: Span | null,
): string {
  const call =
    code === 'argument.type' && expression && callsIn(expression).find(({ span }) => span === position)
  const entry = call && findFunction(call.name)
  if (code !== 'argument.type') return message
  const own = withoutSymbols(detail)
  const reason = own === '' || ENGINE_TALK.test(own) ? '' : ` (${own})`
  if (!entry) return reason === '' ? message.replace(` (${own})`, '') : message
  if (WHOLE_NUMBERS.has(entry.group)) return `${call.name} needs whole numbers.`
  const forms = entry.forms.map(form => form.replace(entry.name, call.name)).join(' or ')
  return `${call.name} cannot work with these arguments${reason}. It is called as ${forms}.`
}

const WHOLE_NUMBERS: ReadonlySet<string> = new Set(['Integer Math', 'Permutations'])

const TOO_MANY_DIGITS = 'The result is too large: whole numbers go up to ten million digits.'

const TOO_LARGE = 'The result is too large: decimals go up to 1.8e308.'

const ZERO_OR_TOO_LARGE =
  'Something is divided by zero (a matrix may have no inverse), or the result is too large: decimals go up to 1.8e308.'

const INFINITE_OR_TOO_LARGE =
  'The result is infinite, as the logarithm of zero is, or too large: decimals go up to 1.8e308.'

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
    return { kind: 'engine', code: 'engine.overflow', message: TOO_MANY_DIGITS, position: expression.span }
  if (isUnderflow(value, approximation))
    return { kind: 'engine', code: 'engine.underflow', message: TOO_SMALL, position: expression.span }
  if (!hasOverflow(value, approximation)) return null
  return { kind: 'engine', code: 'engine.overflow', message: excessOf(expression), position: expression.span }
}

function excessOf(expression: Expression): string {
  if (divides(expression)) return ZERO_OR_TOO_LARGE
  const mayBeInfinite = callsIn(expression).some(({ name }) => hasTrait(name, 'infinite'))
  return mayBeInfinite ? INFINITE_OR_TOO_LARGE : TOO_LARGE
}

const TOO_SMALL = 'The result is too small: decimals begin at 2.2e-308.'

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

/** The engine tells only the length of a long number. */
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

/** Looks into lists and complex numbers: one number too large spoils them. */
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
function placeOf(message: string, { code, detail }: EngineFault, expression: Expression): Span {
  const kind = code === 'argument.element' ? 'index' : 'call'
  const calls = nodesIn(expression).filter(node => node.kind === kind)
  const named = calls.filter(node =>
    node.kind === 'call'
      ? new RegExp(`\\b${node.name}\\b`).test(message)
      : node.kind === 'index' && node.indexes.some(index => toPlain(index) === detail),
  )
  const [only, ...others] = named.length > 0 ? named : calls
  if (!only || others.length > 0) return expression.span
  const [index, ...more] = only.kind === 'index' ? only.indexes : []
  return index && more.length === 0 ? index.span : only.span
}
