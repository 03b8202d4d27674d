/** Lines that cannot be read, and names that mean nothing or something else. */
import type { Topic } from './topic.ts'

export const FORMULA_TOPICS: readonly Topic[] = [
  {
    id: 'brackets',
    title: 'A bracket has no partner',
    codes: ['syntax.bracket'],
    meaning:
      'Each opening bracket needs a closing one of the same sort. The place that is underlined is where the partner was missed at the latest.',
    example: { wrong: ['2*(3 + 4 ='], right: ['2*(3 + 4) ='] },
    steps: [
      'Count the brackets from the underlined place to the left.',
      'Round brackets group, square brackets make lists, units and indexes.',
    ],
  },
  {
    id: 'too-long',
    title: 'The formula is too long or nested too deeply',
    codes: ['syntax.length'],
    meaning: 'A line holds a formula of limited size, so that it stays quick to calculate and can be read.',
    steps: ['Give a part of the formula a name on a line above.', 'Use that name in the formula.'],
  },
  {
    id: 'protected',
    title: 'This name cannot be defined',
    codes: ['syntax.constant'],
    meaning:
      'i, e and pi keep their meaning in the worksheet: the imaginary unit, Euler’s number and the ratio of the circle. Some other names belong to the computer algebra itself.',
    example: { wrong: ['e := 1.6e-19 [C]'], right: ['e_0 := 1.6e-19 [C]', 'let e := 30 [mm]'] },
    steps: [
      'Choose another name. A subscript is enough: e_0, i_1.',
      'Write let before e or i, or press the button below the line: from there on the name hides the constant. Euler’s number is exp(1) then, and the imaginary unit sqrt(-1).',
    ],
  },
  {
    id: 'left-side',
    title: 'The left side cannot be defined',
    codes: ['syntax.target'],
    meaning:
      'Left of := stands a name, a function with names as its parameters, or one element of a list. A calculation cannot be given a value.',
    example: { wrong: ['2*x := 4'], right: ['x := 4/2'] },
    steps: [
      'Solve for the name by hand, or let solve do it: solve(2*x = 4, x) =',
      'For an equation write == or put it into solve( ).',
    ],
  },
  {
    id: 'unknown-function',
    title: 'The function is not known',
    codes: ['name.unknown-function'],
    meaning:
      'A name directly before a bracket is a function call. There is neither a built-in function nor a definition above this line with that name.',
    example: { wrong: ['avarage([1, 2, 3]) ='], right: ['average([1, 2, 3]) ='] },
    steps: [
      'Check the spelling, or find the function in the command library.',
      'To multiply a name by a bracket, write the sign: k*(a + b).',
      'Define it above this line: g(x) := x^2.',
    ],
  },
  {
    id: 'function-name',
    title: 'A function is used without its arguments',
    codes: ['name.function', 'argument.function'],
    meaning: 'A function has a value only for arguments. Its bare name is not a number.',
    example: { wrong: ['f(x) := x^2', 'f + 1 ='], right: ['f(x) := x^2', 'f(3) + 1 ='] },
    steps: ['Write the arguments in brackets after the name: f(3) or f(x).'],
  },
  {
    id: 'own-name',
    title: 'The name is defined by itself',
    codes: ['name.own', 'name.own.unknown'],
    kinds: ['cycle'],
    meaning:
      'The right side needs the value that this line is about to give, and there is no earlier one. a := a + 1 works only below a line that defines a.',
    example: { wrong: ['n := n + 1'], right: ['n := 0', 'n := n + 1 ='] },
    steps: [
      'Give the name a value on a line above.',
      'If it is the unknown of an equation, use solve( ) or fsolve( ).',
    ],
  },
  {
    id: 'undefined',
    title: 'The name is not defined',
    codes: ['name.missing', 'name.likely', 'name.disabled', 'name.unit-below'],
    meaning:
      'No line above gives this name a value, so the result is a formula with the name in it. It may be misspelt, or the line that defines it is disabled.',
    example: { wrong: ['width := 5 [m]', '2*widht ='], right: ['width := 5 [m]', '2*width ='] },
    steps: [
      'Check the spelling, capital and small letters too, or define the name on a line above.',
      'If the line is meant as a function, press Make it f(x) below it.',
      'If the name is meant as a symbol, press It is a symbol.',
    ],
  },
  {
    id: 'later',
    title: 'The name is defined further down',
    codes: ['name.later'],
    meaning: 'A worksheet is read from top to bottom, like a page. A line knows only what stands above it.',
    example: { wrong: ['g(2) =', 'g(x) := 3*x'], right: ['g(x) := 3*x', 'g(2) ='] },
    steps: ['Drag the definition above the line that uses it, or the line below the definition.'],
  },
  {
    id: 'property',
    title: 'Only materials and mixtures have properties',
    codes: ['syntax.property'],
    meaning:
      'A colon after a name asks for a property of an object. This name is a number, a list or unknown.',
    steps: [
      'Insert a material or a mixture under this name above.',
      'For a quotient write / instead of the colon.',
    ],
  },
  {
    id: 'syntax',
    title: 'The formula cannot be read',
    kinds: ['syntax'],
    meaning:
      'Something is missing at the underlined place, or it has no meaning there. The message says what was expected.',
    example: { wrong: ['3 + ='], right: ['3 + 4 ='] },
    steps: [
      'Look at the underlined sign and at the one before it.',
      'Numbers are written without thousands separators: 1234.5, or 1234,5 where the settings have the decimal comma.',
      'Where the comma is decimal, a semicolon separates: max(1,5; 2).',
      'To write a sentence, begin the line with # or two spaces.',
    ],
  },
  {
    id: 'name',
    title: 'The name cannot be used like this',
    kinds: ['name'],
    meaning:
      'The name at the underlined place means something else than the formula needs there, or nothing.',
    steps: [
      'Check the spelling; upper and lower case are different names.',
      'Look at the line that defines it.',
    ],
  },
]
