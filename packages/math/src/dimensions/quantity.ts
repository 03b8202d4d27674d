/** Quantities: a value with its unit box becomes a bare SI number. */
import { children, mapChildren } from '../expression/index.ts'
import type { Expression, NumberNode, QuantityNode, Span, UnitExpression } from '../expression/tree.ts'
import { Rational } from '../rational.ts'
import { type Factor, type ResolvedUnit, resolveUnit } from '../units/index.ts'
import {
  binaryNode,
  decimalNode,
  exactNode,
  factorNode,
  isOne,
  negated,
  numberNode,
  overItems,
  rationalNode,
} from './build.ts'
import { type Form, rankOf, scalar, type ScalarForm } from './forms.ts'
import { describe } from './messages.ts'
import { DimensionError, type Session, type Typed } from './session.ts'
import { PLAIN, termOf, unify } from './term.ts'
import { refuseText } from './texts.ts'
import type { TemperatureRole } from './types.ts'
import { DELTA_NAMES, TEMPERATURE } from './temperature.ts'
import { message } from '../messages/dimensions.ts'

/** The unit of a box; throws for an unknown unit. */
export function unitOf(expression: UnitExpression, session: Session): ResolvedUnit {
  const result = resolveUnit(expression, session.context.rates)
  if (!result.ok) {
    const { code, message: text, span } = result.problem
    throw new DimensionError({ code, text }, span)
  }
  const { notice } = result.unit
  if (notice) session.notice(notice)
  return result.unit
}

/** A quantity; `sign` -1 when a minus stands before it (`-5 [degC]` is five below zero). */
export function inferQuantity(
  node: QuantityNode,
  session: Session,
  infer: (node: Expression) => Typed,
  sign: 1 | -1 = 1,
): Typed {
  const unit = unitOf(node.unit, session)
  const { value, span } = node
  const form = scalar(termOf(unit.dimension), roleOf(unit))
  if (unit.level) return levelQuantity(node, unit, form, sign < 0 ? negated(value, value.span) : value, infer)
  if (isLiteral(value)) {
    const literal = (zero: Rational | null) => literals(value, unit.factor, zero, sign, span)
    const difference = unit.zero === null ? undefined : literal(null)
    const whole = value.kind === 'number' ? form : withUnit(infer(value), form, node)
    return { form: whole, tree: literal(unit.zero), source: node, asDifference: difference }
  }
  const inner = refuseText(infer(value), 'a unit')
  const size = isOne(unit.factor)
    ? inner.tree
    : binaryNode('*', inner.tree, factorNode(unit.factor, node.unit.span), span)
  const signed: Expression = sign < 0 ? { kind: 'unary', operator: '-', operand: size, span } : size
  const whole = withUnit(inner, form, node)
  if (unit.zero === null) return { form: whole, tree: signed, source: node }
  return {
    form: whole,
    tree: fromZero(signed, unit.zero, rankOf(whole), span),
    source: node,
    asDifference: signed,
  }
}

/** `10 [dBm]` is 1 mW times 10^(10/10). */
function levelQuantity(
  node: QuantityNode,
  unit: ResolvedUnit,
  form: ScalarForm,
  value: Expression,
  infer: (node: Expression) => Typed,
): Typed {
  const { span } = node
  const inner = infer(value)
  const whole = withUnit(inner, form, node)
  const rank = rankOf(whole)
  const reference = factorNode(unit.factor, node.unit.span)
  const decades = (item: Expression): Expression =>
    binaryNode('/', item, numberNode(String(unit.level), span), span)
  const size = (item: Expression): Expression =>
    binaryNode('*', reference, binaryNode('^', numberNode('10', span), decades(item), span), span)
  const tree = rank === 1 || rank === 2 ? overItems(inner.tree, rank, size) : size(inner.tree)
  return { form: whole, tree, source: node }
}

/** The zero of a thermometer scale under a number or under every number of a list. */
function fromZero(size: Expression, zero: Rational, rank: 0 | 1 | 2 | undefined, span: Span): Expression {
  const shifted = (item: Expression) => binaryNode('+', item, rationalNode(zero, span), span)
  return rank === 1 || rank === 2 ? overItems(size, rank, shifted) : shifted(size)
}

/** A unit goes to a plain number, or to every element of a list of them. */
function withUnit(inner: Typed, unit: ScalarForm, node: QuantityNode): Form {
  return spread(inner.form)

  function spread(form: Form): Form {
    if (form.kind === 'list') return { kind: 'list', items: form.items.map(spread) }
    if ((form.kind !== 'scalar' && form.kind !== 'uniform') || !unify(form.term, PLAIN)) {
      throw new DimensionError(
        message('unit.plain.quantity', { found: describe(node.value, inner.form) }),
        node.unit.span,
      )
    }
    return {
      ...form,
      kind: form.kind,
      term: unit.term,
      temperature: unit.temperature,
      zero: undefined,
    } as Form
  }
}

function roleOf(unit: ResolvedUnit): TemperatureRole | undefined {
  if (unit.zero !== null) return 'reading'
  if (unit.level) return 'level'
  if (!unit.dimension.sameHard(TEMPERATURE)) return undefined
  return unit.expression.kind === 'unit' && DELTA_NAMES.test(unit.expression.name) ? 'difference' : undefined
}

/** Whether a value is a written number, or a list or matrix of them: nothing is left to compute. */
function isLiteral(node: Expression): boolean {
  if (node.kind === 'unary') return node.operator === '-' && node.operand.kind === 'number'
  if (node.kind === 'list' || node.kind === 'matrix') return children(node).every(isLiteral)
  return node.kind === 'number'
}

function literals(
  node: Expression,
  factor: Factor,
  zero: Rational | null,
  sign: 1 | -1,
  span: Span,
): Expression {
  if (node.kind === 'number') return literalNode(node, factor, zero, sign, span)
  if (node.kind === 'unary') return literals(node.operand, factor, zero, sign < 0 ? 1 : -1, span)
  return mapChildren(node, child => literals(child, factor, zero, sign, child.span))
}

/**
 * Exact when both the literal and the unit are; decimals are computed exactly and rounded once. A decimal of degrees
 * or turns keeps its π, of whose multiples sines are zero.
 */
function literalNode(
  literal: NumberNode,
  factor: Factor,
  zero: Rational | null,
  sign: 1 | -1,
  span: Span,
): Expression {
  const value = Rational.parse(literal.text)
  if (value === null)
    throw new DimensionError(message('unit.mismatch.numeral', { text: literal.text }), literal.span)
  const size = factor.scale(sign < 0 ? value.negate() : value)
  const exact = factor.exact && /^\d+$/.test(literal.text)
  if (exact && size.pi === 0) {
    return rationalNode(zero === null ? size.coefficient : size.coefficient.add(zero), span)
  }
  if (exact && zero === null) return exactNode(size.coefficient, size.pi, span)
  if (factor.exact && size.pi !== 0 && zero === null) {
    const decimal = decimalNode(Number(literal.text), literal.span)
    const angle = binaryNode('*', decimal, factorNode(factor, span), span)
    return sign < 0 ? negated(angle, span) : angle
  }
  const rational = size.toRational()
  return decimalNode((zero === null ? rational : rational.add(zero)).toNumber(), span)
}
