/** Random trees for property tests: every shape that both parsers can give. */
import fc from 'fast-check'
import type { Arbitrary } from 'fast-check'
import { callOf } from '../calls.ts'
import type { BinaryOperator, Expression, Relation, Statement, UnitExpression } from '../tree.ts'

const SPAN = { start: 0, end: 0 }

const NAMES = [
  'x',
  'y',
  'F',
  'rho',
  'sigma_max',
  'x_1',
  'Force',
  'v~v~',
  'DeltaT',
  'x~s~_a',
  'k',
  'd',
  'e3',
  'ä',
  'sin',
  'F_x_1',
  'dx',
  'Deltax~h~',
]
const FUNCTIONS = [
  'f',
  'g_1',
  'sin',
  'ln',
  'asin',
  'solve',
  'det',
  'abs',
  'sqrt',
  'area',
  'Phi',
  'floor',
  'max',
]
const UNITS = ['m', 'kN', 'mm', 's', 'degC', '%', 'µm', 'lbf', 'USD', 'deg', 'deltaC', 'kOhm', 'Ohm']

const number: Arbitrary<Expression> = fc
  .constantFrom('0', '1', '2', '10', '0.25', '1.5', '6.02e23', '1e-3', '12345678901234567890')
  .map(text => ({ kind: 'number', text, span: SPAN }))

const name: Arbitrary<Expression & { kind: 'name' }> = fc
  .constantFrom(...NAMES)
  .map(text => ({ kind: 'name', name: text, span: SPAN }))

const variable = fc
  .constantFrom('x', 'k', 't', 'theta', 'x_1', 'rho')
  .map(text => ({ kind: 'name' as const, name: text, span: SPAN }))

const constant: Arbitrary<Expression> = fc
  .constantFrom('pi', 'e', 'i', 'infinity', 'true', 'undef')
  .map(text => ({ kind: 'constant', name: text as 'pi', span: SPAN }))

const unitName: Arbitrary<UnitExpression> = fc
  .constantFrom(...UNITS)
  .map(text => ({ kind: 'unit', name: text, span: SPAN }))

/** Units that have a name in them. */
export const unit: Arbitrary<UnitExpression> = fc.letrec<{ unit: UnitExpression }>(tie => ({
  unit: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    unitName,
    fc.record({
      kind: fc.constantFrom('unit-product' as const, 'unit-quotient' as const),
      left: tie('unit'),
      right: tie('unit'),
      span: fc.constant(SPAN),
    }),
    fc.record({
      kind: fc.constant('unit-power' as const),
      base: tie('unit'),
      exponent: fc.constantFrom('2', '-1', '1/2', '-3/4', '0.5'),
      span: fc.constant(SPAN),
    }),
  ),
})).unit

const operator = fc.constantFrom<BinaryOperator>(
  '+',
  '-',
  '*',
  '/',
  '^',
  'mod',
  '.+',
  '.-',
  '.*',
  './',
  '.^',
  'and',
  'or',
  'xor',
  '±',
)
const relation = fc.constantFrom<Relation>('==', '!=', '<', '<=', '>', '>=')

type Nodes = Arbitrary<Expression>

const operations = (node: Nodes): Nodes[] => [
  fc.record({
    kind: fc.constant('unary' as const),
    operator: fc.constantFrom('+' as const, '-' as const, 'not' as const, '!' as const, '%' as const),
    operand: node,
    span: fc.constant(SPAN),
  }),
  fc
    .record({ operator, left: node, right: node })
    .map(parts => ({ kind: 'binary' as const, ...parts, operatorSpan: SPAN, span: SPAN })),
  fc.record({ left: node, right: node }).map(parts => ({
    kind: 'binary' as const,
    operator: '*' as const,
    ...parts,
    implicit: true,
    operatorSpan: SPAN,
    span: SPAN,
  })),
  fc.tuple(node, fc.array(fc.tuple(relation, node), { minLength: 1, maxLength: 3 })).map(([first, rest]) => ({
    kind: 'compare' as const,
    operands: [first, ...rest.map(([, operand]) => operand)],
    relations: rest.map(([sign]) => sign),
    relationSpans: rest.map(() => SPAN),
    span: SPAN,
  })),
]

const calls = (node: Nodes): Nodes[] => [
  fc
    .tuple(fc.constantFrom(...FUNCTIONS), fc.array(node, { minLength: 1, maxLength: 3 }))
    .map(([text, args]) => callOf(text, SPAN, args, SPAN)),
  fc.tuple(node, node).map(([x, base]) => callOf('log', SPAN, [x, base], SPAN)),
  fc.tuple(node, node).map(([x, n]) => callOf('nthroot', SPAN, [x, n], SPAN)),
  fc
    .tuple(fc.constantFrom('sum', 'product'), node, variable, node, node)
    .map(([text, ...args]) => callOf(text, SPAN, args, SPAN)),
  fc.tuple(node, variable, node, node).map(args => callOf('integrate', SPAN, args, SPAN)),
  fc.tuple(node, variable).map(args => callOf('integrate', SPAN, args, SPAN)),
  fc.tuple(node, variable).map(args => callOf('diff', SPAN, args, SPAN)),
  fc.tuple(node, variable, node).map(args => callOf('limit', SPAN, args, SPAN)),
  fc
    .tuple(node, variable, node)
    .map(args => callOf('limit', SPAN, [...args, { kind: 'number' as const, text: '1', span: SPAN }], SPAN)),
  fc.array(node, { minLength: 2, maxLength: 5 }).map(args => callOf('piecewise', SPAN, args, SPAN)),
]

/** Everything that has parts and is neither an operation nor a call. */
const structures = (node: Nodes, range: Nodes): Nodes[] => [
  fc
    .tuple(name, fc.array(fc.oneof(node, range), { minLength: 1, maxLength: 2 }))
    .map(([target, indexes]) => ({ kind: 'index' as const, target, indexes, span: SPAN })),
  fc
    .array(fc.oneof(node, range), { maxLength: 3 })
    .map(items => ({ kind: 'list' as const, items, span: SPAN })),
  fc.tuple(node, node, node).map(([from, next, to]) => ({
    kind: 'list' as const,
    items: [{ kind: 'range' as const, from, next, to, span: SPAN }],
    span: SPAN,
  })),
  fc.tuple(node, node, node, node).map(([a, b, c, d]) => ({
    kind: 'matrix' as const,
    rows: [
      [a, b],
      [c, d],
    ],
    span: SPAN,
  })),
  fc.record({ kind: fc.constant('quantity' as const), value: node, unit, span: fc.constant(SPAN) }),
  fc.tuple(name, fc.option(fc.array(node, { maxLength: 2 }), { nil: undefined })).map(([object, args]) => ({
    kind: 'property' as const,
    object,
    property: 'prop',
    span: SPAN,
    ...(args && { args }),
  })),
  fc
    .tuple(
      fc.uniqueArray(variable, { minLength: 1, maxLength: 2, selector: parameter => parameter.name }),
      node,
    )
    .map(([parameters, body]) => ({ kind: 'lambda' as const, parameters, body, span: SPAN })),
]

/** Expressions of any shape, except those that only a line by itself can have. */
export const expression: Arbitrary<Expression> = fc.letrec<{ node: Expression; range: Expression }>(tie => {
  const node = tie('node')
  return {
    range: fc.record({ kind: fc.constant('range' as const), from: node, to: node, span: fc.constant(SPAN) }),
    node: fc.oneof(
      { maxDepth: 5, depthSize: 'small', withCrossShrink: true },
      number,
      name,
      constant,
      ...operations(node),
      ...calls(node),
      ...structures(node, tie('range')),
    ),
  }
}).node

const target = fc.oneof(
  fc
    .constantFrom('F', 'sigma_max')
    .map(text => ({ kind: 'variable' as const, name: { kind: 'name' as const, name: text, span: SPAN } })),
  fc
    .uniqueArray(variable, { minLength: 1, maxLength: 3, selector: parameter => parameter.name })
    .map(parameters => ({
      kind: 'function' as const,
      name: { kind: 'name' as const, name: 'f', span: SPAN },
      parameters,
    })),
  fc.array(number, { minLength: 1, maxLength: 2 }).map(indexes => ({
    kind: 'element' as const,
    name: { kind: 'name' as const, name: 'A', span: SPAN },
    indexes,
  })),
  fc.constant({
    kind: 'property' as const,
    object: { kind: 'name' as const, name: 'gas', span: SPAN },
    property: 'T',
  }),
)

const showing = fc.oneof(
  fc.constant({ show: false }),
  fc.constant({ show: true }),
  unit.map(asked => ({ show: true, unit: asked })),
)

/** Lines of every kind. */
export const statement: Arbitrary<Statement> = fc.oneof(
  fc.tuple(target, expression, showing).map(([defined, value, shown]) => ({
    kind: 'definition' as const,
    target: defined,
    value,
    span: SPAN,
    ...shown,
  })),
  fc
    .tuple(expression, showing)
    .map(([value, shown]) => ({ kind: 'expression' as const, value, span: SPAN, ...shown })),
  fc.constantFrom('', 'Loads', 'a {b} \\c $d').map(text => ({ kind: 'text' as const, text, span: SPAN })),
)
