import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createInlineEngine } from './node.ts'
import { warningsOf } from './notices.ts'
import type { Engine } from './protocol.ts'
import { shown } from './testing/shown.ts'

let engine: Engine
beforeAll(async () => {
  engine = await createInlineEngine()
})
afterAll(() => engine.dispose())

/** Statement, kind, a part of the message, position. */
const ERRORS: readonly (readonly [string, string, string, number | undefined])[] = [
  ['1+', 'syntax', 'too early', 2],
  ['2*/3', 'syntax', 'division sign', 2],
  ['3 + * 4', 'syntax', 'multiplication sign', 4],
  ['(1+2', 'syntax', 'never closed', 0],
  ['1+2)', 'syntax', 'no opening bracket', 3],
  ['sin(x))', 'syntax', 'no opening bracket', 6],
  ['[1,2', 'syntax', 'never closed', 0],
  ['a b c', 'syntax', '“b”', 2],
  ['x:=', 'syntax', 'too early', 3],
  [':=3', 'syntax', 'assignment sign', 0],
  ['{}', 'syntax', 'opening brace', 0],
  ['"abc', 'syntax', 'cannot be read', undefined],
  ['e:=3', 'argument', 'Euler', undefined],
  ['i:=4', 'argument', 'imaginary unit', undefined],
  ['pi:=3', 'argument', 'constant', undefined],
  ['sin:=3', 'argument', 'built in', undefined],
  ['x+1:=3', 'argument', 'left side', undefined],
  ['inv([[1,2],[2,4]])', 'argument', 'no inverse', undefined],
  ['[[1,2],[3,4]]*[1,2,3]', 'dimension', 'do not fit', undefined],
  ['[[1,2],[3,4]]*[[1,2,3]]', 'dimension', 'do not fit', undefined],
  ['[1,2,3]+[1,2]', 'dimension', 'do not fit', undefined],
  ['[[1,2],[3,4]]-[[1,2]]', 'dimension', 'do not fit', undefined],
  ['[1,2,3][5]', 'dimension', 'no element 5', undefined],
  ['matrix(20000,20000,(j,k)->j+k)', 'memory', 'too large', undefined],
  ['seq(k,k,1,10^9)', 'memory', 'too large', undefined],
  ['k$(k=1..10^9)', 'memory', 'too large', undefined],
  ['idn(10^5)', 'memory', 'too large', undefined],
  ['range(10^9)', 'memory', 'memory', undefined],
  ['(10^9)!', 'memory', 'too large', undefined],
  ['sqrt("a")', 'argument', 'cannot work', undefined],
  ['expr("1+")', 'syntax', 'cannot be read', undefined],
]

describe('errors', () => {
  test.each(ERRORS)('%s', async (text, kind, part, position) => {
    const [result] = await engine.run([{ text }])
    if (!result || result.ok) throw new Error(`No error: ${shown(result)}`)
    expect(result.error.kind).toBe(kind)
    expect(result.error.message).toContain(part)
    expect(result.error.position).toBe(position)
    expect(result.error.message).not.toMatch(/Error:|T_|\u001b/)
  })

  test('a statement that cannot be read changes nothing', async () => {
    const results = await engine.run([{ text: 'kept:=1' }, { text: 'f(kept:=2' }, { text: 'kept' }])
    expect(results.map(shown)).toEqual(['1', 'syntax!', '1'])
  })

  test('the next command works', async () => {
    const results = await engine.run([{ text: '1+' }, { text: '[1,2][9]' }, { text: '1+1' }])
    expect(results.map(shown)).toEqual(['syntax!', 'dimension!', '2'])
  })

  test('a recursion without end stops by itself', async () => {
    const results = await engine.run([{ text: 'rr(n):=rr(n+1)+1' }, { text: 'rr(1)' }, { text: '1+1' }])
    expect(results.map(shown).slice(1)).toEqual(['memory!', '2'])
  })

  test('a deep recursion with an end works', async () => {
    const results = await engine.run([
      { text: 'fa(n):=if n<=1 then 1 else n*fa(n-1) fi' },
      { text: 'fa(500)/500!' },
    ])
    expect(shown(results[1])).toBe('1')
  })
})

describe('warnings', () => {
  test.each([
    ['// Parsing f\n// Success\n', []],
    ['// Warning: k, declared as global variable(s). If symbolic variables are required, declare\n', []],
    ['\u001b[1m\u001b[31mWarning: Non-square matrix!\u001b[0m\nNon-square matrix!\n', []],
    [
      'Warning, the test a==b is performed by checking\nthat the internal representation of regroup(a-b) is not 0.\n',
      [],
    ],
    [':1: syntax error  line 1 col 5 at *\n', []],
    [
      'When2sign does not work\n',
      ['A step of this integral was not certain: compare it with other bounds, or in parts.'],
    ],
    [
      'Solution may be wrong since a and b are not prime together: [],[1]\n',
      ['A step of this result was not certain: check it, for instance with numbers.'],
    ],
    [
      'The choice was done assuming [a]=[1]\n',
      ['This result may hold only for some values of the names without a value: check it with numbers.'],
    ],
    [
      'Unable to solve inequations with approx coeffs \n',
      ['The inequality was solved in fractions: write it into solve itself for decimals.'],
    ],
    [
      'Solving parametric inequation requires assumption on parameters otherwise solutions may be missed.\n',
      ['Solutions may be missing: they depend on the sign of a name without a value.'],
    ],
  ])('%j', (log, warnings) => {
    expect(warningsOf(log).map(({ text }) => text)).toEqual(warnings)
  })

  test('come with the result', async () => {
    const [result] = await engine.run([{ text: 'pade(x^2,x,5,2)' }])
    expect(result?.warnings.map(({ code }) => code)).toEqual(['engine.doubt'])
  })

  test('definitions come without any', async () => {
    const results = await engine.run([
      { text: 'p(n):={local s; s:=0; for k from 1 to n do s:=s+k; od; return s;}' },
    ])
    expect(results[0]?.warnings).toEqual([])
  })
})
