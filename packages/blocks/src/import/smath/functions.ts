/** Functions of SMath by what they are here. */
import { ofTables } from '../tables.ts'
import { atom, call, element, inColumns, infix, joined, list } from '../written.ts'
import type { Written } from '../written.ts'

/** Functions that have the same arguments here, by their names here where these are others. */
const NAMES = new Map<string, string>(
  'sin cos tan cot sec csc sinh cosh tanh coth asin acos atan acot arcsin:asin arccos:acos arctan:atan asinh acosh atanh arcsinh:asinh arccosh:acosh arctanh:atanh exp ln log10 sqrt abs sign Floor:floor Ceil:ceil floor ceil trunc round gcd lcm det invert:inv transpose tr:trace rank norm rows:size cols:coldim length:size stack augment row col sort reverse:revlist Re:re Im:im arg conj expand factor simplify identity matrix:zeros norme:norm random:rand subst sum product erf Gamma'
    .split(' ')
    .map((pair): [string, string] => [pair.split(':')[0]!, pair.split(':').at(-1)!]),
)

/** Functions that may have other values there. */
export const DIFFERENCES: Readonly<Record<string, string>> = {
  eigenvals: 'The order of these values is not known of SMath: here the least one is the first.',
  cinterp:
    'How a spline bends at its ends is not known of SMath: here its third derivative is continuous at the second and the last but one point.',
}

/** The second item says the step. */
function stepped(first: Written, last: Written, second: Written): Written {
  const step = infix('-', second, first).text
  return atom(
    `seq(${first.text} + (${step})*n_k, n_k, 0, floor((${last.text} - (${first.text}))/(${step}) + 1e-9))`,
  )
}

/** @returns undefined for a function that has no counterpart */
export function builtIn(name: string, args: readonly Written[]): Written | undefined {
  const [first, second, third, fourth, fifth] = args
  switch (name) {
    case 'log':
      return second ? call('log', [first!, second]) : call('log10', [first!])
    case 'int':
      return call('integrate', [first!, second!, third!, fourth!])
    case 'diff':
      return call('diff', args)
    case 'nthroot':
      return infix('^', first!, infix('/', atom('1'), second!))
    case 'polyroots':
      return call('proot', [call('revlist', [first!])])
    case 'range':
      return third ? stepped(first!, second!, third) : atom(`seq(n_k, n_k, ${first!.text}, ${second!.text})`)
    case 'solve':
      if (third && fourth)
        return atom(`fsolve(${first!.text}, ${second!.text} = ${third.text}..${fourth.text})`)
      return call(third ? 'fsolve' : 'solve', args)
    case 'roots':
      return call('fsolve', args)
    case 'mod':
      return infix('-', first!, infix('*', second!, call('trunc', [infix('/', first!, second!)])))
    case 'csort':
      return atom(`sort(${first!.text}, (n_p, n_q) -> n_p[${second!.text}] < n_q[${second!.text}])`)
    case 'submatrix':
      return call('subMat', [first!, second!, fourth!, third!, fifth!])
    case 'linterp':
    case 'InterpLin':
    case 'InterpLinear':
      return call('linterp', inColumns(args))
    case 'eigenvals':
      return call('sort', [call('eigenvalues', args)])
    case 'cinterp':
      return call('spline', inColumns(args))
    case 'InterpBilinear':
      return call('interp2', [...inColumns(args).slice(0, 2), ...args.slice(2)])
    case 'mean':
      return call('mean', args.length === 1 ? [call('flatten', args)] : [list(args)])
    case 'concat':
    case 'num2str':
      return joined(args)
    case 'min':
    case 'max':
      return call(name, [args.length === 1 ? call('flatten', [first!]) : list(args)])
    case 'stack':
    case 'augment':
      return args.reduce((left, right) => call(name, [left, right]))
    case 'eval':
    case 'vectorize':
      return first
    case 'el':
      return element(first!, args.slice(1))
    case 'atan2':
      return call('atan2', [second!, first!])
    default: {
      const ours = NAMES.get(name)
      return ours === undefined ? ofTables(name, args, 1) : call(ours, args)
    }
  }
}
