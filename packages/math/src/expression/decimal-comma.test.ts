import { describe, expect, test } from 'vitest'
import {
  latexWithComma,
  plainFromComma,
  plainWithComma,
  resultWithComma,
  sentenceWithComma,
} from './decimal-comma.ts'

test.each([
  ['3.5', '3{,}5'],
  ['-1.5\\times10^{-9}', '-1{,}5\\times10^{-9}'],
  ['.5', '{,}5'],
  ['3.', '3{,}'],
  ['U=3.5\\,\\class{unit}{\\mathrm{V}}', 'U=3{,}5\\,\\class{unit}{\\mathrm{V}}'],
  ['f\\left(1.5,2\\right)', 'f\\left(1{,}5;2\\right)'],
  ['1{,}234{,}567.89', '1\\,234\\,567{,}89'],
  ['M_{y,Ed}=2.5', 'M_{y,Ed}=2{,}5'],
  ['\\log_{2.5}\\left(x,y\\right)', '\\log_{2{,}5}\\left(x;y\\right)'],
  ['x^{a_{1,2},3}', 'x^{a_{1,2};3}'],
  ['2.\\ast3', '2.\\ast3'],
  ['a.\\cdot2.5', 'a.\\cdot2{,}5'],
  ['1..10', '1..10'],
  ['1.5..10', '1{,}5..10'],
  ['\\mathrm{bolts}.A_{s}', '\\mathrm{bolts}.A_{s}'],
  ['\\left\\{\\begin{array}{c.c}1.5,&2\\\\[0.3em]3.5\\end{array}\\right.5.5', '\\left\\{\\begin{array}{c.c}1{,}5;&2\\\\[0.3em]3{,}5\\end{array}\\right.5{,}5'],
  ['\\text{M1.5, a}+1.5', '\\text{M1.5, a}+1{,}5'],
  ['\\class{bar}{\\rule[-0.1em]{1.25em}{0.75em}}\\;1.25', '\\class{bar}{\\rule[-0.1em]{1.25em}{0.75em}}\\;1{,}25'],
  ['a\\,b\\;c', 'a\\,b\\;c'],
  ['a', 'a'],
])('%s is drawn as %s', (latex, drawn) => expect(latexWithComma(latex)).toBe(drawn)) // prettier-ignore

test.each([
  ['3.5 V', '3,5 V'],
  ['max(1.5, 2)', 'max(1,5; 2)'],
  ['[1,2]', '[1;2]'],
  ['a .* 2.5', 'a .* 2,5'],
  ['2.*3', '2.*3'],
  ['1..10', '1..10'],
  ['bolts("M1.5, a", A_s)', 'bolts("M1.5, a"; A_s)'],
  ['S_1.x', 'S_1.x'],
  ['.5', ',5'],
])('%s is written %s', (plain, written) => expect(plainWithComma(plain)).toBe(written))

test.each([
  ['1,234,567.89', '1\u202f234\u202f567,89'],
  ['[1.5, 2]', '[1,5; 2]'],
])('the result %s is written %s', (plain, written) => expect(resultWithComma(plain)).toBe(written))

test.each([
  ['It has 2.5 and 0.25 kN.', 'It has 2,5 and 0,25 kN.'],
  ['Version 1.2.3 of 2020-01-02', 'Version 1.2.3 of 2020-01-02'],
  ['x_1.5 and a1.5', 'x_1.5 and a1.5'],
  ['Write 1, 2 and 3.', 'Write 1, 2 and 3.'],
])('the sentence %s is written %s', (text, written) => expect(sentenceWithComma(text)).toBe(written))

describe('typed with a decimal comma', () => {
  test.each([
    ['U = 3,5 V', 'U = 3.5 V'],
    ['max(1;2)', 'max(1,2)'],
    ['max(1,5; 2,5)', 'max(1.5, 2.5)'],
    ['[1,5; 2,5]', '[1.5, 2.5]'],
    ['[[1; 2]; [3,5; 4]]', '[[1, 2], [3.5, 4]]'],
    ['1,5e-3', '1.5e-3'],
    ['10^2,5', '10^2.5'],
    ['12,5%', '12.5%'],
    [',5', '.5'],
    ['x = ,5', 'x = .5'],
    ['2*(,5)', '2*(.5)'],
    // A point stays one: the picture shows at once how it was read.
    ['3.5', '3.5'],
    // Without a doubt these separate.
    ['f(x, y)', 'f(x, y)'],
    ['f(x,5)', 'f(x,5)'],
    ['f(3, 5)', 'f(3, 5)'],
    ['f(3,x)', 'f(3,x)'],
    ['f(3 ,5)', 'f(3 ,5)'],
    ['f((1),5)', 'f((1),5)'],
    ['[1,2,3]', '[1,2,3]'],
    ['[1.5,2]', '[1.5,2]'],
    ['[1, 2; 3, 4]', '[1, 2; 3, 4]'],
    ['[1,5, 2; 3, 4]', '[1.5, 2; 3, 4]'],
    ['max([1, 2]; 3)', 'max([1, 2], 3)'],
    // Thousands, where the points can be nothing else.
    ['1.250,5', '1 250.5'],
    ['F = 12.345.678,25 N', 'F = 12 345 678.25 N'],
    ['1.250.000', '1 250 000'],
    ['2*(1.250,5 + a)', '2*(1 250.5 + a)'],
    ['max(a; b) + 1.250,5', 'max(a, b) + 1 250.5'],
    ['1.250,', '1 250.'],
    ['1.250', '1.250'],
    ['0.250,5', '0.250,5'],
    ['12.50,5', '12.50,5'],
    ['1.250.00', '1.250.00'],
    ['[1.250,5]', '[1.250,5]'],
    ['f(1.250,5)', 'f(1.250,5)'],
    ['6.2.500', '6.2.500'],
    // Commas of names.
    ['M_y,Ed = 1,5', 'M_y,Ed = 1.5'],
    ['x_1,2', 'x_1,2'],
    ['\ue000,2', '\ue000,2'],
    ['A2,5', 'A2,5'],
    ['bolts("M1,5"; A_s)', 'bolts("M1,5", A_s)'],
    // The next digit is still to come.
    ['3,', '3.'],
    ['max(3,', 'max(3.'],
    ['[1,2,', '[1.2,'],
    ['x,', 'x,'],
    ['x_1,', 'x_1,'],
  ])('%s means %s', (typed, plain) => {
    expect(plainFromComma(typed)).toBe(plain)
    expect(plainFromComma(typed)).toHaveLength(typed.length)
  })

  test.each(['max(1.5, 2)', '[[1.5, 2], [3, 4.25]]', 'f(x, .5)', 'a .* 2.5 + 1e-3', 'x_1 + 2.5', '1..10'])(
    '%s is read back as it was written',
    plain => expect(plainFromComma(plainWithComma(plain))).toBe(plain),
  )
})
