/** Tells lists and matrices from numbers, as far as the text of the file says: products differ in it. */
import type { Node } from './tree.ts'

export type Shape = 'number' | 'list' | 'matrix'

const LISTS = new Set(
  'vector range fill join slice first last extract sort rsort order revorder reverse row col diag2vec vec2list find find_eq find_ne find_lt find_le find_gt find_ge lookup lookup_eq lookup_ne lookup_lt lookup_le lookup_gt lookup_ge hlookup vlookup eigenvals unit cross resize clsolve slsolve lsolve'.split(
    ' ',
  ),
)
const MATRICES = new Set(
  'matrix identity diagonal column utriang ltriang symmetric vec2diag vec2col vec2row join_cols join_rows augment stack copy add mfill fill_row fill_col mresize submatrix extract_rows extract_cols hprod kprod transp adj cofactor inverse cholesky lu qr svd eigenvecs eigen msolve cmsolve smsolve fft ift sort_cols rsort_cols sort_rows rsort_rows'.split(
    ' ',
  ),
)
/** Functions whose value is one number, whatever they are called with. */
const NUMBERS = new Set(
  'min max sum product average mean sumsq srss dot norm norm_1 norm_2 norm_e norm_i norm_p det rank trace len size n_rows n_cols count search mcount cond cond_1 mnorm mnorm_1 mnorm_2 mnorm_e mnorm_i take line spline'.split(
    ' ',
  ),
)

/** @param known what a name was defined as, by name; functions by their name and a bracket, `f(` */
export function shapeOf(node: Node, known: ReadonlyMap<string, Shape>): Shape {
  const of = (one: Node): Shape => shapeOf(one, known)
  switch (node.kind) {
    case 'name':
      return known.get(node.name) ?? 'number'
    case 'rows':
      return node.rows.length > 1 ? 'matrix' : 'list'
    case 'minus':
      return of(node.of)
    case 'item':
      return of(node.of) === 'matrix' && node.places.length === 1 ? 'list' : 'number'
    case 'binary':
      return productShape(node.sign, of(node.left), of(node.right))
    case 'call':
      return calledShape(node.name, node.args.map(of), known)
    default:
      return 'number'
  }
}

/** A matrix by a list is a list, elsewhere the larger of the two. */
function productShape(sign: string, left: Shape, right: Shape): Shape {
  if (sign === '*' && [left, right].includes('matrix') && [left, right].includes('list')) return 'list'
  return left === 'matrix' || right === 'matrix'
    ? 'matrix'
    : left === 'list' || right === 'list'
      ? 'list'
      : 'number'
}

function calledShape(written: string, args: readonly Shape[], known: ReadonlyMap<string, Shape>): Shape {
  const own = known.get(`${written}(`)
  if (own !== undefined) return own
  const name = written.toLowerCase().replace(/_hp$/, '')
  if (LISTS.has(name)) return 'list'
  if (MATRICES.has(name)) return 'matrix'
  if (NUMBERS.has(name)) return 'number'
  return args.includes('matrix') ? 'matrix' : args.includes('list') ? 'list' : 'number'
}
