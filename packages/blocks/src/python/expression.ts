/** Formulas as expressions of Python: quantities are numbers in SI base units, functions those of SymPy. */
import { unitToPlain } from '@calcwright/math/expression'
import type {
  BinaryOperator,
  CallNode,
  CompareNode,
  Expression,
  UnitExpression,
} from '@calcwright/math/expression'
import { resolveUnit } from '@calcwright/math/units'

/** A formula that has no counterpart in the script: a sentence. */
export class Untranslated extends Error {}

export interface PythonNames {
  /** The name in the script; undefined for one without a value there. */
  readonly variable: (name: string) => string | undefined
  readonly isFunction: (name: string) => boolean
  /** Notes a unit and its size. */
  readonly unit: (text: string, size: number) => void
  /** The place of the first item of a list. */
  readonly origin: 0 | 1
  readonly isInDegrees: boolean
}

/** Precedence of Python, from loose to tight. */
const LEVEL = {
  choice: 0,
  or: 1,
  and: 2,
  not: 3,
  compare: 4,
  sum: 5,
  product: 6,
  sign: 7,
  power: 8,
  atom: 9,
} as const

interface Printed {
  readonly text: string
  readonly level: number
}

/** @throws Untranslated */
export const toPython = (node: Expression, names: PythonNames): string => printed(node, names).text

const atom = (text: string): Printed => ({ text, level: LEVEL.atom })

function printed(node: Expression, names: PythonNames): Printed {
  const of = (one: Expression, level: number): string => {
    const inner = printed(one, names)
    return inner.level < level ? `(${inner.text})` : inner.text
  }
  switch (node.kind) {
    case 'number':
      return atom(node.text.replace(/^\./, '0.').replace(/\.$/, ''))
    case 'quoted':
      return atom(JSON.stringify(node.text))
    case 'name': {
      const name = names.variable(node.name)
      if (name === undefined) throw new Untranslated(`${node.name} has no value.`)
      return atom(name)
    }
    case 'constant':
      return atom(CONSTANTS[node.name] ?? refuse(node.name))
    case 'quantity':
      return quantity(of(node.value, LEVEL.product), node.unit, names)
    case 'unary':
      return unary(node.operator, of, node.operand)
    case 'binary':
      return binary(node.operator, node.left, node.right, of)
    case 'compare':
      return { text: chain(node, of), level: LEVEL.compare }
    case 'list':
      return atom(`List([${node.items.map(item => of(item, 0)).join(', ')}])`)
    case 'matrix':
      return atom(
        `List([${node.rows.map(row => `List([${row.map(item => of(item, 0)).join(', ')}])`).join(', ')}])`,
      )
    case 'index':
      return atom(
        node.indexes.reduce(
          (text, index) => `${text}[int(${of(index, LEVEL.sum)}) - ${names.origin}]`,
          of(node.target, LEVEL.atom),
        ),
      )
    case 'call':
      return call(node, of, names)
    default:
      return refuse(`This ${node.kind}`)
  }
}

const CONSTANTS: Readonly<Record<string, string>> = {
  pi: 'sp.pi',
  e: 'sp.E',
  infinity: 'sp.oo',
  true: 'True',
  false: 'False',
}

function refuse(words: string): never {
  throw new Untranslated(`${words} has no counterpart in the script.`)
}

type Of = (node: Expression, level: number) => string

function quantity(value: string, unit: UnitExpression, names: PythonNames): Printed {
  const text = unitToPlain(unit)
  const resolved = resolveUnit(unit)
  if (!resolved.ok || resolved.unit.level !== undefined) return refuse(`The unit ${text}`)
  names.unit(text, resolved.unit.factor.toNumber())
  const size = `u[${JSON.stringify(text)}]`
  const zero = resolved.unit.zero?.toNumber()
  // A reading of a thermometer.
  return zero === undefined
    ? { text: `${value}*${size}`, level: LEVEL.product }
    : { text: `${value}*${size} + ${zero}`, level: LEVEL.sum }
}

function unary(operator: string, of: Of, operand: Expression): Printed {
  switch (operator) {
    case '-':
    case '+':
      return { text: `${operator}${of(operand, LEVEL.sign)}`, level: LEVEL.sign }
    case 'not':
      return { text: `not ${of(operand, LEVEL.not)}`, level: LEVEL.not }
    case '!':
      return atom(`sp.factorial(${of(operand, 0)})`)
    case '%':
      return { text: `${of(operand, LEVEL.product)}/100`, level: LEVEL.product }
    default:
      return refuse(operator)
  }
}

function binary(operator: BinaryOperator, left: Expression, right: Expression, of: Of): Printed {
  const infix = (sign: string, level: number): Printed => ({
    text: `${of(left, level)}${sign}${of(right, level + 1)}`,
    level,
  })
  switch (operator) {
    case '+':
    case '-':
      return infix(` ${operator} `, LEVEL.sum)
    case '*':
    case '/':
      return infix(operator, LEVEL.product)
    case '^':
      return { text: `power(${of(left, 0)}, ${of(right, 0)})`, level: LEVEL.atom }
    case '.*':
    case './':
    case '.^':
    case '.+':
    case '.-':
      return atom(`items("${operator.slice(1)}", ${of(left, 0)}, ${of(right, 0)})`)
    case 'mod':
      return atom(`sp.Mod(${of(left, 0)}, ${of(right, 0)})`)
    case 'and':
      return infix(' and ', LEVEL.and)
    case 'or':
      return infix(' or ', LEVEL.or)
    default:
      return refuse(operator)
  }
}

const chain = ({ operands, relations }: CompareNode, of: Of): string =>
  operands
    .map((operand, at) => `${at === 0 ? '' : ` ${relations[at - 1]!} `}${of(operand, LEVEL.sum)}`)
    .join('')

/** Functions by what they are in the script. */
const FUNCTIONS: Readonly<Record<string, string>> = {
  sqrt: 'sp.sqrt', abs: 'sp.Abs', exp: 'sp.exp', ln: 'sp.log', sinh: 'sp.sinh', cosh: 'sp.cosh', tanh: 'sp.tanh',
  asinh: 'sp.asinh', acosh: 'sp.acosh', atanh: 'sp.atanh', floor: 'sp.floor', ceil: 'sp.ceiling', sign: 'sp.sign',
  erf: 'sp.erf', gamma: 'sp.gamma', cbrt: 'sp.cbrt', size: 'len', gcd: 'sp.gcd', lcm: 'sp.lcm', comb: 'sp.binomial',
} // prettier-ignore
const ANGLES: Readonly<Record<string, string>> = {
  sin: 'sp.sin', cos: 'sp.cos', tan: 'sp.tan', cot: 'sp.cot', sec: 'sp.sec', csc: 'sp.csc', asin: 'sp.asin',
  acos: 'sp.acos', atan: 'sp.atan', atan2: 'sp.atan2',
} // prettier-ignore
/** Functions of one list, or of all their arguments. */
const OF_LISTS: Readonly<Record<string, string>> = { min: 'min', max: 'max', mean: 'mean' }
const PER_ITEM = new Set(['sqrt', 'abs', 'exp', 'ln', 'floor', 'ceil', 'sign', ...Object.keys(ANGLES)])

function call(node: CallNode, of: Of, names: PythonNames): Printed {
  const { name, args } = node
  if (node.text || node.labels || node.native || node.primed) return refuse(`The call of ${name}`)
  const texts = (): string[] => args.map(arg => of(arg, 0))
  if (names.isFunction(name)) return atom(`${names.variable(name)!}(${texts().join(', ')})`)
  if (Object.hasOwn(ANGLES, name) && names.isInDegrees) return refuse(`${name} of degrees`)
  const known = ANGLES[name] ?? FUNCTIONS[name]
  if (Object.hasOwn(ANGLES, name) || Object.hasOwn(FUNCTIONS, name))
    return atom(
      PER_ITEM.has(name) && args.length === 1
        ? `each(${known}, ${texts()[0]!})`
        : `${known}(${texts().join(', ')})`,
    )
  if (Object.hasOwn(OF_LISTS, name)) {
    const values = texts()
    return atom(`${OF_LISTS[name]!}(${values.length === 1 ? values[0]! : `List([${values.join(', ')}])`})`)
  }
  switch (name) {
    case 'if':
    case 'piecewise':
      return { text: choice(args, of), level: LEVEL.choice }
    case 'log':
      return atom(`sp.log(${of(args[0]!, 0)}, ${args[1] ? of(args[1], 0) : '10'})`)
    case 'nthroot':
      return atom(`sp.real_root(${of(args[0]!, 0)}, ${of(args[1]!, 0)})`)
    case 'round':
      return args.length === 1 ? atom(`rounded(${of(args[0]!, 0)})`) : refuse('Rounding to digits')
    case 'sum':
    case 'product':
      return args.length === 1
        ? atom(`${name === 'sum' ? 'total' : 'product'}(${of(args[0]!, 0)})`)
        : over(name === 'sum' ? 'total' : 'product', args, names)
    case 'integrate':
      return args.length === 4 ? integral(args, names) : refuse('An integral without limits')
    default:
      return refuse(`The function ${name}`)
  }
}

function choice(args: readonly Expression[], of: Of): string {
  const [test, value, ...rest] = args
  if (!test) return refuse('A choice without a value')
  if (!value) return of(test, LEVEL.choice)
  return `${of(value, LEVEL.or)} if ${of(test, LEVEL.or)} else ${rest.length === 0 ? refuse('A choice without a last value') : choice(rest, of)}`
}

/** The names within a formula that binds one of its own. */
function binding(
  variable: Expression,
  names: PythonNames,
): { readonly own: string; readonly inner: PythonNames } {
  if (variable.kind !== 'name') return refuse('A variable that is no name')
  const own = identifier(variable.name)
  return {
    own,
    inner: { ...names, variable: name => (name === variable.name ? own : names.variable(name)) },
  }
}

function over(name: string, [body, variable, from, to]: readonly Expression[], names: PythonNames): Printed {
  if (!body || !variable || !from || !to) return refuse('This sum')
  const { own, inner } = binding(variable, names)
  return atom(
    `${name}(List([${toPython(body, inner)} for ${own} in range(int(${toPython(from, names)}), int(${toPython(to, names)}) + 1)]))`,
  )
}

function integral([body, variable, from, to]: readonly Expression[], names: PythonNames): Printed {
  const { own, inner } = binding(variable!, names)
  return atom(
    `integral(lambda ${own}: ${toPython(body!, inner)}, ${toPython(from!, names)}, ${toPython(to!, names)})`,
  )
}

const KEYWORDS = new Set(
  'and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield sp mp u show items each total product mean rounded integral power List len min max int range print abs'.split(
    ' ',
  ),
)

/** A name as one of Python. */
export function identifier(name: string): string {
  const letters = name.replaceAll(/[^\p{L}\p{N}_]/gu, '_')
  return KEYWORDS.has(letters) ? `${letters}_` : letters
}
