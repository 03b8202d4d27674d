import { describe, expect, it } from 'vitest'
import { parsePlain } from '../parser-plain.ts'
import type { Expression, Statement } from '../tree.ts'
import { toLatex } from './latex.ts'
import { toPlain } from './plain.ts'

function line(source: string): Statement {
  const result = parsePlain(source)
  if (!result.ok) throw new Error(source)
  return result.value
}

function value(source: string): Expression {
  const result = parsePlain(source, { context: 'expression' })
  if (!result.ok || result.value.kind !== 'expression') throw new Error(source)
  return result.value.value
}

const LINES: [source: string, plain: string, latex: string][] = [
  ['F=5[kN]', 'F := 5 [kN]', 'F\\coloneq 5\\,\\class{unit}{\\mathrm{kN}}'],
  ['F/A=[MPa]', 'F/A = [MPa]', '\\frac{F}{A}=\\class{unit}{\\mathrm{MPa}}'],
  ['x:=3=', 'x := 3 =', 'x\\coloneq 3='],
  ['x==3', 'x == 3', 'x==3'],
  [
    'x := 5.0 +- 0.1 [mm]',
    'x := (5.0 ± 0.1) [mm]',
    'x\\coloneq \\left(5.0\\pm 0.1\\right)\\,\\class{unit}{\\mathrm{mm}}',
  ],
  ['a+b±c', 'a + b ± c', 'a+b\\pm c'],
  ['5 ± (0.1 [mm])', '5 ± (0.1 [mm])', '5\\pm \\left(0.1\\,\\class{unit}{\\mathrm{mm}}\\right)'],
  ['x==3=', 'x == 3 =', 'x==3='],
  ['f(x,y)=x', 'f(x, y) := x', 'f\\left(x,y\\right)\\coloneq x'],
  ['area(r):=pi*r^2', 'area(r) := pi*r^2', '\\operatorname{area}\\left(r\\right)\\coloneq \\pi\\cdot r^{2}'],
  ['A[1,2]:=3', 'A[1, 2] := 3', 'A\\left[1,2\\right]\\coloneq 3'],
  ['gas:T:=300', 'gas:T := 300', '\\mathrm{gas}:T\\coloneq 300'],
  ['#  note {1}', '# note {1}', '\\text{note \\{1\\}}'],
  ['', '', ''],
  ['((a+b))*((c))', '(a + b)*c', '\\left(a+b\\right)\\cdot c'],
  ['a-(b+c)-(d*f)', 'a - (b + c) - d*f', 'a-\\left(b+c\\right)-d\\cdot f'],
  ['a/(b*c)*d', 'a/(b*c)*d', '\\frac{a}{b\\cdot c}\\cdot d'],
  ['(a/b)^2', '(a/b)^2', '\\left(\\frac{a}{b}\\right)^{2}'],
  ['(a^b)^c', '(a^b)^c', '\\left(a^{b}\\right)^{c}'],
  ['a^(b^c)', 'a^(b^c)', 'a^{b^{c}}'],
  ['2^(-1)', '2^-1', '2^{-1}'],
  ['(-2)^2', '(-2)^2', '\\left(-2\\right)^{2}'],
  ['-(a+b)!', '-(a + b)!', '-\\left(a+b\\right)!'],
  ['a*(-b)', 'a*(-b)', 'a\\cdot \\left(-b\\right)'],
  ['2x(y)', '2x(y)', '2x\\left(y\\right)'],
  ['2 x (y)', '2x y', '2x\\,y'],
  ['x (y+1)', 'x (y + 1)', 'x\\,\\left(y+1\\right)'],
  ['2(x+1)(x-1)', '2(x + 1) (x - 1)', '2\\left(x+1\\right)\\left(x-1\\right)'],
  ['2 e3', '2 e3', '2\\mathrm{e3}'],
  ['2e', '2 e', '2\\,e'],
  ['(2 [mm])^2', '2 [mm]^2', '\\left(2\\,\\class{unit}{\\mathrm{mm}}\\right)^{2}'],
  ['2^(3 [m])', '2^(3 [m])', '2^{3\\,\\class{unit}{\\mathrm{m}}}'],
  ['(a+b) [m]', '(a + b) [m]', '\\left(a+b\\right)\\,\\class{unit}{\\mathrm{m}}'],
  [
    '5 [kg*m/s^2]',
    '5 [kg*m/s^2]',
    '5\\,\\class{unit}{\\frac{\\mathrm{kg}\\cdot \\mathrm{m}}{\\mathrm{s}^{2}}}',
  ],
  ['5 [m^(1/2)]', '5 [m^(1/2)]', '5\\,\\class{unit}{\\mathrm{m}^{1/2}}'],
  ['|x|', 'abs(x)', '\\left|x\\right|'],
  ['sqrt(x)+nthroot(x,3)', 'sqrt(x) + nthroot(x, 3)', '\\sqrt{x}+\\sqrt[3]{x}'],
  ['log_2(8)', 'log_2(8)', '\\log_{2}\\left(8\\right)'],
  ['log(8,2.5)', 'log(8, 2.5)', '\\log_{2.5}\\left(8\\right)'],
  ['asin(x)', 'asin(x)', '\\arcsin\\left(x\\right)'],
  ['sum(k^2,k,1,10)+1', 'sum(k^2, k, 1, 10) + 1', '\\sum_{k=1}^{10}k^{2}+1'],
  ['2*sum(k+1,k,1,n)', '2*sum(k + 1, k, 1, n)', '2\\cdot \\left(\\sum_{k=1}^{n}\\left(k+1\\right)\\right)'],
  ['integrate(x+1,x,0,1)', 'integrate(x + 1, x, 0, 1)', '\\int_{0}^{1}x+1\\,\\mathrm{d}x'],
  ['diff(x^2,x,2)', 'diff(x^2, x, 2)', '\\frac{\\mathrm{d}^{2}}{\\mathrm{d}x^{2}}x^{2}'],
  ['limit(1/x,x,0,-1)', 'limit(1/x, x, 0, -1)', '\\lim_{x\\to 0^{-}}\\frac{1}{x}'],
  [
    'piecewise(x<0,-x,x)',
    'piecewise(x < 0, -x, x)',
    '\\begin{cases}-x & \\text{if }x<0\\\\ x & \\text{otherwise}\\end{cases}',
  ],
  ['[[1,2],[3,4]]', '[[1, 2], [3, 4]]', '\\begin{bmatrix}1 & 2\\\\ 3 & 4\\end{bmatrix}'],
  ['[1,3..9]', '[1, 3..9]', '\\left[1,3..9\\right]'],
  ['1,3..9', '1, 3..9', '1,3..9'],
  ['a<b<=c!=d', 'a < b <= c != d', 'a<b\\le c\\ne d'],
  ['a and not (b or c)', 'a and not (b or c)', 'a\\land \\lnot \\left(b\\lor c\\right)'],
  ['x->x^2', 'x -> x^2', 'x\\mapsto x^{2}'],
  ['-(a mod b)', '-(a mod b)', '-\\left(a\\bmod b\\right)'],
  ['50%+x!', '50% + x!', '50\\%+x!'],
  ['true or undef', 'true or undef', '\\mathrm{true}\\lor \\mathrm{undef}'],
]

describe('printing lines', () => {
  it.each(LINES)('%s as text', (source, plain) => expect(toPlain(line(source))).toBe(plain))
  it.each(LINES)('%s as LaTeX', (source, _, latex) => expect(toLatex(line(source))).toBe(latex))
})

describe('printing expressions', () => {
  it.each([
    ['x = 3', 'x = 3', 'x=3'],
    ['solve(x = 3, x)', 'solve(x = 3, x)', '\\operatorname{solve}\\left(x=3,x\\right)'],
  ])('%s with a single equal sign', (source, plain, latex) => {
    expect(toPlain(value(source))).toBe(plain)
    expect(toLatex(value(source))).toBe(latex)
  })

  it.each([
    ['2', '1.5e9', '1.5\\times10^{9}'],
    ['-2', '-1.5e9', '-1.5\\times10^{9}'],
    ['x*2', 'x*1.5e9', 'x\\cdot 1.5\\times10^{9}'],
    ['2 [m]', '1.5e9 [m]', '1.5\\times10^{9}\\,\\class{unit}{\\mathrm{m}}'],
    ['2^x', '1.5e9^x', '\\left(1.5\\times10^{9}\\right)^{x}'],
  ])('%s with its numbers formatted', (source, plain, latex) => {
    expect(toPlain(value(source), { number: () => '1.5e9' })).toBe(plain)
    expect(toLatex(value(source), { number: () => '1.5\\times10^{9}' })).toBe(latex)
  })

  it.each([
    ['6*x', '6x'],
    ['2*sqrt(2)', '2\\sqrt{2}'],
    ['a*b', 'a\\,b'],
    ['x*(y+1)', 'x\\cdot \\left(y+1\\right)'],
    ['2*(y+1)', '2\\left(y+1\\right)'],
    ['2*3', '2\\cdot 3'],
    ['2*x*[1]', '2x\\cdot \\left[1\\right]'],
  ])('%s with compact products', (source, latex) => {
    expect(toLatex(value(source), { products: 'compact' })).toBe(latex)
  })
})
