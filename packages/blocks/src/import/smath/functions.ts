/** Functions of SMath by what they are here. */
import { atom, call, element, infix, list } from '../written.ts'
import type { Written } from '../written.ts'

/** Functions that have the same arguments here, by their names here where these are others. */
const NAMES = new Map<string, string>(
  'sin cos tan cot sec csc sinh cosh tanh coth asin acos atan acot arcsin:asin arccos:acos arctan:atan asinh acosh atanh arcsinh:asinh arccosh:acosh arctanh:atanh exp ln log10 sqrt abs sign Floor:floor Ceil:ceil floor ceil trunc round mod gcd lcm det invert:inv transpose tr:trace rank norm rows:rowdim cols:coldim length:size stack augment row col sort reverse:revlist Re:re Im:im arg conj linterp expand factor simplify identity random:rand mean solve fsolve sum product erf Gamma'
    .split(' ')
    .map((pair): [string, string] => [pair.split(':')[0]!, pair.split(':').at(-1)!]),
)

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
      return third ? undefined : atom(`seq(n_k, n_k, ${first!.text}, ${second!.text})`)
    case 'submatrix':
      return call('subMat', [first!, second!, fourth!, third!, fifth!])
    case 'cinterp':
      return call('spline', args)
    case 'min':
    case 'max':
      return call(name, [args.length === 1 ? first! : list(args)])
    case 'eval':
    case 'vectorize':
      return first
    case 'el':
      return element(first!, args.slice(1))
    case 'atan2':
      return call('atan2', [second!, first!])
    default: {
      const ours = NAMES.get(name)
      return ours === undefined ? undefined : call(ours, args)
    }
  }
}
