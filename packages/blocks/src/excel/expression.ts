/** Formulas as formulas of spreadsheets: cells hold numbers in their units, formulas calculate in SI base units. */
import { unitToPlain } from '@calcwright/math/expression'
import type { CallNode, Expression } from '@calcwright/math/expression'
import { scaleOf } from '../scale-of.ts'

/** A formula that has no counterpart in a spreadsheet: a sentence. */
export class NoCellFormula extends Error {}

/** Names of the worksheet where a formula stands. */
export interface CellNames {
  /** A cell in SI base units, such as `(B3*1000)`; undefined for a name without one. */
  readonly cell: (name: string) => string | undefined
  /** The function with these formulas as its arguments, in brackets; undefined for one that the sheet does not define. */
  readonly called: (name: string, args: () => readonly string[]) => string | undefined
  readonly isInDegrees: boolean
}

const FUNCTIONS: Readonly<Record<string, string>> = {
  sqrt: 'SQRT', abs: 'ABS', exp: 'EXP', ln: 'LN', sin: 'SIN', cos: 'COS', tan: 'TAN', asin: 'ASIN', acos: 'ACOS',
  atan: 'ATAN', sinh: 'SINH', cosh: 'COSH', tanh: 'TANH', asinh: 'ASINH', acosh: 'ACOSH', atanh: 'ATANH',
  sign: 'SIGN', floor: 'INT', comb: 'COMBIN', gcd: 'GCD', lcm: 'LCM',
} // prettier-ignore
const OF_LISTS: Readonly<Record<string, string>> = {
  min: 'MIN',
  max: 'MAX',
  sum: 'SUM',
  mean: 'AVERAGE',
  product: 'PRODUCT',
}

const CONSTANTS = new Map([
  ['pi', 'PI()'],
  ['e', 'EXP(1)'],
  ['true', 'TRUE'],
  ['false', 'FALSE'],
])

/** A number as formulas of spreadsheets spell it. */
export const cellNumber = (value: number): string => String(value).toUpperCase()

function refuse(words: string): never {
  throw new NoCellFormula(`${words} has no counterpart in a spreadsheet.`)
}

/** @throws NoCellFormula */
export function toCellFormula(node: Expression, names: CellNames): string {
  const of = (one: Expression): string => toCellFormula(one, names)
  switch (node.kind) {
    case 'number':
      return node.text.replace(/^\./, '0.').replace(/\.$/, '').toUpperCase()
    case 'quoted':
      return `"${node.text.replaceAll('"', '""')}"`
    case 'name':
      return names.cell(node.name) ?? refuse(`${node.name}, which is no cell,`)
    case 'constant':
      return CONSTANTS.get(node.name) ?? refuse(node.name)
    case 'quantity': {
      const scale = scaleOf(unitToPlain(node.unit))
      if (!scale) return refuse(`The unit ${unitToPlain(node.unit)}`)
      const value = `(${of(node.value)}*${cellNumber(scale.size)})`
      return scale.zero === 0 ? value : `(${value}+${scale.zero})`
    }
    case 'unary':
      return unary(node.operator, of(node.operand))
    case 'binary':
      return binary(node.operator, node.left, node.right, of)
    case 'compare': {
      const tests = node.relations.map((relation, at) => {
        const sign = { '==': '=', '!=': '<>' }[relation as string] ?? relation
        return `${of(node.operands[at]!)}${sign}${of(node.operands[at + 1]!)}`
      })
      return tests.length === 1 ? `(${tests[0]!})` : `AND(${tests.join(',')})`
    }
    case 'call':
      return call(node, of, names)
    default:
      return refuse(`This ${node.kind}`)
  }
}

/** Brackets stand around each part, as powers and minus signs bind otherwise there. */
function unary(operator: string, operand: string): string {
  switch (operator) {
    case '-':
      return `(-${operand})`
    case '+':
      return operand
    case 'not':
      return `NOT(${operand})`
    case '!':
      return `FACT(${operand})`
    case '%':
      return `(${operand}/100)`
    default:
      return refuse(operator)
  }
}

function binary(
  operator: string,
  left: Expression,
  right: Expression,
  of: (node: Expression) => string,
): string {
  if (['+', '-', '*', '/', '^'].includes(operator)) return `(${of(left)}${operator}${of(right)})`
  if (operator === 'and' || operator === 'or') return `${operator.toUpperCase()}(${of(left)},${of(right)})`
  if (operator === 'mod') return `MOD(${of(left)},${of(right)})`
  return refuse(operator)
}

const ANGLES = /^a?(?:sin|cos|tan)$/

function call(node: CallNode, of: (node: Expression) => string, names: CellNames): string {
  const { name, args } = node
  if (node.text || node.labels || node.native || node.primed) return refuse(`The call of ${name}`)
  const own = names.called(name, () => args.map(of))
  if (own !== undefined) return own
  if (names.isInDegrees && ANGLES.test(name)) return refuse(`${name} of degrees`)
  const [first, second] = args
  if (Object.hasOwn(FUNCTIONS, name)) return `${FUNCTIONS[name]!}(${args.map(of).join(',')})`
  if (Object.hasOwn(OF_LISTS, name)) {
    const items = args.length === 1 && first!.kind === 'list' ? first!.items : null
    return items ? `${OF_LISTS[name]!}(${items.map(of).join(',')})` : refuse(`${name} of this list`)
  }
  switch (name) {
    case 'if':
    case 'piecewise':
      return choice(args, of)
    case 'log':
      return `LOG(${of(first!)},${second ? of(second) : '10'})`
    case 'ceil':
      return `(-INT(-${of(first!)}))`
    case 'round':
      return args.length === 1 ? `ROUND(${of(first!)},0)` : refuse('Rounding to digits')
    case 'atan2':
      return `ATAN2(${of(second!)},${of(first!)})`
    default:
      return refuse(`The function ${name}`)
  }
}

function choice([test, value, ...rest]: readonly Expression[], of: (node: Expression) => string): string {
  if (!test || !value) return refuse('This choice')
  if (rest.length === 0) return refuse('A choice without a last value')
  return `IF(${of(test)},${of(value)},${rest.length === 1 ? of(rest[0]!) : choice(rest, of)})`
}
