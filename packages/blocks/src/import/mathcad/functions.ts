/** Functions of Mathcad by what they are here. */
import { ofTables } from '../tables.ts'
import { atom, call, inColumns, infix, joined, list } from '../written.ts'
import type { Written } from '../written.ts'

/** Functions that have the same arguments here, by their names here where these are others. */
const NAMES = new Map<string, string>(
  'sin cos tan cot sec csc sinh cosh tanh coth asin acos atan acot asinh acosh atanh exp ln sqrt floor ceil trunc rows:rowdim cols:coldim length:size tr:trace rank identity transpose determinant:det cross sort reverse:revlist stdev:stddev Stdev:stdev var:variance Var:var Re:re Im:im arg hypot erf Gamma abs norm col lsolve:linsolve mod:mod max min if sign:sign signum:sign sum product integrate diff atan2 log seq geninv:pinv fsolve find_minimum find_maximum solve simplify factor expand approx subst zeros limit row conj laplace invlaplace:ilaplace series partfrac collect coeff ztrans invztrans cosh csgn rnd Chi fft ifft'
    .split(' ')
    .map((pair): [string, string] => [pair.split(':')[0]!, pair.split(':').at(-1)!]),
)

/**
 * @param origin the place of the first item of a list
 * @returns what a function is here, undefined for one that has no counterpart
 */
export const builtInFrom =
  (origin: number) =>
  (name: string, args: readonly Written[]): Written | undefined =>
    ofLists(name, args, origin) ?? ofNumbers(name, args)

function ofLists(name: string, args: readonly Written[], origin: number): Written | undefined {
  switch (name) {
    case 'last':
      return origin === 1 ? call('size', args) : infix('-', call('size', args), atom('1'))
    case 'stack':
    case 'augment':
      return args.reduce((left, right) => call(name, [left, right]))
    case 'mean':
    case 'median':
    case 'gcd':
    case 'lcm':
      return args.length > 1 ? call(name, [list(args)]) : call(name, [call('flatten', args)])
    case 'linterp':
      return call('linterp', inColumns(args))
    case 'eigenvals':
      return call('sort', [call('eigenvalues', args)])
    case 'interp_regress':
      return call('polynomial_regression', [...inColumns(args).slice(0, 2), ...args.slice(2)])
    default:
      return ofTables(name, args, origin)
  }
}

function ofNumbers(name: string, args: readonly Written[]): Written | undefined {
  const [first, second, third, fourth, fifth] = args
  switch (name) {
    case 'rnd':
      return infix('*', first!, atom('rand()'))
    case 'Floor':
    case 'Ceil':
    case 'Round':
    case 'Trunc':
      return second
        ? infix('*', call(name.toLowerCase(), [infix('/', first!, second)]), second)
        : call(name.toLowerCase(), args)
    case 'hypot':
      return call('sqrt', [infix('+', infix('^', first!, atom('2')), infix('^', second!, atom('2')))])
    case 'log':
      return second ? call('log', [first!, second]) : call('log10', [first!])
    case 'atan2':
      return call('atan2', [second!, first!])
    case 'mod':
      return infix('-', first!, infix('*', second!, call('trunc', [infix('/', first!, second!)])))
    case 'max':
    case 'min':
      return call(name, [args.length === 1 ? call('flatten', [first!]) : list(args)])
    case 'concat':
    case 'num2str':
      return joined(args)
    case 'if':
      return call('piecewise', args)
    case 'round':
      return call('round', args)
    case 'submatrix':
      return call('subMat', [first!, second!, fourth!, third!, fifth!])
    case 'root':
      return third && fourth
        ? atom(`fsolve(${first!.text} = 0, ${second!.text} = ${third.text}..${fourth.text})`)
        : call('fsolve', [infix('=', first!, atom('0')), second!])
    case 'polyroots':
      return call('proot', [call('revlist', [first!])])
    default: {
      const ours = NAMES.get(name)
      return ours === undefined ? undefined : call(ours, args)
    }
  }
}
