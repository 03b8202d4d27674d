/**
 * Tokens of a line with two possible meanings: units that have the name of a variable, variables behind a number that
 * have the name of a unit, and products of names that were written together.
 */
import { JOINED } from '../expression/latex-scanner.ts'
import { parseLatex } from '../expression/parser-latex.ts'
import { toLatex } from '../expression/printers/latex.ts'
import { toPlain } from '../expression/printers/plain.ts'
import type { BinaryNode, Expression, QuantityNode, Span, UnitExpression } from '../expression/tree.ts'
import { unitNames } from '../expression/unit-parser.ts'
import { typedNameToLatex, unitBoxBehindNumber, unitNameToLatex } from '../expression/printers/latex-names.ts'
import { children, nodesIn } from '../expression/walk.ts'
import { isNeverProduct } from './measure-or-variable.ts'
import { namesIn } from './run-together.ts'

export interface SecondReading {
  /** The word of a product: its names as they were written. */
  readonly name: string
  readonly is: 'unit' | 'variable' | 'product'
  /** `below`: the factors belong below the line of the fraction before them. */
  readonly other: 'unit' | 'variable' | 'product' | 'name' | 'below'
  /** Names that have to be defined for the other reading, or for this one. */
  readonly names: readonly string[]
  /** Where the token stands in the LaTeX. */
  readonly token: Span
  /** Where the token and its number stand in the LaTeX. */
  readonly span: Span
  /** The line with the other reading. */
  readonly latex: string
}

/** The tokens with two readings, from left to right. */
export function secondReadings(
  latex: string,
  isDefined: (name: string) => boolean,
  isUnit: (name: string) => boolean,
): SecondReading[] {
  const parsed = parseLatex(latex, { isUnit })
  if (!parsed.ok || !('value' in parsed.value)) return []
  const readings: SecondReading[] = []
  const add = (found: Omit<SecondReading, 'span' | 'latex'>, node: Expression, other: Expression): void => {
    const { start, end } = node.span
    const changed = latex.slice(0, start) + toLatex(other) + latex.slice(end)
    readings.push({ ...found, span: { start, end }, latex: changed })
  }
  const visit = (node: Expression): void => {
    if (node.kind === 'quantity')
      for (const name of new Set(unitNames(node.unit))) {
        const found = { name, is: 'unit', token: unitSpan(node.unit, name)! } as const
        if (isDefined(name))
          add({ ...found, other: 'variable', names: [name] }, node, withFactors(node, name, [name]))
        // Nobody doubts the kilometres of `3 km/h`.
        const isLength = /^[kcd]m$/.test(name) && node.unit.kind !== 'unit'
        const letters = isLength || isNeverProduct(name) ? null : namesIn(name, isDefined)
        if (letters)
          add({ ...found, other: 'product', names: letters }, node, withFactors(node, name, letters))
      }
    const unit = withUnit(node, name => (isDefined(name) || name === 'g') && isUnit(name))
    if (unit) {
      const { name, token } = unit
      add({ name, is: 'variable', other: 'unit', names: [name], token }, node, unit.node)
    }
    for (const child of children(node)) visit(child)
  }
  visit(parsed.value.value)
  const beside = besideFractions(latex, parsed.value.value)
  const parted = [
    ...partedWords(latex, parsed.value.value, isUnit).filter(
      ({ token }) => !beside.some(other => token.start >= other.token.start && token.end <= other.token.end),
    ),
    ...beside,
  ]
  // A letter of a product that may be a unit as a whole is asked for with it: `3GJ`.
  const isOwn = ({ token }: SecondReading): boolean =>
    !parted.some(
      ({ other, token: whole }) =>
        (other === 'unit' || other === 'below') && whole.start <= token.start && token.end <= whole.end,
    )
  return [...readings.filter(isOwn), ...parted].toSorted((a, b) => a.span.start - b.span.start)
}

/** Products of names that were written together: the space between them says so. */
function partedWords(latex: string, value: Expression, isUnit: (name: string) => boolean): SecondReading[] {
  if (!latex.includes(JOINED)) return []
  const names = nodesIn(value)
    .flatMap(node => (node.kind === 'name' || node.kind === 'constant' ? [node] : []))
    .toSorted((a, b) => a.span.start - b.span.start)
  const readings: SecondReading[] = []
  for (let from = 0; from < names.length;) {
    let to = from + 1
    while (to < names.length && isParted(latex, names[to - 1]!.span, names[to]!.span)) to += 1
    if (to > from + 1) {
      const name = names.slice(from, to).reduce((word, node) => word + node.name, '')
      const span = { start: names[from]!.span.start, end: names[to - 1]!.span.end }
      const isMeasure = isUnit(name) && /[\d)](?:\\:|\s)*$/.test(latex.slice(0, span.start))
      const whole = isMeasure ? unitBoxBehindNumber(unitNameToLatex(name)) : typedNameToLatex(name)
      const other = latex.slice(0, span.start) + whole + latex.slice(span.end)
      const found = { name, is: 'product', other: isMeasure ? 'unit' : 'name', names: [] } as const
      readings.push({ ...found, token: span, span, latex: other })
    }
    from = to
  }
  return readings
}

/** Letters that were written together with the number below a slash, `v^2/2g`. */
function besideFractions(latex: string, value: Expression): SecondReading[] {
  const readings: SecondReading[] = []
  const within = new Set<Expression>()
  for (const node of nodesIn(value)) {
    const factors: Expression[] = []
    let left = node
    while (left.kind === 'binary' && left.implicit && isParted(latex, left.left.span, left.right.span)) {
      factors.unshift(left.right)
      left = left.left
      within.add(left)
    }
    const [first, last] = [factors[0], factors.at(-1)]
    if (!first || !last || within.has(node)) continue
    if (left.kind !== 'binary' || left.operator !== '/' || left.right.kind !== 'number') continue
    const below = factors.reduce<Expression>(
      (product, factor) => ({ ...binary('*', product, factor), implicit: true }),
      left.right,
    )
    const { start, end } = node.span
    const token = { start: first.span.start, end: last.span.end }
    const other = latex.slice(0, start) + toLatex(binary('/', left.left, below)) + latex.slice(end)
    const name = factors.map(factor => toPlain(factor)).join('')
    readings.push({
      name,
      is: 'product',
      other: 'below',
      names: [],
      token,
      span: { start, end },
      latex: other,
    })
  }
  return readings
}

const isParted = (latex: string, { end }: Span, { start }: Span): boolean =>
  latex.slice(end, start).trim() === JOINED

/** Where the unit of that name stands first. */
function unitSpan(unit: UnitExpression, name: string): Span | null {
  switch (unit.kind) {
    case 'unit-product':
    case 'unit-quotient':
      return unitSpan(unit.left, name) ?? unitSpan(unit.right, name)
    case 'unit-power':
      return unitSpan(unit.base, name)
    default:
      return unit.kind === 'unit' && unit.name === name ? unit.span : null
  }
}

interface Power {
  readonly base: UnitExpression
  readonly exponent: string
  readonly below: boolean
}

/** `5 N*m` as the product of 5 N and the variable m, `2 mg` as that of 2, m and g. */
function withFactors(node: QuantityNode, name: string, factors: readonly string[]): Expression {
  const powers = powersOf(node.unit, false)
  const rest = powers.filter(({ base }) => !(base.kind === 'unit' && base.name === name))
  const unit = unitOf(rest)
  const value: Expression = unit ? { ...node, unit } : node.value
  return powers
    .filter(power => !rest.includes(power))
    .reduce<Expression>((left, { exponent, below }) => {
      const amount = exponent.replace('-', '')
      const divides = below !== exponent.startsWith('-')
      return factors
        .map((factor): Expression => {
          const variable: Expression = { kind: 'name', name: factor, span: node.span }
          const power: Expression = { kind: 'number', text: amount, span: node.span }
          return amount === '1' ? variable : binary('^', variable, power)
        })
        .reduce(
          (product, right) => ({
            ...binary(divides ? '/' : '*', product, right),
            ...(!divides && !unit && { implicit: true as const }),
          }),
          left,
        )
    }, value)
}

/** `2 m`, `75 kg*g` or `5 kN/A` with the variable as a unit; null where it cannot be one. */
function withUnit(
  node: Expression,
  isDouble: (name: string) => boolean,
): { readonly name: string; readonly token: Span; readonly node: Expression } | null {
  if (node.kind !== 'binary' || !/^[*/]$/.test(node.operator)) return null
  const { left, operator } = node
  const raised = node.right.kind === 'binary' && node.right.operator === '^' ? node.right : null
  const name = raised ? raised.left : node.right
  const exponent = raised ? exponentOf(raised.right) : '1'
  if (name.kind !== 'name' || exponent === null || !isDouble(name.name)) return null
  const base: UnitExpression = { kind: 'unit', name: name.name, span: name.span }
  const own: UnitExpression =
    exponent === '1' ? base : { kind: 'unit-power', base, exponent, span: name.span }
  const found = { name: name.name, token: name.span }
  if (node.implicit && left.kind === 'binary' && (isTimesTen(left) || endsInNumber(left))) {
    const measure: Expression = { kind: 'quantity', value: left.right, unit: own, span: node.span }
    return { ...found, node: { ...left, right: measure } }
  }
  if (left.kind === 'number' && node.implicit)
    return { ...found, node: { kind: 'quantity', value: left, unit: own, span: node.span } }
  if (left.kind !== 'quantity') return null
  const kind = operator === '*' ? ('unit-product' as const) : ('unit-quotient' as const)
  return { ...found, node: { ...left, unit: { kind, left: left.unit, right: own, span: node.span } } }
}

const exponentOf = (node: Expression): string | null =>
  node.kind === 'number'
    ? node.text
    : node.kind === 'unary' && node.operator === '-' && node.operand.kind === 'number'
      ? `-${node.operand.text}`
      : null

/** `c*50` and `T/100`, but no fraction of numbers, `1/2` and `pi/4`. */
const endsInNumber = ({ operator, left, right }: BinaryNode): boolean =>
  /^[*/]$/.test(operator) && right.kind === 'number' && left.kind !== 'number' && left.kind !== 'constant'

/** `12*10^-6`. */
const isTimesTen = (node: Expression): node is Expression & { kind: 'binary' } =>
  node.kind === 'binary' &&
  node.operator === '*' &&
  node.left.kind === 'number' &&
  node.right.kind === 'binary' &&
  node.right.operator === '^' &&
  node.right.left.kind === 'number' &&
  node.right.left.text === '10'

function powersOf(unit: UnitExpression, below: boolean): Power[] {
  switch (unit.kind) {
    case 'unit-product':
      return [...powersOf(unit.left, below), ...powersOf(unit.right, below)]
    case 'unit-quotient':
      return [...powersOf(unit.left, below), ...powersOf(unit.right, !below)]
    case 'unit-power':
      return [{ base: unit.base, exponent: unit.exponent, below }]
    default:
      return [{ base: unit, exponent: '1', below }]
  }
}

function unitOf(powers: readonly Power[]): UnitExpression | null {
  const span = { start: 0, end: 0 }
  const side = (below: boolean): UnitExpression | null =>
    powers
      .filter(power => power.below === below)
      .map(({ base, exponent }): UnitExpression =>
        exponent === '1' ? base : { kind: 'unit-power', base, exponent, span },
      )
      .reduce<UnitExpression | null>(
        (left, right) => (left ? { kind: 'unit-product', left, right, span } : right),
        null,
      )
  const [above, under] = [side(false), side(true)]
  if (!under) return above
  return {
    kind: 'unit-quotient',
    left: above ?? { kind: 'unit-number', text: '1', span },
    right: under,
    span,
  }
}

function binary(
  operator: '*' | '/' | '^',
  left: Expression,
  right: Expression,
): Expression & { kind: 'binary' } {
  const span = { start: left.span.start, end: right.span.end }
  return { kind: 'binary', operator, left, right, operatorSpan: span, span }
}
