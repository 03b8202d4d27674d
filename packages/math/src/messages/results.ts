/** Messages beside results: their units, their length, and what solutions there are. */
import { type MessageTable, messagesOf, type Numbers, type Texts } from './message.ts'

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

const NO_SOLUTION = 'No results found: there is no solution, or no formula for one.'

export const RESULTS = {
  'argument.element.no-list': ({ name }: Texts<'name'>) =>
    `${name} is not a list here: define it above, as in ${name} := [0, 0, 0].`,
  'argument.undefined':
    'The result is undefined: look for a division by zero, a place beyond a table, or inconsistent units.',
  'argument.undefined.infinite': 'The result is infinite: something is divided by zero.',
  'engine.overflow.exact': 'The number is beyond the range of decimals (1.8e308): its exact form is shown.',
  /** Hints are added to errors of units, whose codes stay. */
  'hint.coulomb': 'C is the coulomb: write degC for degrees Celsius.',
  'hint.empirical':
    'A formula that holds for numbers of one unit needs them: divide by the unit inside and multiply by it outside, as in 0.3*(f/(1 [MPa]))^(2/3)*1 [MPa].',
  'hint.farad': 'F is the farad: write degF for degrees Fahrenheit.',
  'hint.roentgen': 'R is the roentgen: write degR for degrees Rankine.',
  'hint.share': ({ share, meant, operator }: Texts<'share' | 'meant' | 'operator'>) =>
    `For ${share} ${meant}, multiply by (1 ${operator} ${share}).`,
  'name.later.unknown': ({ name }: Texts<'name'>) => `${name} is defined further down; here it is unknown.`,
  'reading.magnitude': ({ vector }: Texts<'vector'>) =>
    `This is the magnitude of each item: the length of a vector is norm(${vector}).`,
  'money.day': ({ asked, date }: Texts<'asked' | 'date'>) =>
    `Could not load rates for ${asked}: Calculating with current exchange rate, of ${date}.`,
  'money.rates': ({ date }: Texts<'date'>) => `Calculated with the exchange rates of ${date}.`,
  'result.by-numbers': 'No formula was found for this value: it was calculated by numbers.',
  'result.digits': ({ digits }: Numbers<'digits'>) =>
    digits === 0
      ? 'Numbers that are nearly equal are subtracted here, or an angle of many turns is rounded: what is left is rounding, and no digit of it is certain.'
      : `Numbers that are nearly equal are subtracted here, or an angle of many turns is rounded: of this result only ${counted(digits, 'digit')} ${digits === 1 ? 'is' : 'are'} certain.`,
  'result.digits.loop': ({ names, digits }: Texts<'names'> & Numbers<'digits'>) =>
    `Numbers that are nearly equal are subtracted in this loop: of ${names} ${digits === 0 ? 'no digit is' : digits === 1 ? 'only 1 digit is' : `only ${digits} digits are`} certain.`,
  'result.long': 'Long result returned, display suppressed to improve performance.',
  'result.long.beyond': 'This result is too long to be shown.',
  'result.polar': 'Only numbers are shown by magnitude and angle.',
  'result.rounded': 'The exact form is long: lines that use this value go on with its decimals.',
  'result.stated': ({ value, stated }: Texts<'value' | 'stated'>) =>
    `The formula gives ${value}, and the line says ${stated}. Lines below go on with ${value}.`,
  'result.stated.only': ({ name, other }: Texts<'name' | 'other'>) =>
    `Only ${name} is defined by this line: give ${other} a line of its own.`,
  'result.stated.bound': ({ condition }: Texts<'condition'>) =>
    `The comparison at the end of a definition is not judged: write check ${condition} in a line of its own.`,
  'solve.endless': ({ names }: Texts<'names'>) =>
    `There are infinitely many solutions: ${names} may be any number.`,
  'solve.identity': ({ name }: Texts<'name'>) => `Every ${name} is a solution.`,
  'solve.no-formula': ({ open }: { readonly open: readonly string[] }) =>
    `No formula for a solution was found. Once ${open.join(' and ')} ${open.length === 1 ? 'has a value' : 'have values'}, fsolve finds numbers.`,
  'solve.none': NO_SOLUTION,
  'solve.none.contradiction':
    'There is no solution: the equations contradict each other. LSQ(A, b) comes as near as possible.',
  'solve.none.counts': ({ equations, variables }: Numbers<'equations' | 'variables'>) =>
    `${NO_SOLUTION} There are ${counted(equations, 'equation')} for ${counted(variables, 'variable')}.`,
  'solve.periods':
    'Sines, cosines and tangents repeat: there are more solutions than these. fsolve(equation, x, low, high) finds one in a range.',
  'temperature.below-zero':
    'This temperature is below absolute zero (-273.15 degC), where there is none. Write deltaC or deltaF where a difference is meant.',
  'temperature.difference.shown': ({ unit, reading }: Texts<'unit' | 'reading'>) =>
    `A temperature is shown in ${unit}, a unit of differences, as the difference to absolute zero: write [${reading}] for the reading.`,
  'unit.exponent.result': 'The unit of this result has an exponent beyond 100.',
  'unit.inside': ({ unit }: Texts<'unit'>) =>
    `Names without a value are in this result, so that it is not shown in ${unit}.`,
  'unit.level':
    'A number in dB counts as that number: the ratio is 10^(L/10) for powers, 10^(L/20) for amplitudes.',
  'unit.mismatch.element-of': ({ name, before, value }: Texts<'name' | 'before' | 'value'>) =>
    `This element of ${name} is ${before}, the value ${value}.`,
  'unit.rate':
    'Read as radians per second, for nothing says that it counts turns. If it does, multiply it by 1 [rev].',
  'unit.ratio':
    'Shown as it is: the level of a ratio is 10*log10(P/P_0) for powers, 20*log10(V/V_0) for amplitudes.',
  'unit.shown.in': ({ is, unit, hint }: Texts<'is' | 'unit' | 'hint'>) =>
    `This result is ${is} and cannot be shown in ${unit}.${hint}`,
  'unit.shown.none': ({ unit }: Texts<'unit'>) => `This result has no unit and cannot be shown in ${unit}.`,
} as const satisfies MessageTable

export const message = messagesOf(RESULTS)
