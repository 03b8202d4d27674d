/**
 * The table of blocks that are one call: each has fields, and what it computes is a call of a function in
 * which the names of the fields stand for what is typed there. A new one is a row here, an icon in
 * `icons.ts` and a page in `help.ts`.
 */
import { desolveRow } from './desolve.ts'
import { field } from './row.ts'
import type { CallChoice, CallContent, CallRow } from './row.ts'
import { fitRows } from './fits.ts'
import { fluidRows } from './fluids.ts'
import { helperRows } from './helpers.ts'
import { solverRows } from './solvers.ts'

const EXPRESSION = field('expression', 'Expression', 'expression')
const VARIABLE = field('variable', 'Variable', 'variable', { kind: 'parameter', word: 'for' })
const LIST = field('list', 'List', 'list', { list: true })
const AROUND = field('around', 'Point', '0', { word: 'around', value: '0' })
const ORDER = field('order', 'Order', '5', { word: 'order', value: '5' })
const START = field('start', 'Start', 'start', { word: 'from' })
const END = field('end', 'End', 'end', { word: 'to' })

const DIRECTION: CallChoice = {
  id: 'direction',
  label: 'Direction',
  value: '0',
  options: [
    { value: '0', label: 'Bidirectional' },
    { value: '1', label: 'Unidirectional positive' },
    { value: '-1', label: 'Unidirectional negative' },
  ],
}

const ANSWER: CallChoice = {
  id: 'answer',
  label: 'Answer',
  value: 'place',
  options: [
    { value: 'place', label: 'place' },
    { value: 'value', label: 'value' },
    { value: 'both', label: 'place and value' },
  ],
}

function extremum({ read }: CallContent, places: string, value: string): string {
  const [place, most] = [places, value].map(name => `${name}(expression, variable = start..end)`)
  if (read('answer') === 'value') return most!
  return read('answer') === 'both' ? `[${place!}, ${most!}]` : place!
}

/** One of the three coefficients of a Fourier series. */
const fourier = (letter: 'a' | 'b' | 'c', call: string, wave: string): CallRow => ({
  type: `fourier${letter}`,
  title: `Fourier coefficient ${letter}`,
  keyword: `Fourier coefficient ${letter}`,
  section: 'Expansions',
  keywords: ['harmonic', 'periodic', 'spectrum', wave],
  fields: [
    EXPRESSION,
    VARIABLE,
    field('period', 'Period', 'T', { word: 'period' }),
    field('lower', 'Lower bound', '0', { word: 'from', value: '0' }),
  ],
  call: `${call}(expression, variable, period, result, lower)`,
  result: { name: 'n' },
})

export const CALL_ROWS: readonly CallRow[] = [
  ...solverRows,
  desolveRow,
  ...fitRows,
  ...fluidRows,
  ...helperRows,
  fourier('a', 'fourier_an', 'cosine'),
  fourier('b', 'fourier_bn', 'sine'),
  fourier('c', 'fourier_cn', 'complex'),
  {
    type: 'pade',
    title: 'Padé approximant',
    keyword: 'Padé',
    section: 'Expansions',
    keywords: ['pade', 'rational', 'approximation', 'dead time'],
    fields: [
      EXPRESSION,
      VARIABLE,
      field('numerator', 'Numerator order', 'm', { word: 'numerator order' }),
      field('denominator', 'Denominator order', 'n', { word: 'denominator order' }),
    ],
    call: 'pade(expression, variable, numerator + denominator, numerator + 1)',
    result: { field: 'variable' },
  },
  {
    type: 'series',
    title: 'Series expansion',
    keyword: 'series',
    section: 'Expansions',
    keywords: ['power series', 'asymptotic', 'approximation'],
    fields: [EXPRESSION, VARIABLE, AROUND, ORDER],
    choices: [DIRECTION],
    call: 'series(expression, variable, around, order, direction)',
    result: { field: 'variable' },
  },
  {
    type: 'taylor',
    title: 'Taylor series',
    keyword: 'Taylor series',
    section: 'Expansions',
    keywords: ['power series', 'polynomial', 'approximation', 'maclaurin'],
    fields: [EXPRESSION, VARIABLE, AROUND, ORDER],
    choices: [DIRECTION],
    call: 'taylor(expression, variable, around, order, direction)',
    result: { field: 'variable' },
  },
  {
    type: 'fmax',
    version: 2,
    title: 'Function maximum',
    keyword: 'maximum of',
    section: 'Solvers',
    keywords: ['largest', 'optimum', 'peak', 'extremum', 'place'],
    fields: [EXPRESSION, VARIABLE, START, END],
    choices: [ANSWER],
    call: content => extremum(content, 'fMax', 'maximize'),
  },
  {
    type: 'fmin',
    version: 2,
    title: 'Function minimum',
    keyword: 'minimum of',
    section: 'Solvers',
    keywords: ['smallest', 'optimum', 'valley', 'extremum', 'place'],
    fields: [EXPRESSION, VARIABLE, START, END],
    choices: [ANSWER],
    call: content => extremum(content, 'fMin', 'minimize'),
  },
  {
    type: 'fft',
    title: 'Fourier transform (FFT)',
    keyword: 'fft',
    section: 'Transforms',
    keywords: ['discrete', 'spectrum', 'frequency', 'signal'],
    fields: [LIST],
    call: 'fft(list)',
  },
  {
    type: 'ifft',
    title: 'Inverse Fourier transform',
    keyword: 'inverse fft',
    section: 'Transforms',
    keywords: ['discrete', 'spectrum', 'frequency', 'signal', 'ifft'],
    fields: [LIST],
    call: 'ifft(list)',
  },
  {
    type: 'laplace',
    title: 'Laplace transform',
    keyword: 'Laplace transform',
    section: 'Transforms',
    keywords: ['s domain', 'control', 'transfer function'],
    fields: [EXPRESSION, VARIABLE],
    call: 'laplace(expression, variable, result)',
    result: { name: 's' },
  },
  {
    type: 'ilaplace',
    title: 'Inverse Laplace transform',
    keyword: 'inverse Laplace',
    section: 'Transforms',
    keywords: ['time domain', 'control', 'response', 'ilaplace'],
    fields: [EXPRESSION, VARIABLE],
    call: 'ilaplace(expression, variable, result)',
    result: { name: 'x' },
  },
  {
    type: 'ztrans',
    title: 'Z transform',
    keyword: 'Z transform',
    section: 'Transforms',
    keywords: ['discrete', 'sequence', 'sampled', 'digital'],
    fields: [EXPRESSION, VARIABLE],
    call: 'ztrans(expression, variable, result)',
    result: { name: 'z' },
  },
  {
    type: 'iztrans',
    title: 'Inverse Z transform',
    keyword: 'inverse Z transform',
    section: 'Transforms',
    keywords: ['discrete', 'sequence', 'sampled', 'digital', 'iztrans'],
    fields: [EXPRESSION, VARIABLE],
    call: 'invztrans(expression, variable, result)',
    result: { name: 'x' },
  },
  {
    type: 'matrix',
    title: 'Matrix by a rule',
    keyword: 'matrix',
    section: 'Data',
    keywords: ['rows', 'columns', 'array', 'table'],
    fields: [
      field('rows', 'Rows', 'rows'),
      field('columns', 'Columns', 'columns', { word: '×' }),
      field('rule', 'Expression in r and c', 'expression in r and c from 0', {
        word: 'of',
        binds: ['r', 'c'],
        fromZero: true,
      }),
    ],
    call: 'matrix(rows, columns, (r, c) -> rule)',
  },
  {
    type: 'pfactor',
    title: 'Prime factorization',
    keyword: 'prime factors of',
    section: 'Transforms',
    keywords: ['primes', 'integer', 'divisors', 'factor'],
    fields: [field('number', 'Number', 'number')],
    call: 'ifactor(number)',
  },
]
