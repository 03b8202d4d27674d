/** Formulas of EngineeringPaper in plain notation. */
import { atom, call, element, factorial, infix, list, measured, minus } from '../written.ts'
import type { Written } from '../written.ts'
import { FUNCTIONS, Unread } from './latex.ts'
import type { Given, Term } from './term.ts'

export interface Printing {
  /** The name here of a variable. */
  readonly variable: (theirs: string) => string
  /** Whether a matrix has a single column. */
  readonly isColumn: (term: Term) => boolean
  /** The name here of a function that the sheet defines, such as one of a table; undefined for others. */
  readonly ownFunction: (theirs: string) => string | undefined
  /** Names that a variable of the sheet is a function of here, in the order of its arguments. */
  readonly parametersOf: (theirs: string) => readonly string[]
}

/** @throws Unread for a function that is not known */
export const printTerm = (term: Term, printing: Printing): string => written(term, printing).text

function written(term: Term, printing: Printing): Written {
  const of = (one: Term): Written => written(one, printing)
  switch (term.kind) {
    case 'number':
      return term.unit === undefined || term.unit === '' ? atom(term.text) : measured(term.text, term.unit)
    case 'name':
      return named(term.name, [], printing)
    case 'given':
      return named(term.name, term.args, printing)
    case 'call':
      return called(term, printing)
    case 'infix':
      return infix(term.operator, of(term.left), of(term.right))
    case 'minus':
      return minus(of(term.value))
    case 'factorial':
      return factorial(of(term.value))
    case 'matrix':
      return term.rows.length === 1
        ? list([list(term.rows[0]!.map(of))])
        : term.rows[0]!.length === 1
          ? list(term.rows.map(row => of(row[0]!)))
          : list(term.rows.map(row => list(row.map(of))))
    case 'element': {
      // A column is a list.
      const places = printing.isColumn(term.of) ? term.places.slice(0, 1) : term.places
      return element(of(term.of), places.map(of))
    }
  }
}

/** A variable, or the function that it is here, with the names that are filled and all others as they are. */
function named(name: string, given: readonly Given[], printing: Printing): Written {
  const parameters = printing.parametersOf(name)
  if (parameters.length === 0) return atom(printing.variable(name))
  const args = parameters.map(parameter => {
    const value = given.find(one => one.name === parameter)?.value
    return value ? written(value, printing) : named(parameter, [], printing)
  })
  return call(printing.variable(name), args)
}

function called(term: Extract<Term, { kind: 'call' }>, printing: Printing): Written {
  const args = term.args.map(arg => written(arg, printing))
  const own = printing.ownFunction(term.name)
  if (own !== undefined) return call(own, args)
  if (term.name === 'range') return rangeOf(args)
  const name = FUNCTIONS.get(term.name) ?? (INNER.has(term.name) ? term.name : undefined)
  if (name === undefined) throw new Unread(`The function ${term.name} has no counterpart here.`)
  if (OF_LISTS.has(name) && args.length > 1) return call(name, [list(args)])
  return call(name, args)
}

/** Functions that take one list, or several numbers there. */
const OF_LISTS = new Set(['max', 'min', 'mean', 'median', 'stdev', 'stddev', 'size'])

/** A column of numbers that goes through its end; it begins at 1 unless it says otherwise. */
function rangeOf(args: readonly Written[]): Written {
  const [from, to] = args.length === 1 ? [atom('1'), args[0]!] : [args[0] ?? atom('1'), args[1] ?? atom('1')]
  const step = args[2] ?? atom('1')
  const count = infix('/', infix('-', to, from), step)
  const item = infix('+', from, infix('*', step, atom('n_k')))
  return atom(`seq(${item.text}, n_k, 0, floor(${count.text} + 1e-9))`)
}

/** Calls that the reader makes of signs. */
const INNER = new Set([
  'diff',
  'integrate',
  'norm',
  'abs',
  'transpose',
  'log',
  'sqrt',
  'nthroot',
  'product',
  'subst',
])
