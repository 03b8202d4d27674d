import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createInlineEngine } from './node.ts'
import type { Engine } from './protocol.ts'
import { show, shown } from './testing/shown.ts'

let engine: Engine
beforeAll(async () => {
  engine = await createInlineEngine({ settings: { complex: false } })
})
afterAll(() => engine.dispose())

/** Statement, kind, value. */
const VALUES: readonly (readonly [string, string, string])[] = [
  ['1+1', 'number', '2'],
  ['2^100', 'number', '1267650600228229401496703205376'],
  ['1/3', 'number', '1/3'],
  ['-4/6', 'number', '-2/3'],
  ['0.1+0.2', 'number', 'f0.3'],
  ['1.5e-7', 'number', 'f1.5e-7'],
  ['1e400', 'number', 'finf'],
  ['evalf(pi,20)', 'number', '3.1415926535897932385'],
  ['evalf(1/300,20)', 'number', '0.0033333333333333333333'],
  ['sqrt(-4)', 'complex', '(0,2)'],
  ['i', 'complex', '(0,1)'],
  ['1.5+2*i', 'complex', '(f1.5,2)'],
  ['exp(i*pi)', 'number', '-1'],
  ['pi', 'symbolic', 'pi'],
  ['e', 'symbolic', 'e'],
  ['infinity', 'symbolic', 'unsigned_inf'],
  ['-infinity', 'symbolic', '-infinity'],
  ['inf', 'symbolic', 'infinity'],
  ['1/0', 'symbolic', 'unsigned_inf'],
  ['0/0', 'undefined', 'undef'],
  ['0^0', 'number', '1'],
  ['limit(x^(1/ln(x)),x,0,1)', 'symbolic', 'e'],
  ['limit(x^x,x,0,1)', 'number', '1'],
  ['limit(exp(-1/x)^x,x,0,1)', 'symbolic', 'inv(e)'],
  ['2==2', 'boolean', 'true'],
  ['2>3', 'boolean', 'false'],
  ['x', 'symbolic', 'x'],
  ['F_12', 'symbolic', 'F_12'],
  ['x+1', 'symbolic', '+(x,1)'],
  ['x-y', 'symbolic', '+(x,-(y))'],
  ['2*x/y', 'symbolic', '*(2,x,inv(y))'],
  ['x^2', 'symbolic', '^(x,2)'],
  ['sqrt(x)', 'symbolic', '^(x,1/2)'],
  ['-x', 'symbolic', '-(x)'],
  ['sin(x)', 'symbolic', 'sin(x)'],
  ['exp(x)', 'symbolic', 'exp(x)'],
  ['abs(x)', 'symbolic', 'abs(x)'],
  ['x!', 'symbolic', '!(x)'],
  ['x=1', 'symbolic', '==(x,1)'],
  ['x<3', 'symbolic', '>(3,x)'],
  ['x>=3', 'symbolic', '>=(x,3)'],
  ['x>1 and y>2', 'symbolic', 'and(>(x,1),>(y,2))'],
  ['x>1 or y>2', 'symbolic', 'or(>(x,1),>(y,2))'],
  ['not(x)', 'symbolic', 'not(x)'],
  ['1..3', 'symbolic', '..(1,3)'],
  ['when(x>1,2,3)', 'symbolic', 'when(>(x,1),2,3)'],
  ['piecewise(x>0,x,-x)', 'symbolic', 'piecewise(>(x,0),x,-(x))'],
  ['unknown(3,y)', 'symbolic', 'unknown(3,y)'],
  ['diff(g(x),x)', 'symbolic', 'diff(g(x),x)'],
  ['integrate(g(x),x,0,1)', 'symbolic', 'integrate(g(x),x,0,1)'],
  ['L[2]', 'symbolic', 'at(L,2)'],
  ['[1,2/3,y]', 'list', 'vector[1,2/3,y]'],
  ['[]', 'list', 'vector[]'],
  ['[[1,2],[3,4]]', 'matrix', 'matrix[vector[1,2],vector[3,4]]'],
  ['[[1,2],[3]]', 'list', 'vector[vector[1,2],vector[3]]'],
  ['set[2,1]', 'list', 'set[2,1]'],
  ['(1,2,3)', 'list', 'sequence[1,2,3]'],
  ['poly1[1,0,-2]', 'list', 'polynomial[1,0,-2]'],
  ['"a b"', 'string', '"a b"'],
  ['"say ""hi"""', 'string', '"say \\"hi\\""'],
  ['x->x+1', 'function', '(x)->+(x,1)'],
  ['h(a,b):=a*b', 'function', '(a,b)->*(a,b)'],
  ['h(3,4)', 'number', '12'],
  ['sin', 'function', 'sin'],
  ['solve(x^2=4,x)', 'list', 'vector[-2,2]'],
  ['solve([x+y=3,x-y=1],[x,y])', 'matrix', 'matrix[vector[2,1]]'],
  ['factor(x^4-1)', 'symbolic', '*(+(x,-1),+(x,1),+(^(x,2),1))'],
  ['diff(x^3,x)', 'symbolic', '*(3,^(x,2))'],
  ['integrate(x^2,x,0,1)', 'number', '1/3'],
  ['limit(sin(x)/x,x,0)', 'number', '1'],
  ['sum(k^2,k,1,10)', 'number', '385'],
  ['product(k,k,1,5)', 'number', '120'],
  ['det([[1,2],[3,4]])', 'number', '-2'],
  ['inv([[1,2],[3,4]])', 'matrix', 'matrix[vector[-2,1],vector[3/2,-1/2]]'],
  ['[[1,2],[3,4]]*[5,6]', 'list', 'vector[17,39]'],
  ['cross([1,2,3],[4,5,6])', 'list', 'vector[-3,6,-3]'],
  ['mean([1,2,3,4])', 'number', '5/2'],
  ['gcd(12,18)', 'number', '6'],
  ['irem(17,5)', 'number', '2'],
  ['17 mod 5', 'symbolic', '<2 % 5>'],
  ['laplace(exp(-t),t,s)', 'symbolic', 'inv(+(s,1))'],
  ['desolve(diff(w(t),t)=w(t),t,w)', 'symbolic', '*(c_0,exp(t))'],
  ['fsolve(cos(z)=z,z,0)', 'number', 'f0.739085133215'],
  ['round(2.567,1)', 'number', 'f2.6'],
  ['seq(k^2,k,1,4)', 'list', 'vector[1,4,9,16]'],
  ['erf(0.5)', 'number', 'f0.520499877813'],
  ['string(x+1)', 'string', '"x+1"'],
]

describe('values as data', () => {
  test.each(VALUES)('%s', async (text, kind, value) => {
    const [result] = await engine.run([{ text }])
    // Decimals to twelve digits: doubles.test.ts looks at the last ones.
    const found = shown(result).replace(
      /f(-?\d+\.\d{13,})/g,
      (_, digits: string) => `f${+(+digits).toPrecision(12)}`,
    )
    expect(found).toBe(value)
    expect(result).toMatchObject({ ok: true, kind, warnings: [] })
  })
})

describe('approximation', () => {
  test.each([
    ['1/3', 1 / 3],
    ['sqrt(2)', Math.SQRT2],
    ['pi', Math.PI],
    ['e', Math.E],
    ['2/7+0', 2 / 7],
    ['ln(2)', Math.LN2],
    ['10^15+1/8', 1_000_000_000_000_000.125],
    ['2^70', 2 ** 70],
  ])('%s is right to the last bit', async (text, expected) => {
    const [result] = await engine.run([{ text, numeric: true }])
    expect(result?.ok && result.approximation).toEqual({ t: 'float', v: expected })
  })

  test.each([
    ['x/3', 'symbolic'],
    ['[1/4,pi]', 'list'],
    ['0.5', 'number'],
  ])('%s comes with its decimals', async (text, kind) => {
    const [result] = await engine.run([{ text, numeric: true }])
    expect(result).toMatchObject({ ok: true, kind })
    const text1 = result?.ok && result.approximation ? show(result.approximation) : ''
    expect(text1).toMatch(/f0?\.?\d/)
  })

  test.each([['integrate(f(x),x,0,1)'], ['integrate(1/sqrt(1+k*x^3),x,0,1)'], ['"text"'], ['x->x/3']])(
    '%s has none',
    async text => {
      const [result] = await engine.run([{ text, numeric: true }])
      expect(result).toMatchObject({ ok: true })
      expect(result).not.toHaveProperty('approximation')
    },
  )

  test('exact values stay as they are without it', async () => {
    const [result] = await engine.run([{ text: '1/3' }])
    expect(result).not.toHaveProperty('approximation')
  })
})

describe('long lists', () => {
  test('numbers of a long list stand beside the tree', async () => {
    const [result] = await engine.run([{ text: 'seq(k/2.0,k,1,100)' }])
    if (!result?.ok) throw new Error('No list.')
    expect(result.value).toEqual({ t: 'array', shape: [100] })
    expect(result.numbers).toHaveLength(100)
    expect(result.numbers?.[98]).toBe(49.5)
  })

  test('a matrix stands row by row', async () => {
    const [result] = await engine.run([{ text: 'matrix(9,10,(j,k)->j*10.0+k)' }])
    if (!result?.ok) throw new Error('No matrix.')
    expect(result.value).toEqual({ t: 'array', shape: [9, 10] })
    expect([...(result.numbers ?? [])]).toEqual(Array.from({ length: 90 }, (_, index) => index))
  })

  test('an exact list keeps its items, its decimals are the array', async () => {
    const [result] = await engine.run([{ text: 'seq(1/k,k,1,100)', numeric: true }])
    if (!result?.ok) throw new Error('No list.')
    expect(result.value).toMatchObject({ t: 'list', kind: 'vector' })
    expect(result.approximation).toEqual({ t: 'array', shape: [100] })
    expect(result.numbers?.[2]).toBe(1 / 3)
  })

  test.each([['seq(x^k,k,1,60000)'], ['(10^6000+1)^40'], ['seq(2^k,k,1,3000)']])(
    '%s is cut and says so',
    async text => {
      const [result] = await engine.run([{ text }])
      expect(result).toMatchObject({ ok: true, truncated: true })
      expect(JSON.stringify(result).length).toBeLessThan(500_000)
    },
  )
})

describe('what a command asks for', () => {
  test.each([
    [{ text: '1/3', approximate: true }, 'f0.3333333333333333'],
    [{ text: 'sqrt(2)', approximate: true, digits: 25 }, '1.414213562373095048801689'],
    [{ text: '[1/3,x/2]', approximate: true, digits: 5 }, 'vector[f0.3333333333333333,*(f0.5,x)]'],
    [{ text: '0.1*3', approximate: true }, 'f0.3'],
    [{ text: 'p1:=1/3', approximate: true }, 'f0.3333333333333333'],
    [{ text: 'p1' }, '1/3'],
  ])('%o', async (command, value) => {
    const [result] = await engine.run([command])
    expect(shown(result).slice(0, value.length)).toBe(value)
  })

  test('digits hold for one command only', async () => {
    const results = await engine.run([{ text: 'evalf(pi)', digits: 30 }, { text: 'evalf(pi)' }])
    expect(results.map(result => (result.ok ? result.value.t : ''))).toEqual(['real', 'float'])
  })

  test('LaTeX', async () => {
    const [result] = await engine.run([{ text: 'x^2/3', latex: true }])
    expect(result).toMatchObject({ latex: '\\frac{x^{2}}{3}' })
  })
})
