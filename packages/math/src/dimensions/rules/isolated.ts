/** Differential equations solved for their highest derivatives, which stand in them to the first power. */
import type { Expression } from '../../expression/tree.ts'
import { mentions } from '../../expression/walk.ts'
import { binaryNode, numberNode } from '../build.ts'

/** Zero is absent. */
type Part = Expression | undefined

/** `parts[0]*names[0] + parts[1]*names[1] + … + parts[n]` */
type Line = readonly Part[]

/** Most equations that are solved together: the determinants grow with their factorial. */
const MOST = 4

/** @returns what the names are in as many equations `left = right`, or null where they are not in sums and products alone */
export function isolated(
  equations: readonly (readonly [left: Expression, right: Expression])[],
  names: readonly string[],
): Expression[] | null {
  const alone = eachAlone(equations, names)
  if (alone || names.length === 1 || names.length > MOST) return alone
  const lines = equations.map(equation => lineOfEquation(equation, names))
  if (lines.includes(null)) return null
  const rows = (lines as Line[]).map(line => [...line.slice(0, -1), negated(line.at(-1))])
  const columns = names.map((_, index) => index)
  const divisor = determinant(rows, columns)
  if (!divisor) return null
  // Cramer's rule.
  return names.map((_, index) =>
    quotient(determinant(rows, columns.with(index, names.length)), divisor, equations[0]![0]),
  )
}

/** Each equation has one of the names, and each another one. */
function eachAlone(
  equations: readonly (readonly [left: Expression, right: Expression])[],
  names: readonly string[],
): Expression[] | null {
  const found = new Map<string, Expression>()
  for (const equation of equations) {
    const [name, more] = names.filter(each => equation.some(side => mentions(side, each)))
    if (name === undefined || more !== undefined) return null
    const line = lineOfEquation(equation, [name])
    if (!line?.[0]) return null
    found.set(name, quotient(negated(line[1]), line[0], equation[0]))
  }
  return found.size === names.length ? names.map(name => found.get(name)!) : null
}

function lineOfEquation(
  [left, right]: readonly [Expression, Expression],
  names: readonly string[],
): Line | null {
  const [first, second] = [lineOf(left, names), lineOf(right, names)]
  return first && second && combined(first, second, '-')
}

function lineOf(node: Expression, names: readonly string[]): Line | null {
  const none: Part[] = names.map(() => undefined)
  if (!mentionsAny(node, names)) return [...none, node]
  if (node.kind === 'name')
    return [...none.with(names.indexOf(node.name), numberNode('1', node.span)), undefined]
  if (node.kind === 'unary') {
    const line = node.operator === '-' || node.operator === '+' ? lineOf(node.operand, names) : null
    return line && node.operator === '-' ? line.map(negated) : line
  }
  if (node.kind !== 'binary') return null
  const { operator, left, right } = node
  if (operator === '+' || operator === '-') return lineOfSum(left, right, operator, names)
  const isScaled = (operator === '*' || operator === '/') && !mentionsAny(right, names)
  if (isScaled) return lineOf(left, names)?.map(part => scaled(part, right, operator)) ?? null
  if (operator !== '*' || mentionsAny(left, names)) return null
  return lineOf(right, names)?.map(part => scaled(part, left, '*')) ?? null
}

function lineOfSum(
  left: Expression,
  right: Expression,
  operator: '+' | '-',
  names: readonly string[],
): Line | null {
  const [first, second] = [lineOf(left, names), lineOf(right, names)]
  return first && second && combined(first, second, operator)
}

const combined = (first: Line, second: Line, operator: '+' | '-'): Line =>
  first.map((part, index) => sum(part, second[index], operator))

const mentionsAny = (node: Expression, names: readonly string[]): boolean =>
  names.some(name => mentions(node, name))

/** Expands the determinant by the minors of its first row. */
function determinant(rows: readonly Line[], columns: readonly number[]): Part {
  const [row, ...others] = rows
  if (!row) return undefined
  if (others.length === 0) return row[columns[0]!]
  return columns.reduce<Part>((whole, column, index) => {
    const part = row[column]
    const minor = part && determinant(others, columns.toSpliced(index, 1))
    return minor ? sum(whole, scaled(part, minor, '*'), index % 2 === 0 ? '+' : '-') : whole
  }, undefined)
}

function sum(a: Part, b: Part, operator: '+' | '-'): Part {
  if (!b) return a
  if (!a) return operator === '-' ? negated(b) : b
  return binaryNode(operator, a, b, b.span)
}

function scaled(part: Part, by: Expression, operator: '*' | '/'): Part {
  if (!part || (operator === '*' && isOne(part))) return part && by
  return binaryNode(operator, part, by, by.span)
}

function quotient(part: Part, divisor: Expression, { span }: Expression): Expression {
  if (!part) return numberNode('0', span)
  return isOne(divisor) ? part : binaryNode('/', part, divisor, span)
}

const negated = (part: Part): Part => part && { kind: 'unary', operator: '-', operand: part, span: part.span }

const isOne = (node: Expression): boolean => node.kind === 'number' && node.text === '1'
