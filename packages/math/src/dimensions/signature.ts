/**
 * The signatures of the function table (`a, b -> a*b`), read once each. The language is described in
 * packages/reference/src/functions/table.ts.
 */
import { Rational } from '../rational.ts'

/** A product of powers of letters; `angle` for angles. No letters: a plain number. */
export interface Pattern {
  readonly letters: readonly { readonly letter: string; readonly exponent: Rational }[]
  readonly angle: boolean
  /** A temperature in it is a difference. */
  readonly difference: boolean
}

export interface Parameter {
  readonly kind: 'scalar' | 'list' | 'any'
  readonly pattern: Pattern
  readonly optional: boolean
  readonly repeated: boolean
}

export interface Result {
  readonly kind: 'scalar' | 'list' | 'matrix' | 'either' | 'tuple' | 'columns'
  /** One pattern, except for a tuple. */
  readonly patterns: readonly Pattern[]
}

export interface Signature {
  readonly parameters: readonly Parameter[]
  readonly result: Result
  readonly least: number
  readonly most: number
}

const ONE = Rational.of(1)
const cache = new Map<string, readonly Signature[]>()

/** The signatures of a rule, in its order. */
export function signaturesOf(rule: string): readonly Signature[] {
  let signatures = cache.get(rule)
  if (signatures === undefined) {
    signatures = rule.split(' ; ').map(readSignature)
    cache.set(rule, signatures)
  }
  return signatures
}

function readSignature(text: string): Signature {
  const [left, right] = text.split('->').map(side => side.trim())
  if (left === undefined || right === undefined) throw new Error(`Not a signature: ${text}`)
  const parameters = left === '' ? [] : left.split(',').map(part => readParameter(part.trim()))
  const repeated = parameters.some(parameter => parameter.repeated)
  const least = parameters.filter(parameter => !parameter.optional && !parameter.repeated).length
  return {
    parameters,
    result: readResult(right),
    least: repeated ? Math.max(least, parameters[0]!.kind === 'any' ? 0 : 1) : least,
    most: repeated ? Infinity : parameters.length,
  }
}

function readParameter(text: string): Parameter {
  const repeated = text.endsWith('...')
  const optional = text.endsWith('?')
  const core = repeated ? text.slice(0, -3) : optional ? text.slice(0, -1) : text
  if (core === '_') return { kind: 'any', pattern: readPattern('1'), optional, repeated }
  const list = core.startsWith('[')
  const pattern = readPattern(list ? core.slice(1, -1) : core)
  return { kind: list ? 'list' : 'scalar', pattern, optional, repeated }
}

function readResult(text: string): Result {
  const inside = (width: number): readonly Pattern[] => [readPattern(text.slice(width, -width))]
  if (text.startsWith('[[')) return { kind: 'matrix', patterns: inside(2) }
  if (text.startsWith('[')) return { kind: 'list', patterns: inside(1) }
  if (text.startsWith('{')) return { kind: 'either', patterns: inside(1) }
  if (text.startsWith('~')) return { kind: 'columns', patterns: [readPattern(text.slice(1))] }
  if (!text.startsWith('(')) return { kind: 'scalar', patterns: [readPattern(text)] }
  return {
    kind: 'tuple',
    patterns: text
      .slice(1, -1)
      .split(',')
      .map(part => readPattern(part.trim())),
  }
}

function readPattern(text: string): Pattern {
  if (text === 'angle') return { letters: [], angle: true, difference: false }
  const difference = text.startsWith('Δ')
  const [top = '1', bottom, ...rest] = splitQuotient(difference ? text.slice(1) : text)
  if (rest.length > 0) throw new Error(`Not a pattern of dimensions: ${text}`)
  const letters = [
    ...readProduct(top, ONE),
    ...(bottom === undefined ? [] : readProduct(bottom, Rational.of(-1))),
  ]
  return { letters, angle: false, difference }
}

/** Splits at the sign of division, which is not the one inside an exponent such as `a^1/2`. */
function splitQuotient(text: string): string[] {
  return text.split(/(?<!\^\d)\//)
}

function readProduct(text: string, sign: Rational): Pattern['letters'] {
  return text
    .split('*')
    .filter(factor => factor !== '1')
    .map(factor => {
      const [letter, exponent = '1'] = factor.split('^')
      const power = Rational.parse(exponent)
      if (!/^[a-z]$/.test(letter!) || power === null) throw new Error(`Not a factor of dimensions: ${factor}`)
      return { letter: letter!, exponent: power.multiply(sign) }
    })
}
