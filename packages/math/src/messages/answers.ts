/** Errors that an answer of the engine turns out to be, and of lines that wait for others. */
import { listed, type MessageTable, messagesOf, type Texts } from './message.ts'

export const ANSWERS = {
  'argument.complex-order': 'Complex numbers have no order: compare abs(z), re(z) or im(z).',
  'argument.domain.call': ({ name }: Texts<'name'>) => `${name} has no value for these arguments.`,
  'argument.limit': 'There is no limit: the values stay between bounds and do not settle.',
  'argument.limit.signs':
    'There is no limit: the values grow without end, with different signs from both sides.',
  'argument.sum': 'This sum has no value: it does not settle however many terms are added.',
  'argument.size.square-matrix': ({ name }: Texts<'name'>) => `${name} needs a square matrix.`,
  'argument.type.forms': ({ name, reason, forms }: Texts<'name' | 'reason' | 'forms'>) =>
    `${name} cannot work with these arguments${reason}. It is called as ${forms}.`,
  'argument.type.whole': ({ name }: Texts<'name'>) => `${name} needs whole numbers.`,
  'argument.undecided': 'This is neither true nor false. A condition compares values: x > 0.',
  'argument.unreal':
    'There is no real result, and the settings of the worksheet leave out complex answers. An odd root of a negative number is nthroot(x, n).',
  'engine.diverges.integral': 'No number was found for this integral: it may diverge.',
  'engine.no-answer.left': ({ name }: Texts<'name'>) =>
    `No formula was found for ${name}: it stands in the result as it is.`,
  'engine.no-answer':
    'No formula was found for a solution that meets all conditions: odesolve finds numbers from a start to an end.',
  'engine.no-answer.curve':
    "The curve has values and derivatives at numbers only, and no formula: write c'(2), or a function such as f(t) := c'(t).",
  'engine.no-answer.integral':
    'No formula was found for the derivative of this integral: over its upper bound it is the integrand there.',
  'engine.no-answer.inverse':
    'No formula was found for this inverse transform. Decimals are found for a fraction of polynomials, if its denominator has no other names and no root that occurs twice.',
  'engine.no-answer.laplace':
    'laplace knows no formula for this function, or its integral from 0 to infinity diverges.',
  'engine.no-root':
    'No root was found: try another start value, or two bounds with a change of sign between them.',
  'engine.overflow': 'The result is too large: decimals go up to 1.8e308.',
  'engine.overflow.digits': 'The result is too large: whole numbers go up to ten million digits.',
  'engine.overflow.division':
    'Something is divided by zero (a matrix may have no inverse), or the result is too large: decimals go up to 1.8e308.',
  'engine.overflow.infinite':
    'The result is infinite, as the logarithm of zero is, or too large: decimals go up to 1.8e308.',
  'engine.recursion.program':
    'It calls itself too often: a program may do so about 90 levels deep. See where that ends, or use a loop.',
  'engine.underflow': 'The result is too small: decimals begin at 2.2e-308.',
  halted: 'Computation halted. Please correct error to resume.',
  'halted.by': ({ names }: { readonly names: readonly string[] }) =>
    `Computation halted. Please correct error to resume. This line waits for ${listed(names)}.`,
  interrupted: 'This computation has been aborted by the user',
} as const satisfies MessageTable

export const message = messagesOf(ANSWERS)
