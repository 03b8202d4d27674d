/** Errors of calls, indexes and programs whose arguments do not fit. */
import type { MessageTable, Numbers, Texts } from './message.ts'

export const ARGUMENTS = {
  'argument.augment': 'augment needs matrices',
  'argument.augment-rows': ({ first, other }: Numbers<'first' | 'other'>) =>
    `augment needs as many rows in each matrix, not ${first} and ${other}`,
  'argument.bounds.steps': ({ name, from, to }: Texts<'name'> & Numbers<'from' | 'to'>) =>
    `${name} counts in steps of 1, which do not lead from ${from} to ${to}`,
  'argument.brackets': ({ name, what }: Texts<'name' | 'what'>) => `${name} needs ${what} in brackets`,
  'argument.branches': ({ name }: Texts<'name'>) => `${name} needs conditions and values`,
  'argument.condition': 'A condition is an equation or an inequality, such as x + y <= 10.',
  'argument.conditions':
    "conditions stand in a list with the equation, as in desolve([y'(t) = -y(t), y(0) = 1], t, y)",
  'argument.count': ({
    name,
    least,
    most,
    given,
  }: {
    name: string
    least: number
    most: number
    given: number
  }) => `${name} takes ${numberOfArguments(least, most)}, not ${given}`,
  'argument.count.derivatives': ({ derivatives, unknowns }: Numbers<'derivatives' | 'unknowns'>) =>
    `there are ${derivatives} derivatives for ${unknowns} unknowns`,
  'argument.count.desolve': 'desolve needs as many equations as functions',
  'argument.count.empty': ({ name }: Texts<'name'>) => `${name} needs at least one value`,
  'argument.count.equation': ({ name }: Texts<'name'>) =>
    `an equation for a derivative of ${name} is missing`,
  'argument.count.forms': ({ forms, given }: Texts<'forms'> & Numbers<'given'>) =>
    `this has ${given === 1 ? '1 argument' : `${given} arguments`}: write ${forms}`,
  'argument.count.order': ({ name, order }: { name: string; order: number }) =>
    `${order === 1 ? '1 start value' : `${order} start values`} of ${name} need${order === 1 ? 's' : ''} an equation for ${name}${"'".repeat(order)}`,
  'argument.count.start-values': ({ needed }: Texts<'needed'>) => `start values are needed for ${needed}`,
  'argument.count.starts': ({ name, counted }: Texts<'name' | 'counted'>) =>
    `${name} needs one start value for each unknown: ${counted}`,
  'argument.count.values': ({ name }: Texts<'name'>) => `${name} needs values`,
  'argument.count.variable': ({ name, what, variable }: Texts<'name' | 'what' | 'variable'>) =>
    `${name} needs the ${what} of ${variable}, too`,
  'argument.curves': ({ name }: Texts<'name'>) => `${name} needs what odecurves gives`,
  'argument.desolve.conditions': 'a condition gives the value of one function at a place, as in x(0) = 1',
  'argument.desolve.equations': 'desolve needs equations here',
  'argument.desolve.functions': 'desolve needs functions such as x(t) here',
  'argument.desolve.linear': 'desolve solves systems of linear equations with constant coefficients',
  'argument.digits': ({ name }: Texts<'name'>) =>
    `${name}(x, n) takes a whole number of decimals, such as ${name}(x, 2); mround(x, step) rounds to steps`,
  'argument.text': ({ found, where }: Texts<'found' | 'where'>) =>
    `${where} takes numbers, not ${found}: texts are joined with +, compared with = and !=, and chosen by if`,
  'argument.text.compared': ({ found }: Texts<'found'>) => `a text is compared with texts, not with ${found}`,
  'argument.text.joined': ({ found }: Texts<'found'>) =>
    `a text is joined with texts and numbers, not with ${found}`,
  'argument.text.mixed': ({ left, right }: Texts<'left' | 'right'>) =>
    `the values are ${left} and ${right}: either all are texts, or none is`,
  'argument.text.order': 'texts are equal or not; none comes before another',
  'argument.domain.exact': ({ what }: Texts<'what'>) =>
    `${what} needs whole numbers, or fractions such as 5/2.`,
  'argument.domain.percent': ({ what }: Texts<'what'>) =>
    `${what} lies between 0 and 1, or in percent between 1 and 100.`,
  'argument.domain.positive': ({ what }: Texts<'what'>) => `${what} has to be positive.`,
  'argument.domain.share': ({ what }: Texts<'what'>) => `${what} lies between 0 and 1.`,
  'argument.domain.size': ({ what }: Texts<'what'>) => `${what} has to be a whole number from 1 on.`,
  'argument.domain.whole': ({ what }: Texts<'what'>) => `${what} has to be a whole number.`,
  'argument.element.before': ({ position, first }: Numbers<'position' | 'first'>) =>
    `there is no element ${position}: the first element has the index ${first}`,
  'argument.element.hole': ({ position, length, next }: Numbers<'position' | 'length' | 'next'>) =>
    `there is no element ${position} yet: ${length === 0 ? 'the list is empty' : `there ${length === 1 ? 'is' : 'are'} ${length}`}, the next one is ${next}`,
  'argument.element.place': ({ name }: Texts<'name'>) => `${name} needs a list and a place`,
  'argument.event': 'an event is a condition, as h = 0',
  'argument.event-change': 'behind its condition an event says what unknowns become, as v = -0.8*v',
  'argument.explicit.one': ({ derivative }: Texts<'derivative'>) =>
    `solve this equation for ${derivative}, as in ${derivative} = …`,
  'argument.explicit.several': ({ derivatives }: Texts<'derivatives'>) =>
    `solve these equations for ${derivatives}: one of them stands left in each`,
  'argument.factor': ({ name }: Texts<'name'>) =>
    `${name} is a function: write ${name}(…), or * for a product`,
  'argument.factor.loop': ({ name }: Texts<'name'>) =>
    `${name} begins a loop, whose lines stand in braces: ${name === 'for' ? 'for k from 1 to 5' : 'while x < 10'} { … }`,
  'argument.function': ({ name }: Texts<'name'>) => `${name} is not a function`,
  'argument.function-needed': 'a function is needed here',
  'argument.extreme': ({ name }: Texts<'name'>) =>
    `${name} takes a formula and a variable, with a range as in x = 0..10`,
  'argument.index.condition':
    'an index is a whole number: select(x -> x > 2, list) picks the items that fit a condition',
  'argument.index.count': ({ given }: Numbers<'given'>) => `a list has one index, not ${given}`,
  'argument.index.first': ({ position }: Texts<'position'>) =>
    `there is no element ${position}: the first element has the index 1`,
  'argument.index.outside': ({ position, first, last }: Numbers<'position' | 'first' | 'last'>) =>
    `there is no element ${position}: the elements are ${first} to ${last}`,
  'argument.index.whole': ({ position }: Numbers<'position'>) =>
    `an index is a whole number, not ${position}`,
  'argument.inequalities': ({ name }: Texts<'name'>) =>
    `${name} takes inequalities with one unknown: give numbers for the others`,
  'argument.infinite-range': ({ name }: Texts<'name'>) =>
    `${name} goes from one number to another, not to infinity`,
  'argument.laplace': ({ name }: Texts<'name'>) => `laplace knows no formula for ${name}`,
  'argument.laplace.growth': ({ variable }: Texts<'variable'>) =>
    `laplace knows no formula for this: only multiples of ${variable} may stand in an exponent, a sine or a cosine (what grows faster than e^(a*${variable}), as e^(${variable}^2), has no transform)`,
  'argument.law': ({ name }: Texts<'name'>) => `${name} needs the name of a law here, such as normald`,
  'argument.loop-bounds': ({ found }: Texts<'found'>) => `the bounds of a loop are numbers, not ${found}`,
  'argument.loop-changes': 'what these values are changes with each pass of the loop',
  'argument.loop-units': ({ left, right }: Texts<'left' | 'right'>) =>
    `start, finish and step of a loop need one unit: ${left} and ${right}`,
  'argument.matrices': ({ name }: Texts<'name'>) => `${name} takes lists here, not matrices`,
  'argument.matrix': 'a matrix is needed here',
  'argument.matrix-and-list': 'a matrix and a list are needed here',
  'argument.missing': ({ name, what }: Texts<'name' | 'what'>) => `${name} needs ${what}`,
  'argument.number': ({ what, count }: Texts<'what'> & Numbers<'count'>) =>
    `the number of ${what} is a whole number from 1 on, not ${count}`,
  'argument.order': ({ most }: Numbers<'most'>) => `derivatives have an order from 1 to ${most}`,
  'argument.parameter-count': ({ name, takes, given }: { name: string; takes: number; given: number }) =>
    `${name} takes ${numberOfArguments(takes, takes)}, not ${given}`,
  'argument.parameter-guesses': ({ name }: Texts<'name'>) => `${name} needs one guess for each parameter`,
  'argument.parameters': ({ needed, takes }: Numbers<'needed' | 'takes'>) =>
    `a function of ${needed} arguments is needed here, this one takes ${takes}`,
  'argument.percentage':
    'a percentage here may be one of the value or a number: write x*(1 ± 0.02) for 2 % of x',
  'argument.places': ({ name }: Texts<'name'>) => `${name} needs as many places as lists of x`,
  'argument.point': ({ name }: Texts<'name'>) => `${name} needs a point`,
  'argument.program': ({ name }: Texts<'name'>) =>
    `${name} finds no formula for a program: fsolve(equation, x, guess) finds a number`,
  'argument.program-function':
    'a program, or a function that calls itself, is defined above a program, not inside',
  'argument.program-property': 'properties of objects cannot be set inside a program',
  'argument.property': 'properties of objects are not known here',
  'argument.flat-lists': ({ name }: Texts<'name'>) =>
    `${name} takes all unknowns in one list with the variable: ${name}([y_2, -y_1], [t, y_1, y_2], [0, 1, 0], 10)`,
  'argument.range': ({ name }: Texts<'name'>) => `${name} needs a range: ${name}(f, t = t0..t1, y, y0)`,
  'argument.relation': ({ name }: Texts<'name'>) =>
    `${name} takes equations and inequalities with <, <=, > or >=, several of them as a list or joined by and`,
  'argument.rounded': ({ name }: Texts<'name'>) => `${name} needs a number`,
  'argument.single': ({ found }: Texts<'found'>) => `a single value is needed here, not ${found}`,
  'argument.size.curl': 'curl needs three components and three variables',
  'argument.size.lengths': ({ left, right }: Numbers<'left' | 'right'>) =>
    `the lists have different lengths: ${left} and ${right}`,
  'argument.size.lists': 'the lists have different lengths',
  'argument.size.operands': ({ sizes }: Texts<'sizes'>) => `the sizes do not fit together: ${sizes}`,
  'argument.size.product': ({ columns, rows }: Numbers<'columns' | 'rows'>) =>
    `the sizes do not fit for a product: ${columns} columns by ${rows} rows`,
  'argument.size.square': ({ rows, columns }: Numbers<'rows' | 'columns'>) =>
    `a square matrix is needed here, this one has ${rows} rows and ${columns} columns`,
  'argument.slope': ({ count }: Numbers<'count'>) =>
    `slope takes two points [x, y], not lists of ${count}: linear_regression([x], [y])[1] is the slope of a line through data`,
  'argument.sum-of-numbers': ({ name, items }: Texts<'name' | 'items'>) =>
    `write ${name}([${items}]) for the ${name} of numbers`,
  'argument.test': ({ found }: Texts<'found'>) => `a test is true or false, not ${found}`,
  'argument.transform-of-root': ({ call, variable }: Texts<'call' | 'variable'>) =>
    `${call} knows no formula for this root of ${variable}`,
  'argument.uncertainties': 'one value cannot have a list of uncertainties',
  'argument.unit': ({ name }: Texts<'name'>) => `${name} needs a unit here`,
  'argument.unknown-number': 'there is no unknown of this number',
  'argument.variable': ({ name }: Texts<'name'>) => `${name} needs the name of a variable here`,
  'argument.variable-guesses': ({ name }: Texts<'name'>) => `${name} needs one guess for each variable`,
  'argument.variable.diff': ({ name }: Texts<'name'>) =>
    `diff takes the name ${name} here; for the value at a point define a function and call it`,
} as const satisfies MessageTable

/** `2 arguments`, `1 or 2 arguments`, `at least 2 arguments`. */
function numberOfArguments(least: number, most: number): string {
  if (least === most) return least === 1 ? '1 argument' : `${least} arguments`
  if (most === Infinity) return `at least ${least} arguments`
  return `${least} ${most - least === 1 ? 'or' : 'to'} ${most} arguments`
}
