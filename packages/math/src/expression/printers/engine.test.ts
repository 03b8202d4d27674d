import { describe, expect, it } from 'vitest'
import { encodeName } from '../names.ts'
import { parsePlain } from '../parser-plain.ts'
import type { Expression } from '../tree.ts'
import { toEngine } from './engine.ts'
import type { EngineOptions } from './engine.ts'

function read(source: string): Expression {
  const result = parsePlain(source, { context: 'expression' })
  if (!result.ok || result.value.kind !== 'expression') throw new Error(source)
  return result.value.value
}

/** Names are encoded as those of definition 7; functions keep theirs. */
function engine(source: string, options?: EngineOptions): string {
  return toEngine(read(source), (name, role) => (role === 'function' ? name : encodeName(name, 7)), options)
}

describe('toEngine', () => {
  it.each([
    ['a + b - c*d/x', 'a_7+b_7-((c_7*d_7)/x_7)'],
    ['a - (b - c)', 'a_7-(b_7-c_7)'],
    ['a/(b*c)', 'a_7/(b_7*c_7)'],
    ['-2^2', '-(2^2)'],
    ['2^-1', '2^(-1)'],
    ['x!', 'factorial(x_7)'],
    ['5%', '(5/100)'],
    ['a xor b', '((a_7) or (b_7)) and not((a_7) and (b_7))'],
    ['laplace(a*t, t, s)', 'laplace(a_7*t_0,t_0,s_0)'],
    ['7 mod 3', '((a_,b_)->a_-b_*floor(a_/b_))(7,3)'],
    ['[1] .* [2]', '[1] .* [2]'],
    ['a .^ b', 'a_7 .^ b_7'],
    ['3.50', '3.50'],
    ['007', '7'],
    ['12345678901234567890', '12345678901234567890'],
    ['0.12345678901234567890', '0.12345678901234567890'],
    ['1e300', '1e300'],
    ['123456789012345.75', '123456789012345.75'],
    ['1234567890123456789.5', '1234567890123456789.5'],
    ['infinity', 'inf'],
    ['pi*e*i', 'pi*e*i'],
    ['x = 3', 'x_7=3'],
    ['a < b <= c', '(held_more(b_7,a_7)) and (held_least(c_7,b_7))'],
    ['a = b = c', '(a_7==b_7) and (b_7==c_7)'],
    ['not a = b', 'not(a_7==b_7)'],
    ['a = 1 and b != 2 or c', '((a_7==1) and (b_7!=2)) or (c_7)'],
    ['piecewise(x = 1, 2, x < 3, a = b, 5)', 'piecewise(same_open(x_7,1),2,held_more(3,x_7),a_7=b_7,5)'],
    ['solve(x^2 = a, x)', 'solve((x_0^2)=a_7,x_0)'],
    ['sum(k*n, k, 1, k)', 'sum(k_0*n_7,k_0,1,k_7)'],
    ['sum(i^2, i, 1, 3)', 'sum(i_0^2,i_0,1,3)'],
    ['integrate(x, x, 0, x)', 'integrate(x_0,x_0,0,x_7)'],
    ['fMin(x^2, x = 0..b)', 'fMin(x_0^2,x_0=0..b_7)'],
    ['x -> x*y', '(x_0)->(x_0*y_7)'],
    ['(f, x) -> f(x)', '(f_0,x_0)->f_0(x_0)'],
    ['log(8, 2)', 'logb(8,2)'],
    ['log(8)', 'log(8)'],
    ['nthroot(x, 3)', 'surd(x_7,3)'],
    ['abs(x)', 'abs(x_7)'],
    ['[1, 2, x]', '[1,2,x_7]'],
    ['[[1, 2], [3, x]]', '[[1,2],[3,x_7]]'],
    ['1..5', '[seq(k_,k_=1..5)]'],
    ['[0, 1..x]', '[seq(k_,k_=0..x_7,1-0)]'],
    ['[a, (1..x)]', '[a_7,seq(k_,k_=1..x_7)]'],
    ['A[1, 2]', 'A_7[1,2]'],
    ['A[1..2, k]', 'A_7[1..2,k_7]'],
    ['gas:T', 'gas__3a__T_7'],
  ])('%s is %s', (source, text) => expect(engine(source)).toBe(text))

  it('asks instead of equating where a test is wanted', () => {
    expect(engine('a = b', { test: true })).toBe('a_7==b_7')
  })

  it('uses the function names it is given', () => {
    const functionName = (name: string): string | undefined => (name === 'average' ? 'mean' : undefined)
    expect(engine('average(v) + f(x)', { functionName })).toBe('mean(v_7)+f(x_7)')
  })

  it('uses the bound symbols it is given', () => {
    expect(engine('sum(k, k, 1, 3)', { bound: name => `${name}_b` })).toBe('sum(k_b,k_b,1,3)')
  })

  it('takes no quantity', () => {
    expect(() => engine('3 [m]')).toThrow('units are resolved before')
  })

  it('prints a long sum without using up the stack', () => {
    let sum = read('x')
    for (let count = 0; count < 100_000; count += 1) {
      sum = {
        kind: 'binary',
        operator: '+',
        left: sum,
        right: read('x'),
        operatorSpan: sum.span,
        span: sum.span,
      }
    }
    expect(toEngine(sum, name => name)).toHaveLength(200_001)
  })
})
