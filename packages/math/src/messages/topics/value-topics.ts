/** Arguments, elements and values for which there is no result. */
import type { Topic } from './topic.ts'

export const VALUE_TOPICS: readonly Topic[] = [
  {
    id: 'argument-count',
    title: 'The number of arguments is wrong',
    codes: ['argument.count', 'argument.count.forms', 'argument.extreme'],
    meaning:
      'A function is called with as many arguments as its definition or its help names, apart by commas.',
    example: { wrong: ['f(x, y) := x + y', 'f(1) ='], right: ['f(x, y) := x + y', 'f(1, 2) ='] },
    steps: [
      'Rest with the caret in the name of a built-in function to read its help.',
      'A decimal is written with a point: 1.5, not 1,5. With the decimal comma, which the settings have, 1,5 is one number and a semicolon separates: f(1; 2).',
    ],
  },
  {
    id: 'named-arguments',
    title: 'Arguments by their names, and one of several results',
    codes: ['argument.named', 'argument.result'],
    meaning:
      'The arguments of a function may be given by name, in any order: name, colon, space, value. A worksheet that is included as a function has values of its own for what is left out, and results to choose from: beam(F: 3 [kN]).sigma.',
    example: {
      wrong: ['f(x, y) := x + 2*y', 'f(z: 1, y: 2) ='],
      right: ['f(x, y) := x + 2*y', 'f(y: 2, x: 1) ='],
    },
    steps: [
      'Look up the names of the arguments where the function is defined or included.',
      'Arguments without a name stand first, in their order.',
    ],
  },
  {
    id: 'polar-form',
    title: 'Only numbers have a polar form',
    codes: ['result.polar'],
    meaning:
      '= ∠ shows a result by its magnitude and its angle. A truth, a formula with names that have no value, and an equation have neither.',
    example: { wrong: ['x + 3*i = ∠'], right: ['x := 4', 'x + 3*i = ∠'] },
    steps: ['Define each name of the formula above.', 'Delete ∠ to see the result as it is.'],
  },
  {
    id: 'elements',
    title: 'There is no such element',
    codes: ['argument.element', 'reading.index', 'reading.place', 'name.origin'],
    meaning:
      'An index reaches beyond the list, or the name is not a list. The worksheet settings say whether lists are numbered from 0 or from 1.',
    example: { wrong: ['v := [2, 4, 6]', 'v[4] ='], right: ['v := [2, 4, 6]', 'v[3] ='] },
    steps: ['Ask for the length: size(v) =', 'Before a unit in square brackets write a space: x [m].'],
  },
  {
    id: 'sizes',
    title: 'The sizes do not fit',
    codes: ['argument.size', 'syntax.size'],
    meaning:
      'A product of matrices needs as many columns on the left as rows on the right; determinants and inverses need square matrices. Lists go together item by item, so they have the same length.',
    example: { wrong: ['[[1, 2], [3, 4]]*[1, 2, 3] ='], right: ['[[1, 2], [3, 4]]*[1, 2] ='] },
    steps: ['Transpose one of them: transpose(A).', 'For products element by element write .* instead of *.'],
  },
  {
    id: 'singular',
    title: 'The matrix has no inverse',
    codes: ['argument.singular'],
    meaning: 'Its rows depend on each other: one equation says nothing new, or two contradict each other.',
    example: { wrong: ['inv([[1, 2], [2, 4]]) ='], right: ['inv([[1, 2], [2, 5]]) ='] },
    steps: [
      'Check the numbers: det(A) = shows how close to zero it is.',
      'rank(A) = tells how many rows are independent.',
    ],
  },
  {
    id: 'division-by-zero',
    title: 'The result is undefined or infinite',
    codes: ['argument.undefined'],
    meaning: 'Something is divided by zero, or two infinite values meet, such as 0/0 or infinity − infinity.',
    example: { wrong: ['1/(3 - 3) ='], right: ['limit((x^2 - 9)/(x - 3), x, 3) ='] },
    steps: [
      'Show the denominator on a line of its own.',
      'For a value that is approached but not reached, use limit( ).',
    ],
  },
  {
    id: 'overflow',
    title: 'The number is too large',
    codes: ['engine.overflow'],
    meaning:
      'Decimals reach up to 1.8e308. Beyond that there is only the exact form, and this one is too long to write out.',
    example: { wrong: ['10^10^10 ='], right: ['log(2^1000) ='] },
    steps: [
      'Calculate with the logarithm.',
      'Look for a wrong exponent or a missing bracket: 2^3^4 is 2^(3^4).',
    ],
  },
  {
    id: 'no-root',
    title: 'No solution was found',
    codes: ['engine.no-root', 'solve.none', 'solve.no-formula'],
    meaning:
      'A numeric search starts from your guess and follows the slope; it may run away, or there is no solution in real numbers.',
    example: { wrong: ['fsolve(x^2 = -1, x, 1) ='], right: ['fsolve(x^3 = 2*x + 5, x, 2, 3) ='] },
    steps: [
      'Give two bounds between which the sign changes.',
      'Try another start value, near the expected solution.',
      'solve( ) finds all exact solutions where formulas for them exist.',
    ],
  },
  {
    id: 'unknown-has-value',
    title: 'The unknown has a value already',
    codes: ['argument.unknown'],
    meaning: 'What is solved for has to be free. Above this line the name has been given a value.',
    steps: ['Choose another name for the unknown, or move this line above the definition.'],
  },
  {
    id: 'no-integral',
    title: 'There is no formula for this integral',
    codes: ['engine.no-integral'],
    meaning:
      'Many functions have no antiderivative in closed form. With bounds, the integral is a number all the same.',
    example: {
      wrong: ['x := 2', 'integrate(sin(sin(x)), x) ='],
      right: ['integrate(sin(sin(t)), t, 0, 1) ='],
    },
    steps: ['Write the bounds: integrate(f(x), x, a, b).'],
  },
  {
    id: 'diverges',
    title: 'The integral has no finite value',
    codes: ['engine.diverges'],
    meaning: 'The area grows without limit: at a pole between the bounds, or towards a bound at infinity.',
    example: { wrong: ['integrate(1/x, x, -1, 1) ='], right: ['integrate(1/x, x, 1, 2) ='] },
    steps: [
      'Look for a place between the bounds where a denominator is zero.',
      'Choose bounds on one side of it.',
    ],
  },
  {
    id: 'recursion',
    title: 'A function does not stop calling itself',
    codes: ['engine.recursion'],
    meaning:
      'Each call leads to another one. A recursive function needs a case that gives a value without calling itself.',
    example: {
      wrong: ['r(n) := n*r(n - 1)', 'r(3) ='],
      right: ['r(n) := piecewise(n <= 1, 1, n*r(n - 1))', 'r(3) ='],
    },
    steps: [
      'Add the case where it ends with piecewise( ).',
      'Check that each call comes nearer to that case.',
    ],
  },
  {
    id: 'include-circle',
    title: 'Worksheets include each other',
    codes: ['syntax.include.circle'],
    meaning:
      'A worksheet includes another one that includes it in turn, perhaps through further ones. Then a value would depend on itself, so none of them has one here.',
    steps: [
      'The message names the worksheets from one to the next.',
      'Open one of them and remove its include, or take the values that both need into a worksheet of their own.',
      'Press Refresh on the block.',
    ],
  },
  {
    id: 'include-missing',
    title: 'An included name has no value',
    codes: ['syntax.include.missing', 'syntax.include.missing.several'],
    meaning:
      'The worksheet that this block takes its values from does not give this one: the line that defines it is gone, renamed, disabled or in error there, or it was changed and not computed.',
    steps: [
      'Open the source by the link in the block and mend the line that defines the name.',
      'Wait until it is saved, then press Refresh on the block.',
      'Or choose other variables with Change.',
    ],
  },
  {
    id: 'include',
    title: 'Included values cannot be read',
    codes: ['syntax.include'],
    meaning:
      'The values that this block keeps from another worksheet are damaged or come from another version.',
    steps: [
      'Press Refresh on the block.',
      'Choose the variables again with Change.',
      'You need at least the right to view the source.',
    ],
  },
  {
    id: 'domain',
    title: 'The function has no value there',
    codes: ['argument.domain', 'procedure.domain', 'procedure.says'],
    meaning:
      'Some functions are defined for some numbers only: probabilities lie from 0 to 1, degrees of freedom and sizes are above zero.',
    example: { wrong: ['normal_icdf(1.5) ='], right: ['normal_icdf(0.95) ='] },
    steps: ['Show the argument on a line of its own.', 'Rest with the caret in the name to read its help.'],
  },
  {
    id: 'no-formula',
    title: 'There is no formula for this',
    codes: ['engine.no-answer', 'engine.factors'],
    meaning:
      'Not every differential equation, transform or factorisation has an answer that can be written down, or computed in a reasonable time.',
    steps: [
      'Compute it by numbers: odesolve( ) for differential equations, integrate( ) with bounds.',
      'Give values to the names in it.',
    ],
  },
  {
    id: 'tiny',
    title: 'The number is too small for decimals',
    codes: ['engine.underflow'],
    meaning:
      'Decimals begin at 2.2e-308. What is smaller is not zero, but decimals cannot tell it from zero.',
    example: { wrong: ['10.0^(-400) ='], right: ['10.0^(-300) ='] },
    steps: ['Calculate with the logarithm, or with larger units.'],
  },
  {
    id: 'calculated-by-numbers',
    title: 'A value that was calculated by numbers',
    codes: ['result.by-numbers'],
    meaning:
      'No formula was found for an integral, a limit or a sum, or the formula did not hold beside a second calculation. The value comes from numbers alone then, in two ways that agree.',
    steps: [
      'Use the value as it is: about six digits are certain.',
      'Divide an integral at the places where its function changes, where a formula is needed.',
    ],
  },
  {
    id: 'rounded',
    title: 'The value goes on as decimals',
    codes: ['result.rounded'],
    meaning:
      'The exact form of this value has grown long. Lines below use its decimals, with about 15 digits, so that they stay fast.',
    steps: [
      'Nothing needs to be done, unless exact fractions and roots are wanted below: split the formula.',
    ],
  },
  {
    id: 'stated',
    title: 'The line says another number than its formula gives',
    codes: ['result.stated', 'result.stated.bound', 'result.stated.only'],
    meaning:
      'A number behind the second equals sign, as in t = L/v = 1.2 [s], is read as on paper: the name stands for the formula, and the number is compared with it, to the digits that it is written with.',
    example: {
      wrong: ['t = 6 [m]/(5 [m/s]) = 1.3 [s]'],
      right: ['t = 6 [m]/(5 [m/s]) = 1.2 [s]'],
    },
    steps: [
      'Correct the number, or leave it out: an equals sign at the end shows the result.',
      'A comparison behind the number, as in eta = 3/4 = 0.75 < 1, is judged by a check in a line of its own: check eta < 1.',
      'Two names of one value, b = h = 3 [m], are two lines: a line defines its first name.',
      'Where the comparison itself is meant, define it by :=, as in isRight := L/v = 1.2 [s].',
    ],
  },
  {
    id: 'digits',
    title: 'Few digits of a difference are certain',
    codes: ['result.digits', 'result.digits.loop'],
    meaning:
      'Decimals have about 16 digits. Where two numbers agree in most of them, their difference is made of the last ones, which are rounded. So is the sine of an angle of very many turns. Formulas of known functions are computed again with 60 digits; here that was not possible, as with values of solvers, of properties and of long programs.',
    steps: [
      'Write the difference so that nothing cancels: 2*sin(x/2)^2 for 1 - cos(x), expm1(x) for exp(x) - 1.',
      'Use the value where only its size counts, as in a check that two results agree.',
    ],
  },
  {
    id: 'vectors',
    title: 'A sign that vectors and matrices write otherwise',
    codes: ['reading.magnitude', 'name.transpose'],
    meaning:
      'Bars around a list mean the magnitude of each item, and a power with T is a power with the name T.',
    example: {
      wrong: ['A := [[1, 2], [3, 4]]', 'A^T ='],
      right: ['A := [[1, 2], [3, 4]]', 'transpose(A) ='],
    },
    steps: ['The length of a vector is norm(v).', 'The transpose of a matrix is transpose(A).'],
  },
  {
    id: 'argument',
    title: 'The function cannot work with this',
    codes: ['argument.type'],
    kinds: ['argument'],
    meaning:
      'An argument is of a kind that the function does not take: a list instead of a number, an equation instead of a value.',
    example: { wrong: ['det([1, 2, 3]) ='], right: ['det([[1, 2], [3, 4]]) ='] },
    steps: [
      'Read the help of the function: rest with the caret in its name.',
      'Show each argument on a line of its own.',
    ],
  },
  {
    id: 'table',
    title: 'Tables: rows, columns and cells',
    codes: ['table', 'syntax.column', 'branch.no-table'],
    meaning:
      'A column of the table bolts is the list bolts.A_s, a cell of it bolts("M12", A_s). Rows are named by the first column of words. In a cell a number is a number, = begins a formula, and everything else is words.',
    example: {
      wrong: ['table bolts { size, A_s [mm^2]; "M10", 58; "M12", 84.3 }', 'bolts("M13", A_s) ='],
      right: ['table bolts { size, A_s [mm^2]; "M10", 58; "M12", 84.3 }', 'bolts("M12", A_s) ='],
    },
    steps: [
      'Look at the names of rows and columns in the table: the message says which of them are close.',
      'In a cell write = before a formula, and a point in decimals.',
      'A column of the whole table is written with its name, as in max(bolts.A_s).',
    ],
  },
]
