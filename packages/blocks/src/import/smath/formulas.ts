/** Formulas of SMath, which stand in reverse Polish notation, as trees. */
import { isUnit } from '@calcwright/math/units'
import { isStatement, Unread } from '../formula.ts'
import type { Formula } from '../formula.ts'
import type { XmlElement } from '../xml.ts'

const INFIX: Readonly<Record<string, string>> = {
  '+': '+', '-': '-', '*': '*', '/': '/', '^': '^', '≡': '=', '=': '=', '≠': '!=', '<': '<', '>': '>', '≤': '<=', '≥': '>=',
  '&': 'and', '|': 'or',
} // prettier-ignore

/** Units that are called otherwise here. */
const UNITS: Readonly<Record<string, string>> = {
  tonnef: 'tf',
  kgf: 'kgf',
  'g.e': 'g_n',
  '°': 'deg',
  '°C': 'degC',
  '℃': 'degC',
  'Δ°C': 'deltaC',
}

/** Parts within parts of a formula. */
const DEEPEST = 500

/** @param input the list of operands and operators. @throws Unread */
export function readFormula(input: XmlElement): Formula {
  const stack: Formula[] = []
  // How deeply each formula of the stack is nested.
  const depths: number[] = []
  for (const entry of input.children) {
    const { type = '', args = '1', style } = entry.attributes
    const word = entry.text
    if (type === 'bracket') continue
    if (type === 'operand') {
      stack.push(operand(word, style))
      depths.push(0)
    } else {
      const count = Number(args)
      if (stack.length < count) throw new Unread('The formula has too few operands.')
      const taken = stack.splice(stack.length - count, count)
      const depth = Math.max(0, ...depths.splice(depths.length - count, count)) + 1
      if (depth > DEEPEST) throw new Unread('The formula is nested too deeply.')
      depths.push(depth)
      stack.push(type === 'operator' ? applied(word, taken) : called(word, taken))
    }
  }
  const [formula, ...others] = stack
  if (!formula || others.length > 0) throw new Unread('The formula cannot be read.')
  return formula
}

function operand(word: string, style: string | undefined): Formula {
  if (style === 'string') return { kind: 'quoted', text: word.replace(/^"(.*)"$/s, '$1') }
  if (style === 'unit') return { kind: 'unit', unit: unitOf(word) }
  if (/^-[\d.]/.test(word)) return { kind: 'minus', of: { kind: 'number', text: word.slice(1) } }
  if (/^[\d.]/.test(word)) return { kind: 'number', text: word }
  if (word === 'break' || word === 'continue') return { kind: 'jump', word }
  if (word === '') throw new Unread('A place of the formula is empty.')
  return { kind: 'name', name: word }
}

/** @throws Unread */
export function unitOf(word: string): string {
  const theirs = word.replace(/^'/, '')
  const ours = UNITS[theirs] ?? theirs
  if (!isUnit(ours)) throw new Unread(`The unit ${theirs} is not known.`)
  return ours
}

function applied(sign: string, [first, second]: readonly Formula[]): Formula {
  if (!first) throw new Unread('The formula cannot be read.')
  if (second === undefined) {
    if (sign === '-') return { kind: 'minus', of: first }
    if (sign === '+') return first
    if (sign === '!') return { kind: 'factorial', of: first }
    if (sign === '¬') return { kind: 'not', of: first }
    throw new Unread(`The sign ${sign} has no counterpart here.`)
  }
  if (sign === ':') return { kind: 'assign', target: first, value: second }
  const infix = Object.hasOwn(INFIX, sign) ? INFIX[sign] : undefined
  if (infix === undefined) throw new Unread(`The sign ${sign} has no counterpart here.`)
  return { kind: 'infix', sign: infix, left: first, right: second }
}

function called(name: string, args: readonly Formula[]): Formula {
  const [first, second, third, fourth] = args
  switch (name) {
    case 'mat':
    case 'sys':
      return matrix(args)
    case 'line':
      return { kind: 'block', statements: args.slice(0, -2) }
    case 'el':
      return { kind: 'element', of: first!, places: args.slice(1) }
    case 'if':
      return { kind: 'choice', test: first!, value: second!, otherwise: third ?? null }
    case 'while':
      return { kind: 'while', test: first!, body: second! }
    case 'for':
      return fourth ? counted(first!, second!, third!, fourth) : ranged(first!, second!, third!)
    case 'cases':
      return cases(args)
    case 'try':
      return { kind: 'attempt', of: first! }
    case 'interp':
      return interpolated(args)
    case 'transpose':
      // Items that are written out may be texts.
      return first?.kind === 'rows' ? transposed(first.rows) : { kind: 'call', name, args }
    default:
      return { kind: 'call', name, args }
  }
}

/** A spline is written where it is evaluated: `interp(cspline(X, Y), X, Y, x)`. */
function interpolated([spline, ...rest]: readonly Formula[]): Formula {
  if (spline?.kind !== 'call' || !/^[clp]spline$/.test(spline.name))
    throw new Unread('The spline of interp is not written where it is evaluated.')
  return { kind: 'call', name: `interp_${spline.name}`, args: rest }
}

const transposed = (rows: readonly (readonly Formula[])[]): Formula => ({
  kind: 'rows',
  rows: rows[0]!.map((_, column) => rows.map(row => row[column]!)),
})

/** The items row by row, then how many rows and columns. */
function matrix(args: readonly Formula[]): Formula {
  const [rows, columns] = args.slice(-2).map(arg => (arg.kind === 'number' ? Number(arg.text) : Number.NaN))
  const items = args.slice(0, -2)
  if (!rows || !columns || rows * columns !== items.length)
    throw new Unread('The size of a matrix cannot be read.')
  return {
    kind: 'rows',
    rows: Array.from({ length: rows }, (_, row) => items.slice(row * columns, (row + 1) * columns)),
  }
}

/** `for(k, range(a, b), body)` */
function ranged(variable: Formula, range: Formula, body: Formula): Formula {
  if (variable.kind !== 'name' || range.kind !== 'call' || range.name !== 'range' || range.args.length !== 2)
    throw new Unread('A loop over something else than a range in steps of 1 has no counterpart here.')
  return { kind: 'for', variable: variable.name, from: range.args[0]!, to: range.args[1]!, body }
}

/** `for(k := a, condition, k := k + 1, body)` */
function counted(start: Formula, test: Formula, step: Formula, body: Formula): Formula {
  const round: Formula = { kind: 'block', statements: [withStep(body, step), step] }
  return { kind: 'block', statements: [start, { kind: 'while', test, body: round }] }
}

/** A round that goes on with the next one counts too; loops within have rounds of their own. */
function withStep(body: Formula, step: Formula): Formula {
  const within = (part: Formula): Formula => withStep(part, step)
  if (body.kind === 'jump' && body.word === 'continue') return { kind: 'block', statements: [step, body] }
  if (body.kind === 'block') return { ...body, statements: body.statements.map(within) }
  if (body.kind === 'attempt') return { ...body, of: within(body.of) }
  if (body.kind !== 'choice' || !isStatement(body)) return body
  return { ...body, value: within(body.value), otherwise: body.otherwise && within(body.otherwise) }
}

/** Values and conditions in turn, the last value for all else. */
function cases(args: readonly Formula[]): Formula {
  const [value, test, ...rest] = args
  if (!value) throw new Unread('A choice is empty.')
  if (!test) return value
  return { kind: 'choice', test, value, otherwise: rest.length > 0 ? cases(rest) : null }
}
