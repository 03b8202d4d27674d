/** Formulas of Mathcad that are lists and matrices: its bars mean a length or a determinant then. */
import type { Formula } from '../formula.ts'

export type Shape = 'list' | 'matrix'

/** The shape of a name, undefined for a number and where it is not known. */
export type ShapeOfName = (name: string) => Shape | undefined

const LISTS = new Set(['zeros', 'stack', 'col', 'seq', 'fsolve', 'sort', 'reverse'])
const MATRICES = new Set(['augment', 'identity', 'submatrix'])

export function shapeOf(formula: Formula, ofName: ShapeOfName): Shape | undefined {
  const of = (one: Formula): Shape | undefined => shapeOf(one, ofName)
  switch (formula.kind) {
    case 'rows':
      return formula.rows.length > 1 && formula.rows[0]!.length > 1 ? 'matrix' : 'list'
    case 'name':
      return ofName(formula.name)
    case 'minus':
      return of(formula.of)
    case 'infix':
      return ofInfix(formula.sign, of(formula.left), of(formula.right))
    case 'call':
      if (formula.name === 'transpose') return of(formula.args[0]!)
      return LISTS.has(formula.name) ? 'list' : MATRICES.has(formula.name) ? 'matrix' : undefined
    default:
      return undefined
  }
}

function ofInfix(sign: string, left: Shape | undefined, right: Shape | undefined): Shape | undefined {
  switch (sign) {
    case '+':
    case '-':
    case '.*':
    case './':
      return left ?? right
    case '/':
    case '.^':
      return left
    case '^':
      return left === 'matrix' ? left : undefined
    case '*':
      // Two lists have a number as their product, a matrix and a list have a list.
      return left === right ? (left === 'list' ? undefined : left) : left && right ? 'list' : (left ?? right)
    default:
      return undefined
  }
}
