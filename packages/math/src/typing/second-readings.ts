/**
 * Tokens of a line with two possible meanings: units that have the name of a variable, variables behind a number that
 * have the name of a unit, and products of names that were written together.
 */
import { parseLatex } from '../expression/parser-latex.ts'
import { toLatex } from '../expression/printers/latex.ts'
import type { Expression, NameNode, QuantityNode, Span, UnitExpression } from '../expression/tree.ts'
import { unitNames } from '../expression/unit-parser.ts'
import { typedNameToLatex } from '../expression/printers/latex-names.ts'
import { children, nodesIn } from '../expression/walk.ts'
import { PARTED } from './drawing.ts'

export interface SecondReading {
  /** The word of a product: its names as they were written. */
  readonly name: string
  readonly is: 'unit' | 'variable' | 'product'
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
  const add = (
    found: Pick<SecondReading, 'name' | 'is' | 'token'>,
    node: Expression,
    other: Expression,
  ): void => {
    const { start, end } = node.span
    const changed = latex.slice(0, start) + toLatex(other) + latex.slice(end)
    readings.push({ ...found, span: { start, end }, latex: changed })
  }
  const visit = (node: Expression): void => {
    if (node.kind === 'quantity')
      for (const name of new Set(unitNames(node.unit).filter(isDefined)))
        add({ name, is: 'unit', token: unitSpan(node.unit, name)! }, node, withVariable(node, name))
    const other = withUnit(node, name => isDefined(name) && isUnit(name))
    if (other) add({ name: other.name, is: 'variable', token: other.token }, node, other.node)
    for (const child of children(node)) visit(child)
  }
  visit(parsed.value.value)
  readings.push(...partedWords(latex, parsed.value.value))
  return readings.toSorted((a, b) => a.span.start - b.span.start)
}

/** Products of names that were written together: the space between them says so. */
function partedWords(latex: string, value: Expression): SecondReading[] {
  if (!latex.includes(PARTED)) return []
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
      const other = latex.slice(0, span.start) + typedNameToLatex(name) + latex.slice(span.end)
      readings.push({ name, is: 'product', token: span, span, latex: other })
    }
    from = to
  }
  return readings
}

const isParted = (latex: string, { end }: Span, { start }: Span): boolean =>
  latex.slice(end, start).trim() === PARTED

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

/** `5 N*m` as the product of 5 N and the variable m. */
function withVariable(node: QuantityNode, name: string): Expression {
  const powers = powersOf(node.unit, false)
  const rest = powers.filter(({ base }) => !(base.kind === 'unit' && base.name === name))
  const unit = unitOf(rest)
  const value: Expression = unit ? { ...node, unit } : node.value
  return powers
    .filter(power => !rest.includes(power))
    .reduce<Expression>((left, { exponent, below }) => {
      const variable: NameNode = { kind: 'name', name, span: node.span }
      const negative = exponent.startsWith('-')
      const amount = exponent.replace('-', '')
      const right: Expression =
        amount === '1' ? variable : binary('^', variable, { kind: 'number', text: amount, span: node.span })
      const divides = below !== negative
      return {
        ...binary(divides ? '/' : '*', left, right),
        ...(!divides && !unit && { implicit: true as const }),
      }
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
  const exponent = raised?.right.kind === 'number' ? raised.right.text : raised ? null : '1'
  if (name.kind !== 'name' || exponent === null || !isDouble(name.name)) return null
  const base: UnitExpression = { kind: 'unit', name: name.name, span: name.span }
  const own: UnitExpression =
    exponent === '1' ? base : { kind: 'unit-power', base, exponent, span: name.span }
  const found = { name: name.name, token: name.span }
  if (left.kind === 'number' && node.implicit)
    return { ...found, node: { kind: 'quantity', value: left, unit: own, span: node.span } }
  if (left.kind !== 'quantity') return null
  const kind = operator === '*' ? ('unit-product' as const) : ('unit-quotient' as const)
  return { ...found, node: { ...left, unit: { kind, left: left.unit, right: own, span: node.span } } }
}

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
