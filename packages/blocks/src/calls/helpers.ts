/** Rows of the table for single numbers: roots, sums, lengths, integrals with their errors. */
import { field } from './row.ts'
import type { CallRow } from './row.ts'

const EXPRESSION = field('expression', 'Expression', 'expression')
const VARIABLE = field('variable', 'Variable', 'variable', { kind: 'parameter', word: 'for' })
const START = field('start', 'Start', 'start', { word: 'from' })
const END = field('end', 'End', 'end', { word: 'to' })

export const helperRows: readonly CallRow[] = [
  {
    type: 'root_of',
    title: 'Root',
    keyword: 'root of',
    section: 'Solvers',
    keywords: ['zero', 'solve', 'numeric', 'newton', 'guess'],
    fields: [
      field('expression', 'Expression or equation', 'expression'),
      VARIABLE,
      field('guess', 'Guess', '0', { word: 'near', value: '0' }),
    ],
    call: 'fsolve(expression, variable, guess)',
  },
  {
    type: 'sum_of',
    title: 'Sum',
    keyword: 'sum of',
    section: 'Expansions',
    keywords: ['sigma', 'add', 'total', 'series'],
    fields: [EXPRESSION, VARIABLE, START, END],
    call: 'sum(expression, variable, start, end)',
  },
  {
    type: 'product_of',
    title: 'Product',
    keyword: 'product of',
    section: 'Expansions',
    keywords: ['pi', 'multiply', 'factors'],
    fields: [EXPRESSION, VARIABLE, START, END],
    call: 'product(expression, variable, start, end)',
  },
  {
    type: 'curve_length',
    title: 'Curve length',
    keyword: 'length of',
    section: 'Solvers',
    keywords: ['arc', 'curve', 'cable', 'distance', 'integral'],
    fields: [EXPRESSION, VARIABLE, START, END],
    call: 'int(sqrt(1 + diff(expression, variable)^2), variable, start, end)',
  },
  {
    type: 'integral_of',
    title: 'Integral with its error',
    keyword: 'integral of',
    section: 'Solvers',
    keywords: ['area', 'quadrature', 'numeric', 'uncertainty', 'estimate'],
    fields: [EXPRESSION, VARIABLE, START, END],
    call: 'integral_estimate(expression, variable, start, end)',
  },
  {
    type: 'derivative_of',
    title: 'Derivative with its error',
    keyword: 'derivative of',
    section: 'Solvers',
    keywords: ['slope', 'rate', 'numeric', 'uncertainty', 'estimate'],
    fields: [EXPRESSION, VARIABLE, field('at', 'Place', 'place', { word: 'at' })],
    call: 'derivative_estimate(expression, variable, at)',
  },
  {
    type: 'eigen',
    title: 'Eigenproblem',
    keyword: 'eigenproblem of',
    section: 'Data',
    keywords: ['eigenvalues', 'eigenvectors', 'modes', 'vibration', 'matrix', 'principal'],
    fields: [field('matrix', 'Matrix', 'matrix')],
    choices: [
      {
        id: 'answer',
        label: 'Answer',
        value: 'values',
        options: [
          { value: 'values', label: 'eigenvalues' },
          { value: 'vectors', label: 'eigenvectors' },
        ],
      },
    ],
    call: ({ read }) => (read('answer') === 'vectors' ? 'egv(matrix)' : 'eigenvals(matrix)'),
  },
]
