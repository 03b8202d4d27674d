/** Operators and functions of the engine to the tree a person would write. */
import { binary, call, constant, minus, number } from './build.ts'
import type { EngineValue } from './engine-value.ts'
import { constantOf } from './names.ts'
import { toPlain } from './printers/plain.ts'
import type { Expression, Relation } from './tree.ts'
import { nodesIn } from './walk.ts'

type Read = (value: EngineValue) => Expression

const RELATIONS: ReadonlyMap<string, Relation> = new Map([
  ['=', '=='],
  ['==', '=='],
  ['same_open', '=='],
  ['!=', '!='],
  ['<', '<'],
  ['<=', '<='],
  ['>', '>'],
  ['>=', '>='],
  ['held_more', '>'],
  ['held_least', '>='],
])

const LOGICAL = new Set(['and', 'or', 'xor'])

/** An operator by its sign, or a function by its name, applied to values. */
export function calledValue(
  sign: string,
  args: readonly EngineValue[],
  read: Read,
  names: (symbol: string) => string,
): Expression {
  const [first, second] = args
  const relation = RELATIONS.get(sign)
  if (sign === '+') return sumOf(args, read)
  if (sign === '*' || sign === 'inv' || (sign === '-' && args.length === 1))
    return productOf({ t: 'call', f: sign, args }, read)
  if (sign === '^' && first && second) return powerOf(first, second, read)
  if (relation && args.length >= 2) return compareOf(args.map(read), relation)
  if (LOGICAL.has(sign) && args.length > 0) {
    const between = sign === 'and' && args.length === 2 ? interval(read(first!), read(second!)) : null
    return between ?? args.map(read).reduce((left, right) => binary(sign as 'and', left, right))
  }
  if (sign === 'not' && first?.t === 'call' && first.f === 'same_open')
    return compareOf(first.args.map(read), '!=')
  if (sign === 'not' && first) return { kind: 'unary', operator: 'not', operand: read(first), span: NOWHERE }
  if ((sign === '!' || sign === 'factorial') && first)
    return { kind: 'unary', operator: '!', operand: read(first), span: NOWHERE }
  if ((sign === '..' || sign === 'interval') && first && second) {
    return { kind: 'range', from: read(first), to: read(second), span: NOWHERE }
  }
  if (sign === 'exp' && first && args.length === 1) {
    const exponent = read(first)
    return isNumber(exponent, '1') ? constant('e') : binary('^', constant('e'), exponent)
  }
  if (sign === 'surd' && first && second) return rootOf(read(first), read(second))
  if (sign === 'NTHROOT' && first && second) return rootOf(read(second), read(first))
  return call(functionName(sign, names), args.map(read))
}

const NOWHERE = { start: 0, end: 0 }

function functionName(symbol: string, names: (symbol: string) => string): string {
  return constantOf(symbol) ? symbol : (CALLS_OF_PROCEDURES.get(symbol) ?? names(symbol))
}

/** Procedures of the evaluator that are left standing where a name has no value yet, by the call that they stand for. */
const CALLS_OF_PROCEDURES: ReadonlyMap<string, string> = new Map([
  ['definite', 'integrate'],
  ['ode_solve', 'odesolve'],
  ['air_da', 'Airy_Ai_prime'],
  ['air_db', 'Airy_Bi_prime'],
])

const MIRRORED: ReadonlyMap<Relation, Relation> = new Map([
  ['<', '>'],
  ['<=', '>='],
  ['>', '<'],
  ['>=', '<='],
])

/** Comparisons with what is known on the right: the engine's `0 > x` is `x < 0`. */
function compareOf(operands: readonly Expression[], relation: Relation): Expression {
  const [left, right] = operands
  const mirrored = MIRRORED.get(relation)
  if (operands.length === 2 && mirrored && !hasName(left!) && hasName(right!)) {
    return compareNode([right!, left!], [mirrored])
  }
  return compareNode(
    operands,
    operands.slice(1).map(() => relation),
  )
}

const hasName = (node: Expression): boolean => nodesIn(node).some(part => part.kind === 'name')

function compareNode(operands: readonly Expression[], relations: readonly Relation[]): Expression {
  return { kind: 'compare', operands, relations, relationSpans: relations.map(() => NOWHERE), span: NOWHERE }
}

/** `x > 1 and x < 3` as `1 < x < 3`. */
function interval(lower: Expression, upper: Expression): Expression | null {
  if (lower.kind !== 'compare' || upper.kind !== 'compare') return null
  const [x, from] = lower.operands
  const [same, to] = upper.operands
  const [above] = lower.relations
  const [below] = upper.relations
  if (lower.operands.length !== 2 || upper.operands.length !== 2 || !x || !from || !same || !to) return null
  if (above?.[0] === '<' && below?.[0] === '>') return interval(upper, lower)
  if (above?.[0] !== '>' || below?.[0] !== '<' || toPlain(x) !== toPlain(same)) return null
  return compareNode([from, x, to], [MIRRORED.get(above)!, below])
}

/** Terms with the negative ones subtracted; a positive term is put first where there is one. */
function sumOf(args: readonly EngineValue[], read: Read): Expression {
  const terms = args.map(read).map(signOf)
  const lead = terms[0]?.negative ? terms.findIndex(term => !term.negative) : 0
  if (lead > 0 && terms.length === 2) terms.unshift(...terms.splice(lead, 1))
  if (terms.length === 0) return number('0')
  const [head, ...rest] = terms
  const start = head!.negative ? minus(head!.size) : head!.size
  return rest.reduce((sum, term) => binary(term.negative ? '-' : '+', sum, term.size), start)
}

/** A term's sign taken out of it. */
function signOf(term: Expression): { readonly negative: boolean; readonly size: Expression } {
  if (term.kind === 'unary' && term.operator === '-') return { negative: true, size: term.operand }
  return { negative: false, size: term }
}

/** Factors sorted over and under one fraction line, the sign in front. */
class Factors {
  readonly over: Expression[] = []
  readonly under: Expression[] = []
  negative = false
  readonly #read: Read

  constructor(read: Read) {
    this.#read = read
  }

  add(value: EngineValue, inverse: boolean): void {
    if (value.t === 'call') {
      const [first, second] = value.args
      if (value.f === '*') return value.args.forEach(arg => this.add(arg, inverse))
      if (value.f === '-' && value.args.length === 1 && first) {
        this.negative = !this.negative
        return this.add(first, inverse)
      }
      if (value.f === 'inv' && first) return this.add(first, !inverse)
      if (value.f === '^' && first && second) {
        const positive = withoutSign(second)
        if (positive) return this.#push(powerOf(first, positive, this.#read), !inverse)
      }
    }
    if (value.t === 'rat') {
      this.add({ t: 'int', v: value.n }, inverse)
      this.#push(number(value.d), !inverse)
      return
    }
    const { negative, size } = signOf(this.#read(value))
    if (negative) this.negative = !this.negative
    this.#push(size, inverse)
  }

  #push(factor: Expression, under: boolean): void {
    if (!isNumber(factor, '1')) (under ? this.under : this.over).push(factor)
  }
}

function productOf(value: EngineValue, read: Read): Expression {
  const factors = new Factors(read)
  factors.add(value, false)
  const over = multiplied(factors.over)
  const size = factors.under.length > 0 ? binary('/', over, multiplied(factors.under)) : over
  return factors.negative ? minus(size) : size
}

/** Numbers stand first in a product, except in one of numbers and their powers only, such as 2^3*3^2*5. */
function multiplied(factors: readonly Expression[]): Expression {
  const numbers = factors.every(isNumeric) ? factors : factors.filter(factor => factor.kind === 'number')
  const others = factors.filter(factor => !numbers.includes(factor))
  return (
    [...numbers, ...others].reduce<Expression | null>(
      (left, right) => (left ? binary('*', left, right) : right),
      null,
    ) ?? number('1')
  )
}

function isNumeric(factor: Expression): boolean {
  if (factor.kind === 'binary' && factor.operator === '^') return factor.left.kind === 'number'
  return factor.kind === 'number'
}

function powerOf(base: EngineValue, exponent: EngineValue, read: Read): Expression {
  const positive = withoutSign(exponent)
  if (positive) return binary('/', number('1'), powerOf(base, positive, read))
  if (exponent.t === 'rat' && exponent.n === '1') return rootOf(read(base), number(exponent.d))
  if (exponent.t === 'int' && exponent.v === '1') return read(base)
  if (exponent.t === 'int' && base.t === 'call' && base.f === '^') {
    // The engine writes x^(2/3) as a power of a root.
    const [radicand, degree] = base.args
    if (radicand && degree?.t === 'rat' && degree.n === '1') {
      return binary('^', read(radicand), binary('/', number(exponent.v), number(degree.d)))
    }
  }
  return binary('^', read(base), read(exponent))
}

function rootOf(base: Expression, degree: Expression): Expression {
  return isNumber(degree, '2') ? call('sqrt', [base]) : call('nthroot', [base, degree])
}

/** The exponent with its sign turned round when it is negative, else null. */
function withoutSign(value: EngineValue): EngineValue | null {
  if (value.t === 'int' && value.v.startsWith('-')) return { t: 'int', v: value.v.slice(1) }
  if (value.t === 'rat' && value.n.startsWith('-')) return { ...value, n: value.n.slice(1) }
  if (value.t === 'call' && value.f === '-' && value.args.length === 1) return value.args[0] ?? null
  return null
}

function isNumber(node: Expression, text: string): boolean {
  return node.kind === 'number' && node.text === text
}
