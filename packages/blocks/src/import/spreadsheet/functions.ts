/** Functions of spreadsheets by what they are here. */
import { Unread } from '../formula.ts'
import { atom, call, element, factorial, infix, list, minus, negation } from '../written.ts'
import type { Written } from '../written.ts'

type Rewrite = (args: readonly Written[]) => Written

/** Functions that only have another name here, by their name there. */
const NAMES: Readonly<Record<string, string>> = {
  SQRT: 'sqrt', ABS: 'abs', EXP: 'exp', LN: 'ln', LOG10: 'log', SIN: 'sin', COS: 'cos', TAN: 'tan', ASIN: 'asin',
  ACOS: 'acos', ATAN: 'atan', SINH: 'sinh', COSH: 'cosh', TANH: 'tanh', ASINH: 'asinh', ACOSH: 'acosh',
  ATANH: 'atanh', SIGN: 'sign', INT: 'floor', GCD: 'gcd', LCM: 'lcm', COMBIN: 'comb', IF: 'if',
} // prettier-ignore

/** Functions of all numbers in their arguments. */
export const OF_LISTS: Readonly<Record<string, string>> = {
  SUM: 'sum', AVERAGE: 'mean', MIN: 'min', MAX: 'max', PRODUCT: 'product', MEDIAN: 'median', COUNT: 'size',
  STDEV: 'stdev', 'STDEV.S': 'stdev', 'STDEV.P': 'stddev', STDEVP: 'stddev', VAR: 'var', 'VAR.S': 'var',
  'VAR.P': 'variance', VARP: 'variance', SUMSQ: 'sumsq',
} // prettier-ignore

const number = (value: string): Written => atom(value)
const ten = (digits: Written): Written => infix('^', number('10'), digits)

/** Rounding to digits behind the point, or before it where they are below zero. */
const rounded =
  (by: string): Rewrite =>
  ([x, digits = number('0')]) => {
    const size = call('abs', [x!])
    if (digits.text === '0') return infix('*', call('sign', [x!]), call(by, [size]))
    return infix('/', infix('*', call('sign', [x!]), call(by, [infix('*', size, ten(digits))])), ten(digits))
  }

const multiple =
  (by: string): Rewrite =>
  ([x, step = number('1')]) =>
    infix('*', step, call(by, [infix('/', x!, step)]))

const joinedBy =
  (operator: string): Rewrite =>
  args => {
    const [first, ...rest] = args
    return rest.reduce((left, right) => infix(operator, left, right), first!)
  }

const REWRITTEN: Readonly<Record<string, Rewrite>> = {
  PI: () => atom('pi'),
  LOG: ([x, base]) => call('log', base ? [x!, base] : [x!]),
  POWER: ([x, n]) => infix('^', x!, n!),
  // The horizontal part comes first there.
  ATAN2: ([x, y]) => call('atan2', [y!, x!]),
  DEGREES: ([x]) => infix('/', infix('*', x!, number('180')), atom('pi')),
  RADIANS: ([x]) => infix('/', infix('*', x!, atom('pi')), number('180')),
  MOD: ([x, y]) => infix('-', x!, infix('*', y!, call('floor', [infix('/', x!, y!)]))),
  QUOTIENT: ([x, y]) => call('trunc', [infix('/', x!, y!)]),
  // Halves go away from zero.
  ROUND: args => rounded('round')(args),
  ROUNDUP: args => rounded('ceil')(args),
  ROUNDDOWN: args => rounded('floor')(args),
  TRUNC: args => rounded('floor')(args),
  CEILING: multiple('ceil'),
  'CEILING.MATH': multiple('ceil'),
  FLOOR: multiple('floor'),
  'FLOOR.MATH': multiple('floor'),
  FACT: ([n]) => factorial(n!),
  AND: joinedBy('and'),
  OR: joinedBy('or'),
  NOT: ([x]) => negation(x!),
  SUMPRODUCT: args => call('sum', [joinedBy('.*')(args)]),
  INDEX: ([values, place]) => element(values!, [place!]),
  LARGE: ([values, n]) => element(call('revlist', [call('sort', [values!])]), [n!]),
  SMALL: ([values, n]) => element(call('sort', [values!]), [n!]),
  CHOOSE: ([place, ...items]) => element(list(items), [place!]),
  NEGATE: ([x]) => minus(x!),
}

/** @throws Unread for a function that has no counterpart, or has other arguments */
export function sheetCall(name: string, args: readonly Written[]): Written {
  if (Object.hasOwn(REWRITTEN, name)) {
    if (args.length === 0 && name !== 'PI') throw new Unread(`${name} has too few arguments.`)
    return REWRITTEN[name]!(args)
  }
  if (Object.hasOwn(NAMES, name)) return call(NAMES[name]!, args)
  throw new Unread(`The function ${name} has no counterpart here.`)
}
