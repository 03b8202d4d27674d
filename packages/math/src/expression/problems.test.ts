import { describe, expect, it } from 'vitest'
import { parseLatex } from './parser-latex.ts'
import { parsePlain, parseUnit } from './parser-plain.ts'
import { MAX_NESTING } from './problem.ts'

type Case = [source: string, start: number, end: number, message: string]

const PLAIN: Case[] = [
  ['1 +', 3, 3, 'Expected a number, a name or an opening bracket after +.'],
  ['1 + * 2', 4, 5, 'Expected a number, a name or an opening bracket between + and *.'],
  ['*2', 0, 1, 'Expected a formula before *.'],
  ['(1 + 2', 6, 6, 'Expected a closing ) here, for the ( at position 1.'],
  ['(3 + 4 =', 7, 8, 'Expected a closing ) before this =, for the ( at position 1.'],
  ['2*[1, (2) =', 10, 11, 'Expected a closing ] before this =, for the [ at position 3.'],
  ['|3 + 4 =', 7, 8, 'Expected a closing | before this =, for the | at position 1.'],
  ['log_0.5(4)', 0, 5, 'A base with a decimal point is a second argument: log(x, 0.5).'],
  ['1 + 2)', 5, 6, 'There is no opening ( for this ).'],
  ['[1, 2', 5, 5, 'Expected a closing ] here, for the [ at position 1.'],
  ['1]', 1, 2, 'There is no opening [ for this ].'],
  ['A[1', 3, 3, 'Expected a closing ] here, for the [ at position 2.'],
  ['A[]', 1, 3, 'Expected an index between the brackets.'],
  ['a := 1; b := 2', 6, 7, 'A line holds one formula: write what follows the ; on the next line.'],
  ['|x', 2, 2, 'Expected a closing | here, for the | at position 1.'],
  ['max(1;2)', 5, 6, 'Arguments stand between commas, and numbers have a decimal point: max(1.5, 2).'],
  ['f(1,5; 2)', 5, 6, 'Arguments stand between commas, and numbers have a decimal point: max(1.5, 2).'],
  ['f(1, ', 5, 5, 'Expected a number, a name or an opening bracket after the comma.'],
  ['f(,2)', 2, 3, 'Expected a number, a name or an opening bracket between ( and the comma.'],
  ['()', 1, 2, 'Expected a number, a name or an opening bracket between ( and ).'],
  [
    '1,000',
    1,
    2,
    'Expected the end of the formula before this comma. Lists are written as [1, 2], numbers with a decimal point and no other separators.',
  ],
  [
    '1 00',
    2,
    4,
    'Expected an operator before this number; numbers are written without spaces or separators.',
  ],
  [
    '2 [m] 3',
    6,
    7,
    'Expected an operator before this number; numbers are written without spaces or separators.',
  ],
  ['mod(7)', 0, 6, 'Expected two arguments, as in mod(a, b).'],
  ['and', 0, 3, 'Expected a formula before and.'],
  ['(1, 2)', 2, 3, 'Expected a closing ) here; a list is written with square brackets: [1, 2].'],
  [
    'R_1 || R_2',
    4,
    6,
    'Resistances in parallel, R_1 ∥ R_2, are written 1/(1/R_1 + 1/R_2); a condition joins with or.',
  ],
  [
    'R_1∥R_2',
    3,
    4,
    'Resistances in parallel, R_1 ∥ R_2, are written 1/(1/R_1 + 1/R_2); a condition joins with or.',
  ],
  ['5 [m', 2, 3, 'Expected a unit and a closing ] after this bracket.'],
  ['5 []', 3, 3, 'Expected a unit such as m or kN/m^2 here.'],
  ['5 [1]', 3, 4, 'Expected the name of a unit such as m or kN/m^2 here.'],
  ['5 [m/]', 5, 5, 'Expected a unit such as m or kN/m^2 here.'],
  ['5 [m^x]', 5, 6, 'Expected a number as the exponent of the unit.'],
  ['5 [m^2^3]', 6, 7, 'Expected one exponent only; group with ( ).'],
  ['5 [m#]', 4, 5, 'The character # has no meaning in a unit.'],
  ['5 [(m]', 5, 5, 'Expected a closing ) in the unit.'],
  ['(a+b) [1, 2]', 6, 7, 'Expected a unit here; write * before a list to multiply by it.'],
  ['2 [1, 2]', 2, 3, 'Expected a unit here; write * before a list to multiply by it.'],
  ['F := ', 5, 5, 'Expected a number, a name or an opening bracket after :=.'],
  [':= 5', 0, 2, 'Expected a formula before :=.'],
  ['2x := 5', 0, 2, 'Only a name, a function f(x), an element A[1] or a property can be defined.'],
  ['a + b := 5', 0, 5, 'Only a name, a function f(x), an element A[1] or a property can be defined.'],
  ['f(2) := 5', 2, 3, 'Expected the name of a parameter here; a function is defined as f(x) := …'],
  ['f(x, x) := 5', 5, 6, 'The parameter x is named twice.'],
  ['f(e) := 5', 2, 3, 'e is a constant and cannot be a parameter; choose another name.'],
  ['e := 3', 0, 1, 'e is 2.71828… and cannot be defined; choose another name.'],
  ['i = 3', 0, 1, 'i is the imaginary unit and cannot be defined; choose another name.'],
  ['pi := 3', 0, 2, 'pi is 3.14159… and cannot be defined; choose another name.'],
  ['true := 1', 0, 4, 'true is a constant and cannot be defined; choose another name.'],
  ['(x) := 5', 1, 2, 'Only a name, a function f(x), an element A[1] or a property can be defined.'],
  ['x := y := 3', 7, 9, 'Only a name, a function f(x), an element A[1] or a property can be defined.'],
  ['[[1, 2], [3]]', 9, 12, 'Row 2 of the matrix has 1 element where others have 2.'],
  ['[1, 2; 3]', 7, 8, 'Row 2 of the matrix has 1 element where others have 2.'],
  ['1..2..3', 4, 6, 'Expected the end of the range; a step is written as 1,3..9.'],
  ['1..', 3, 3, 'Expected a number, a name or an opening bracket after ...'],
  ['x_', 1, 2, 'Expected the subscript after _, a letter or a digit.'],
  ['x__1', 1, 4, 'A subscript starts with one _, and letters or digits follow it.'],
  ['_x', 0, 1, 'The character _ has no meaning in a formula.'],
  ['and_1', 0, 5, 'and_1 cannot be a name, because it begins with an operator.'],
  ['x~q~', 3, 4, 'The character ~ has no meaning in a formula.'],
  ['x @ y', 2, 3, 'The character @ has no meaning in a formula.'],
  [
    'F = 5 [kN] // load',
    11,
    13,
    'A remark stands behind the formula of a line; a quotient has one / alone, and iquo(7, 2) is its whole part.',
  ],
  [
    'a//b',
    1,
    3,
    'A remark stands behind the formula of a line; a quotient has one / alone, and iquo(7, 2) is its whole part.',
  ],
  [
    'F = 5 [kN] # load',
    11,
    12,
    'Text stands in a line that begins with #, or as a remark behind a space and #.',
  ],
  ['x & y', 2, 3, 'The character & has no meaning in a formula.'],
  ["f'(1, 2)", 0, 2, "A derivative with primes is written as f'(x), with one argument."],
  ["gas:T'(1)", 4, 6, "A derivative with primes is written as f'(x), with one argument."],
  ["f(x') := 1", 2, 4, 'Expected the name of a parameter here; a function is defined as f(x) := …'],
  ["y'[1] := 3", 0, 5, 'Only a name, a function f(x), an element A[1] or a property can be defined.'],
  [
    '{1}',
    0,
    1,
    'Braces have no meaning here but in a subscript, M_{y,Ed}: group with ( ), write lists with [ ], begin blocks with if, for, while or program.',
  ],
  ['1 # text', 2, 3, 'Text stands in a line that begins with #, or as a remark behind a space and #.'],
  ['STDEV.S([1, 2])', 5, 6, 'STDEV.S is stdev here.'],
  ['rate.now.at(3)', 4, 5, 'A name has no point in it: rate.now.at.'],
  ['5. + .', 5, 6, 'Expected a digit after the decimal point.'],
  ['1:5', 2, 3, 'A range is written 1..5, and in steps with its second number, 0, 0.1..0.5.'],
  [
    '[1 2 3]',
    3,
    4,
    'Expected a comma before this item: a list is written [1, 2], a matrix [1, 2; 3, 4], and a number has no space.',
  ],
  ['a:', 2, 2, 'Expected the name of a property after : – a definition is written with = or :=.'],
  ['a:1', 2, 3, 'Expected the name of a property after : – a definition is written with = or :=.'],
  ['(x, 1) -> x', 2, 3, 'Expected a closing ) here; a list is written with square brackets: [1, 2].'],
  ['2 -> x', 2, 4, 'Expected the names of parameters before ->, as in x -> x^2 or (x, y) -> x + y.'],
  ['e -> x', 0, 1, 'e is a constant and cannot be a parameter.'],
  ['x = = 3', 4, 5, 'Expected a number, a name or an opening bracket between = and =.'],
  ['= 3', 0, 1, 'Expected a formula before =.'],
  ['x y z ]', 6, 7, 'There is no opening [ for this ].'],
  ['$x', 1, 2, 'Expected the amount of money in USD here.'],
  ['x = 3 [m', 6, 7, 'Expected a unit and a closing ] after this bracket.'],
  ['x⁻', 1, 2, 'Expected a whole number as the raised exponent.'],
  ['😀', 0, 2, 'The character 😀 has no meaning in a formula.'],
  ['a and', 5, 5, 'Expected a number, a name or an opening bracket after and.'],
  ['not', 3, 3, 'Expected a number, a name or an opening bracket after not.'],
  ['2^', 2, 2, 'Expected a number, a name or an opening bracket after ^.'],
  ['√', 1, 1, 'Expected a number, a name or an opening bracket after √.'],
  ['sin^2', 5, 5, 'Expected the argument of sin here.'],
  ['a -> ', 5, 5, 'Expected a number, a name or an opening bracket after ->.'],
  ['f(x = ', 4, 5, 'Expected a closing ) before this =, for the ( at position 2.'],
  ['x == ', 5, 5, 'Expected a number, a name or an opening bracket after ==.'],
]

const LATEX: Case[] = [
  [
    'R_1||R_2',
    3,
    5,
    'Resistances in parallel, R_1 ∥ R_2, are written 1/(1/R_1 + 1/R_2); a condition joins with or.',
  ],
  ['1+', 2, 2, 'Expected a number, a name or an opening bracket after +.'],
  ['\\frac{1}{}', 9, 10, 'Fill in the empty place.'],
  ['\\frac{}{2}', 6, 7, 'Fill in the empty place.'],
  ['\\frac{1}{\\placeholder{}}', 9, 23, 'Fill in the empty place.'],
  ['\\sqrt{}', 6, 7, 'Fill in the empty place.'],
  ['x^{}', 3, 4, 'Fill in the empty place.'],
  ['x^', 2, 2, 'Fill in the empty place.'],
  ['\\frac{1}', 8, 8, 'Fill in the empty place.'],
  ['\\frac{1}{2', 10, 10, 'Expected a closing } here.'],
  ['\\left(x', 7, 7, 'Expected a closing ) here.'],
  ['x\\right)', 7, 8, 'There is no opening ( for this ).'],
  ['\\left|x', 7, 7, 'Expected the closing sign of these brackets here.'],
  ['\\left[1,2', 9, 9, 'Expected a closing ] here.'],
  ['\\foo+1', 0, 4, '\\foo has no meaning in a formula.'],
  ['x_{}', 1, 4, 'Fill in the empty place.'],
  ['x_{i+1}', 1, 7, 'A subscript is made of letters and digits; for an element of a list write x[i+1].'],
  ['x_{\\placeholder{}}', 1, 18, 'Fill in the empty place.'],
  ['\\log_{\\placeholder{}}x', 6, 20, 'Fill in the empty place.'],
  ['\\sum_{k=1}k', 10, 11, 'Expected the counter below the sign, as in k=1, and its last value above.'],
  ['\\sum k', 5, 6, 'Expected the counter below the sign, as in k=1, and its last value above.'],
  ['\\sum_{k}^{3}k', 7, 8, 'Expected = and the first value of the counter.'],
  ['\\sum_{2=1}^{3}k', 6, 7, 'Expected the name of the counter here, as in k=1.'],
  ['\\int_0^1moddx', 8, 11, 'Expected a number, a name or an opening bracket between } and mod.'],
  ['\\int_0^1x', 9, 9, 'Expected the variable of the integral at its end, as in dx.'],
  ['\\int_0x\\,dx', 6, 7, 'Expected both bounds of the integral, or none.'],
  ['\\int_{\\placeholder{}}^{1}x\\,dx', 6, 20, 'Fill in the empty place.'],
  ['\\lim x', 5, 6, 'Expected what the variable tends to, as in x→0.'],
  ['\\lim_{x}x', 7, 8, 'Expected an arrow and the point that the variable tends to.'],
  ['\\lim_{x\\to}x', 10, 11, 'Fill in the empty place.'],
  [
    '\\begin{bmatrix}1&2\\\\3\\end{bmatrix}',
    20,
    21,
    'Row 2 of the matrix has 1 element where others have 2.',
  ],
  ['\\begin{bmatrix}1&2', 18, 18, 'Expected the next element or the end of the matrix here.'],
  ['\\begin{foo}1\\end{foo}', 0, 11, 'The environment foo has no meaning in a formula.'],
  ['\\begin{cases}1\\\\2&x<0\\end{cases}', 13, 14, 'Only the last branch may go without a condition.'],
  ['5\\class{unit}{}', 1, 15, 'Fill in the empty unit.'],
  ['5\\class{unit}{\\placeholder{}}', 14, 29, 'Fill in the empty place.'],
  ['5\\class{unit}{\\frac{m}{\\placeholder{}}}', 23, 39, 'Fill in the empty place.'],
  ['5\\class{unit}{3}', 14, 16, 'Expected the name of a unit such as m or kN/m^2 here.'],
  ['5\\class{unit}{\\mathrm{m}/}', 25, 26, 'Expected a unit such as m or kN/m^2 here.'],
  [
    'F=5//load',
    3,
    5,
    'A remark stands behind the formula of a line; a quotient has one / alone, and iquo(7, 2) is its whole part.',
  ],
  ['F=5\\#area', 3, 5, 'Text stands in a line that begins with #, or as a remark behind a space and #.'],
  ['5\\class{unit}{m', 1, 15, 'Expected a unit in braces here.'],
  ['5\\class{unit}{m^{x}}', 17, 20, 'Expected a number as the exponent of the unit.'],
  ['\\text{if it}+1', 0, 12, 'Text cannot stand inside a formula.'],
  ['\\vec{x+1}', 0, 9, 'An accent stands over a single name without subscript.'],
  ['\\vec{}', 0, 6, 'An accent stands over a single name without subscript.'],
  ['x}', 1, 2, 'There is no opening { for this }.'],
  ['{x', 2, 2, 'Expected a closing } here.'],
  ['5%', 1, 2, 'Write a per cent sign as \\%.'],
  ['e\\coloneq3', 0, 1, 'e is 2.71828… and cannot be defined; choose another name.'],
  ['e\\left(x\\right)\\coloneq2x', 0, 1, 'e is 2.71828… and cannot be defined; choose another name.'],
  ['i\\left(t\\right)=2t', 0, 1, 'i is the imaginary unit and cannot be defined; choose another name.'],
  ['a+b\\coloneq3', 0, 3, 'Only a name, a function f(x), an element A[1] or a property can be defined.'],
  [
    '1\\,2',
    3,
    4,
    'Expected an operator before this number; numbers are written without spaces or separators.',
  ],
  ['x^{2}^{3}', 5, 6, 'Expected brackets around one of the two powers here.'],
  ['\\lfloor x', 9, 9, 'Expected the closing sign of these brackets here.'],
  ['\\mathrm{}', 8, 9, 'Fill in the empty place.'],
  ['\\mp1', 0, 3, '\\mp has no meaning in a formula.'],
  ['\\begin{bmatrix}1&\\end{matrix}', 17, 29, 'Expected the next element or the end of the matrix here.'],
  ['\\left(1,2\\right)', 7, 8, 'Expected a closing ) here; a list is written with square brackets: [1, 2].'],
]

describe('problems', () => {
  it.each(PLAIN)('of %s', (source, start, end, message) => {
    expect(parsePlain(source)).toMatchObject({ ok: false, problem: { message, span: { start, end } } })
  })

  it.each(LATEX)('of the LaTeX %s', (source, start, end, message) => {
    expect(parseLatex(source)).toMatchObject({ ok: false, problem: { message, span: { start, end } } })
  })

  it.each([
    ['', 0, 0, 'Expected a unit such as m or kN/m^2 here.'],
    ['m/', 2, 2, 'Expected a unit such as m or kN/m^2 here.'],
    ['m^(1/0.5;)', 8, 9, 'The character ; has no meaning in a unit.'],
    ['m^(1/-2)', 7, 8, 'Expected a positive number under the fraction.'],
    ['m)', 1, 2, 'Expected the end of the unit here.'],
  ])('of the unit %s', (source, start, end, message) => {
    expect(parseUnit(source)).toMatchObject({ ok: false, problem: { message, span: { start, end } } })
  })

  it('says how deep brackets may be nested', () => {
    const result = parsePlain('('.repeat(MAX_NESTING + 1) + '1' + ')'.repeat(MAX_NESTING + 1))
    expect(result.ok ? '' : result.problem.message).toContain(`${MAX_NESTING} levels deep`)
    expect(parsePlain('('.repeat(MAX_NESTING - 1) + '1' + ')'.repeat(MAX_NESTING - 1)).ok).toBe(true)
  })

  it('says how many operations a formula may have', () => {
    const sum = (count: number): string =>
      Array.from({ length: count }, (_, index) => `a${index}`).join(' + ')
    expect(parsePlain(sum(500)).ok).toBe(true)
    const result = parsePlain(sum(501))
    expect(result.ok ? '' : result.problem.message).toContain('more than 500 operations')
  })

  it('refuses a definition inside an expression', () => {
    expect(parsePlain('x := 3', { context: 'expression' })).toEqual({
      ok: false,
      problem: {
        code: 'syntax.target.inside',
        message: 'A definition cannot stand here.',
        span: { start: 2, end: 4 },
      },
    })
  })
})
