import { describe, expect, it } from 'vitest'
import { bindingOf } from './binders.ts'
import { parsePlain } from './parser-plain.ts'
import { prefixForm } from './testing/notation.ts'
import type { CallNode, Expression } from './tree.ts'
import { freeNames } from './free-names.ts'
import { children, heightOf, mapExpression } from './walk.ts'

function read(source: string): Expression {
  const result = parsePlain(source, { context: 'expression' })
  if (!result.ok || result.value.kind !== 'expression') throw new Error(source)
  return result.value.value
}

const FREE: [source: string, names: string][] = [
  ['a + b*a', 'a b'],
  ['f(x) + g(y)', 'f( x g( y'],
  ['sum(k*n, k, 1, m)', 'sum( n m'],
  ['sum(k, k, 1, k)', 'sum( k'],
  ['integrate(x*a, x, 0, x)', 'integrate( a x'],
  ['diff(f(x), x)', 'diff( f('],
  ['solve([x + y = c, x - y = 1], [x, y])', 'solve( c'],
  ['limit(x/h, x, h)', 'limit( h'],
  ['odesolve(-k*y, t = a..b, y, c)', 'odesolve( k a b c'],
  ['odesolve([v, -k*u], t = 0..b, [u, v], [c, d])', 'odesolve( k b c d'],
  ['odesolve([v, -k*u], [t, u, v], [0, c, d], b)', 'odesolve( k c d b'],
  ['subst(x^2, x = y)', 'subst( y'],
  ['x -> x + y', 'y'],
  ['(f, x) -> f(x)', ''],
  ['v[i] + v[n..m]', 'v n m'],
  ['gas:T + gas:h(p)', 'gas p'],
  ['piecewise(x < 0, [a], [[b, c]])', 'piecewise( x a b c'],
  ['a! + 5 [m]*b%', 'a b'],
  ['sum(list)', 'sum( list'],
  ['laplace(a*t, t, s)', 'laplace( a'],
  ['desolve(diff(y(t), t) = k*y(t), y)', 'desolve( diff( k'],
  ['desolve([diff(y(t), t) = -y(t), y(0) = c], t, y)', 'desolve( diff( c'],
  ['desolve(diff(y(t), t) = k, y(t))', 'desolve( diff( k'],
  ['linsolve([x + y = a, x = b], [x, y])', 'linsolve( a b'],
  ['linsolve(A, b)', 'linsolve( A b'],
  ['resultant(x^2 - a, x, x)', 'resultant( a'],
]

describe('freeNames', () => {
  it.each(FREE)('of %s are %s', (source, names) => {
    const found = [...freeNames(read(source))].map(([name, uses]) =>
      uses[0]!.role === 'function' ? `${name}(` : name,
    )
    expect(found.join(' ')).toBe(names)
  })

  it('leaves out names bound outside', () => {
    expect([...freeNames(read('x + y'), ['x']).keys()]).toEqual(['y'])
  })

  it('lists every use with its place', () => {
    expect(freeNames(read('x + x(2)')).get('x')).toEqual([
      { span: { start: 0, end: 1 }, role: 'variable' },
      { span: { start: 4, end: 5 }, role: 'function' },
    ])
  })
})

describe('mapExpression', () => {
  const SOURCES = FREE.map(([source]) => source).concat('1, 2..3', '-x', 'a < b', '[1, 2..x]')

  it.each(SOURCES)('keeps %s when nothing changes', source => {
    const tree = read(source)
    expect(mapExpression(tree, node => node)).toBe(tree)
  })

  it.each(SOURCES)('reaches every leaf of %s', source => {
    const leaves = (node: Expression): Expression[] =>
      children(node).length > 0 ? children(node).flatMap(leaves) : [node]
    const seen = new Set<Expression>()
    const tree = read(source)
    mapExpression(tree, node => {
      seen.add(node)
      return node
    })
    const parameters = (node: Expression): Expression[] =>
      node.kind === 'lambda'
        ? [...node.parameters, ...parameters(node.body)]
        : children(node).flatMap(parameters)
    const expected = leaves(tree).filter(leaf => !parameters(tree).includes(leaf))
    expect(expected.every(leaf => seen.has(leaf))).toBe(true)
  })

  it('puts changed parts together again', () => {
    const doubled = mapExpression(
      read('a + f(a, [a..a], [[a, 1], [2, a]], a [m], a:b(a), x -> a)[1 + a] + (a < 2)'),
      node => (node.kind === 'name' ? { ...node, name: 'z' } : node),
    )
    expect(prefixForm(doubled)).not.toMatch(/\ba\b/)
  })
})

it.each([
  ['diff(f, x)', 'x'],
  ['solve(f, [x, y])', 'x y'],
  ['fsolve(f, x = 1)', 'x'],
  ['fsolve(f, [x = 1, y = 2])', 'x y'],
  ['diff(f, x + 1)', ''],
  ['diff(f, 3)', ''],
  ['sin(x)', ''],
])('%s binds %s', (source, names) => {
  expect(bindingOf(read(source) as CallNode).names.join(' ')).toBe(names)
})

it.each([
  ['x', 1],
  ['x + 1', 2],
  ['x + f(y*z)', 4],
])('heightOf %s is %i', (source, height) => expect(heightOf(read(source))).toBe(height))
