/** Functions of Mathcad by what they are here. */
import { atom, call, infix, list } from '../written.ts'
import type { Written } from '../written.ts'

/** Functions that have the same arguments here, by their names here where these are others. */
const NAMES = new Map<string, string>(
  'sin cos tan cot sec csc sinh cosh tanh coth asin acos atan acot asinh acosh atanh exp ln sqrt floor ceil trunc gcd lcm rows:rowdim cols:coldim length:size last:size stack augment tr:trace rank identity transpose determinant:det cross linterp sort reverse:revlist mean median stdev:stddev Stdev:stdev var:variance Var:var Re:re Im:im arg hypot erf Gamma abs norm col lsolve:linsolve mod:mod max min if sign:sign signum:sign sum product integrate diff atan2 log seq vectorize geninv:pinv eigenvals'
    .split(' ')
    .map((pair): [string, string] => [pair.split(':')[0]!, pair.split(':').at(-1)!]),
)

/** @returns undefined for a function that has no counterpart */
export function builtIn(name: string, args: readonly Written[]): Written | undefined {
  const [first, second, third, fourth, fifth] = args
  switch (name) {
    case 'log':
      return second ? call('log', [first!, second]) : call('log10', [first!])
    case 'atan2':
      return call('atan2', [second!, first!])
    case 'mod':
      return infix('-', first!, infix('*', second!, call('trunc', [infix('/', first!, second!)])))
    case 'max':
    case 'min':
      return call(name, [args.length === 1 ? call('flatten', [first!]) : list(args)])
    case 'if':
      return call('piecewise', args)
    case 'round':
      return call('round', args)
    case 'submatrix':
      return call('subMat', [first!, second!, fourth!, third!, fifth!])
    case 'vectorize':
      return first
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
