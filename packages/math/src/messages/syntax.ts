/** Messages on formulas that cannot be read. */
import { type CodesOf, type MessageTable, messagesOf, type Numbers, type Texts } from './message.ts'

export const SYNTAX = {
  'syntax.accent': 'An accent stands over a single name without subscript.',
  'syntax.argument': ({ name }: Texts<'name'>) => `Expected the argument of ${name} here.`,
  'syntax.arrow': 'Expected the names of parameters before ->, as in x -> x^2 or (x, y) -> x + y.',
  'syntax.base': 'A base with a decimal point is a second argument: log(x, 0.5).',
  'syntax.braces':
    'Braces have no meaning here but in a subscript, M_{y,Ed}: group with ( ), write lists with [ ], begin blocks with if, for, while or program.',
  'syntax.bracket.before-equals': ({ bracket, opened }: Texts<'bracket' | 'opened'>) =>
    `Expected a closing ${bracket} before this =${opened}.`,
  'syntax.bracket.brace': 'There is no { for this }.',
  'syntax.bracket.closing': ({ bracket, opened }: Texts<'bracket' | 'opened'>) =>
    `Expected a closing ${bracket} here${opened}.`,
  'syntax.bracket.fence': 'Expected the closing sign of these brackets here.',
  'syntax.bracket.list': 'Expected a closing ) here; a list is written with square brackets: [1, 2].',
  'syntax.bracket.open-brace': 'There is no } for this {, or no block begins like this.',
  'syntax.bracket.opening': 'There is no opening ( for this ).',
  'syntax.bracket.opening-square': 'There is no opening [ for this ].',
  'syntax.bracket.unit': 'Expected a unit and a closing ] after this bracket.',
  'syntax.branch': 'Only the last branch may go without a condition.',
  'syntax.character': ({ character }: Texts<'character'>) =>
    `The character ${character} has no meaning in a formula.`,
  'syntax.closing-brace': 'Expected a closing } here.',
  'syntax.closing-bracket': 'Expected a closing bracket.',
  'syntax.comma':
    'Expected the end of the formula before this comma. Lists are written as [1, 2], numbers with a decimal point and no other separators.',
  'syntax.colon-range': 'A range is written 1..5, and in steps with its second number, 0, 0.1..0.5.',
  'syntax.command': ({ name }: Texts<'name'>) => `\\${name} has no meaning in a formula.`,
  'syntax.constant': ({ name }: Texts<'name'>) =>
    `${name} is a constant and cannot be defined; choose another name.`,
  'syntax.constant.e': 'e is 2.71828… and cannot be defined; choose another name.',
  'syntax.constant.i': 'i is the imaginary unit and cannot be defined; choose another name.',
  'syntax.constant.lambda-parameter': ({ name }: Texts<'name'>) =>
    `${name} is a constant and cannot be a parameter.`,
  'syntax.constant.parameter': ({ name }: Texts<'name'>) =>
    `${name} is a constant and cannot be a parameter; choose another name.`,
  'syntax.constant.pi': 'pi is 3.14159… and cannot be defined; choose another name.',
  'syntax.counter': 'Expected the counter below the sign, as in k=1, and its last value above.',
  'syntax.counter-end': 'Expected ^ and the last value of the counter.',
  'syntax.counter-name': 'Expected the name of the counter here, as in k=1.',
  'syntax.counter-start': 'Expected = and the first value of the counter.',
  'syntax.decimal-point': 'Expected a digit after the decimal point.',
  'syntax.empty-place': 'Fill in the empty place.',
  'syntax.empty-unit': 'Fill in the empty unit.',
  'syntax.end': 'Expected the end of the formula here.',
  'syntax.environment': ({ name }: Texts<'name'>) => `The environment ${name} has no meaning in a formula.`,
  'syntax.formula': 'Expected a formula here.',
  'syntax.formula.before': ({ sign }: Texts<'sign'>) => `Expected a formula before ${sign}.`,
  'syntax.function': ({ name }: Texts<'name'>) =>
    `${name} is a function that formulas need, and cannot be defined; choose another name.`,
  'syntax.function.call': ({ name, argument }: Texts<'name' | 'argument'>) =>
    `${name} is a function that formulas need, and cannot be defined: for a value of your own write the name ${name}${argument} or ${name}_${argument}, for an equation solve(${name}(${argument}) = …, ${argument}).`,
  'syntax.group': 'Expected an argument in braces here.',
  'syntax.group-end': 'Expected an operator or the end of this part here.',
  'syntax.index': 'Expected an index between the brackets.',
  'syntax.integral-bounds': 'Expected both bounds of the integral, or none.',
  'syntax.integral-variable': 'Expected the variable of the integral at its end, as in dx.',
  'syntax.length': ({ given, most }: Numbers<'given' | 'most'>) =>
    `This line has ${given} characters, and at most ${most} can be read. Split it into several lines.`,
  'syntax.length.height': ({ most }: Numbers<'most'>) =>
    `The formula has more than ${most} operations inside each other; split it into several lines.`,
  'syntax.length.nesting': ({ most }: Numbers<'most'>) =>
    `The formula is nested more than ${most} levels deep here; split it into several lines.`,
  'syntax.limit': 'Expected what the variable tends to, as in x→0.',
  'syntax.limit-arrow': 'Expected an arrow and the point that the variable tends to.',
  'syntax.matrix-end': 'Expected the next element or the end of the matrix here.',
  'syntax.money': ({ currency }: Texts<'currency'>) => `Expected the amount of money in ${currency} here.`,
  'syntax.name-elsewhere': ({ name, known }: Texts<'name' | 'known'>) => `${name} is ${known} here.`,
  'syntax.name-latex': 'A name is a letter, then letters and digits, and a subscript of those.',
  'syntax.name-operator': ({ name }: Texts<'name'>) =>
    `${name} cannot be a name, because it begins with an operator.`,
  'syntax.name-plain':
    'A name is a letter, then letters and digits, then accents such as ~v~ and a subscript.',
  'syntax.name-point': ({ name }: Texts<'name'>) => `A name has no point in it: ${name}.`,
  'syntax.norm': 'Write a norm as norm(x).',
  'syntax.nearly':
    '≈ has no meaning in a formula: write = for a result, and abs(a - b) < 10^-6 to compare what is nearly equal.',
  'syntax.number-item':
    'Expected a comma before this item: a list is written [1, 2], a matrix [1, 2; 3, 4], and a number has no space.',
  'syntax.number-operator':
    'Expected an operator before this number; numbers are written without spaces or separators.',
  'syntax.opening-brace': 'There is no opening { for this }.',
  'syntax.operand': 'Expected a number, a name or an opening bracket here.',
  'syntax.operand.after': ({ sign }: Texts<'sign'>) =>
    `Expected a number, a name or an opening bracket after ${sign}.`,
  'syntax.operand.between': ({ left, right }: Texts<'left' | 'right'>) =>
    `Expected a number, a name or an opening bracket between ${left} and ${right}.`,
  'syntax.operator': 'Expected an operator or the end of the formula here.',
  'syntax.parallel':
    'Resistances in parallel, R_1 ∥ R_2, are written 1/(1/R_1 + 1/R_2); a condition joins with or.',
  'syntax.partial': 'Write diff(f(x, y), x) for a partial derivative.',
  'syntax.per-cent': 'Write a per cent sign as \\%.',
  'syntax.powers': 'Expected brackets around one of the two powers here.',
  'syntax.mark.double': ({ number }: Texts<'number'>) =>
    `A mark alone may mean inches or seconds: write ${number} [in] or ${number} [arcsec].`,
  'syntax.mark.single': ({ number }: Texts<'number'>) =>
    `A mark alone may mean feet or minutes: write ${number} [ft] or ${number} [arcmin].`,
  'syntax.prime': "Write transpose(A) for a transpose, and f'(x) or diff(f(x), x) for a derivative.",
  'syntax.primes': "A derivative with primes is written as f'(x), with one argument.",
  'syntax.column': 'Expected the name of a column after the point.',
  'syntax.column.table': 'A column stands behind the name of its table, as in table.column.',
  'syntax.property': 'Expected the name of a property after : – a definition is written with = or :=.',
  'syntax.quotation': 'Expected an operator before this text, as in "M" + 12.',
  'syntax.quotation.open': 'Expected the quotation mark that ends this text.',
  'syntax.range': 'Expected the end of the range; a step is written as 1,3..9.',
  'syntax.prose': 'This line is read as text; begin it with # to say so.',
  'syntax.remark':
    'A remark stands behind the formula of a line; a quotient has one / alone, and iquo(7, 2) is its whole part.',
  'syntax.root-degree': 'Expected a closing ] after the degree of the root.',
  'syntax.semicolon': 'A line holds one formula: write what follows the ; on the next line.',
  'syntax.semicolon.argument':
    'Arguments stand between commas, and numbers have a decimal point: max(1.5, 2).',
  'syntax.sign-of': ({ sign, call }: Texts<'sign' | 'call'>) =>
    call === 'integrate'
      ? `Expected brackets or bounds behind ${sign}: write ${sign}(x^2, x, 0, 1) or ${sign}_0^1 x^2 dx.`
      : `Expected brackets or bounds behind ${sign}: write ${sign}(k^2, k, 1, n) or ${sign}_(k=1)^n k^2.`,
  'syntax.size': ({ row, have, width }: { row: number; have: number; width: number }) =>
    `Row ${row} of the matrix has ${have} ${have === 1 ? 'element' : 'elements'} where others have ${width}.`,
  'syntax.slice': 'A part of a list is v[1..2], a row or column of a matrix row(A, 1) or col(A, 1).',
  'syntax.subscript-latex':
    'A subscript is made of letters and digits; for an element of a list write x[i+1].',
  'syntax.subscript-missing': 'Expected the subscript after _, a letter or a digit.',
  'syntax.subscript-plain': 'A subscript starts with one _, and letters or digits follow it.',
  'syntax.superscript': 'Expected a whole number as the raised exponent.',
  'syntax.target': 'Only a name, a function f(x), an element A[1] or a property can be defined.',
  'syntax.target.inside': 'A definition cannot stand here.',
  'syntax.target.lambda-parameter': 'Expected the name of a parameter here.',
  'syntax.target.parameter': 'Expected the name of a parameter here; a function is defined as f(x) := …',
  'syntax.target.twice': ({ name }: Texts<'name'>) => `The parameter ${name} is named twice.`,
  'syntax.text': 'Text cannot stand inside a formula.',
  'syntax.text-line': 'Text stands in a line that begins with #, or as a remark behind a space and #.',
  'syntax.two-arguments': ({ name }: Texts<'name'>) => `Expected two arguments, as in ${name}(a, b).`,
  'syntax.uneven': ({ value, spread }: Texts<'value' | 'spread'>) =>
    `An uncertainty has one size here, above and below the value: write ${value} ± ${spread} for the same range, or calculate with both ends in lines of their own.`,
  'syntax.unit': 'Expected a unit such as m or kN/m^2 here.',
  'syntax.unit-braces': 'Expected a unit in braces here.',
  'syntax.unit.bracket': 'Expected a closing ) in the unit.',
  'syntax.unit.brackets': 'Expected a unit such as m or kN/m^2 in these brackets.',
  'syntax.unit.character': ({ character }: Texts<'character'>) =>
    `The character ${character} has no meaning in a unit.`,
  'syntax.unit.command': ({ name }: Texts<'name'>) => `\\${name} has no meaning in a unit.`,
  'syntax.unit.denominator': 'Expected a positive number under the fraction.',
  'syntax.unit.end': 'Expected the end of the unit here.',
  'syntax.unit.exponent': 'Expected a number as the exponent of the unit.',
  'syntax.unit.exponents': 'Expected one exponent only; group with ( ).',
  'syntax.unit.factors': ({ most }: Numbers<'most'>) => `A unit has at most ${most} factors.`,
  'syntax.unit.list': 'Expected a unit here; write * before a list to multiply by it.',
  'syntax.unit.name': 'Expected the name of a unit such as m or kN/m^2 here.',
  'syntax.unit.nesting': 'The unit is nested too deeply; simplify it.',
  'syntax.unit.subscript': 'Expected letters on both sides of _ in the name of a unit.',
  'syntax.upper-bound': 'Expected ^ and the upper bound of the integral.',
  'syntax.variable': 'Expected the name of a variable here.',
  'syntax.variable-of': ({ what }: Texts<'what'>) => `Expected the name of the variable of ${what} here.`,
} as const satisfies MessageTable

/** Codes of problems of formulas that cannot be read. */
export type SyntaxCode = CodesOf<typeof SYNTAX>

export const message = messagesOf(SYNTAX)
