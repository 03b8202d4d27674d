/** Rows of the table that make functions of data. */
import type { Expression } from '@calcwright/math/expression'
import { field } from './row.ts'
import type { CallContent, CallRow } from './row.ts'
import { solvedFor } from './solved-for.ts'

const modeOf = ({ read }: CallContent): string => read('mode')
const isLogistic = (content: CallContent): boolean => modeOf(content) === 'logistic'
const isPolynomial = (content: CallContent): boolean => modeOf(content) === 'polynomial'
const isWeighted = ({ read }: CallContent): boolean => read('weighted') === '1'

const X_DATA = field('x', 'x data', 'x data', { list: true, missing: 'No x data provided.' })
const Y_DATA = field('y', 'y data', 'y data', { word: 'y', list: true, missing: 'No y data provided.' })
const ORDER = field('order', 'Order', 'n', { word: 'order', missing: 'No polynomial order provided.' })

/** The call of each type of regression. */
const CALLS: Readonly<Record<string, string>> = {
  linear: 'linear_regression(x, y, result)',
  polynomial: 'polynomial_regression(x, y, order, result)',
  power: 'power_regression(x, y, result)',
  exponential: 'exponential_regression(x, y, result)',
  logarithmic: 'logarithmic_regression(x, y, result)',
  logistic: 'logistic_regression(x, x0, y0, result)',
}

const TYPES = Object.keys(CALLS).map(value => ({ value, label: value }))

export const fitRows: readonly CallRow[] = [
  {
    type: 'regression',
    title: 'Regression',
    keyword: 'regression',
    section: 'Data',
    keywords: ['fit', 'least squares', 'trend', 'curve', 'line', 'polynomial', 'logistic'],
    fields: [
      { ...X_DATA, word: 'x', when: content => !isLogistic(content) },
      {
        ...X_DATA,
        label: "y' data",
        placeholder: "y' data",
        word: "y'",
        missing: "No data for y' provided.",
        when: isLogistic,
      },
      { ...Y_DATA, when: content => !isLogistic(content) },
      { ...ORDER, when: isPolynomial },
      field('x0', 'x0', '0', { word: 'x0', value: '0', when: isLogistic }),
      field('y0', 'y(x0)', '0', { word: 'y(x0)', value: '0', awaits: true, when: isLogistic }),
    ],
    choices: [{ id: 'mode', label: 'Type of regression', value: 'linear', options: TYPES }],
    call: content => CALLS[modeOf(content)] ?? CALLS.linear!,
    result: { name: 'x' },
  },
  {
    type: 'interpolate',
    title: 'Interpolate',
    keyword: 'interpolate',
    section: 'Data',
    keywords: ['spline', 'table', 'between', 'lookup', 'cubic', 'extrapolate'],
    fields: [{ ...X_DATA, word: 'x' }, Y_DATA, ORDER],
    choices: [
      {
        id: 'extrapolate',
        label: 'Extrapolate',
        value: '0',
        checkbox: true,
        options: [
          { value: '0', label: 'within the data' },
          { value: '1', label: 'extrapolated' },
        ],
      },
    ],
    call: 'interpolate(x, y, order, result, extrapolate)',
    result: { name: 'x' },
  },
  {
    type: 'multi_regression',
    title: 'Multi regression',
    keyword: 'multi regression',
    section: 'Data',
    keywords: ['fit', 'least squares', 'several variables', 'plane', 'weights', 'linear model'],
    alsoTyped: ['multiregression'],
    fields: [
      Y_DATA,
      {
        rows: 'datasets',
        noun: 'dataset',
        columns: [
          field('dataset', 'Dataset', 'x data', {
            word: (_, row) => `x ${row + 1}`,
            list: true,
            missing: 'Dataset {n} is currently empty.  Please add a dataset.',
          }),
        ],
      },
      field('weights', 'Weights', 'weights', {
        word: 'weights',
        list: true,
        missing: 'No weight information provided.',
        when: isWeighted,
      }),
    ],
    choices: [
      {
        id: 'weighted',
        label: 'Weights',
        value: '0',
        checkbox: true,
        options: [
          { value: '0', label: 'without weights' },
          { value: '1', label: 'with weights' },
        ],
      },
      {
        id: 'constant',
        label: 'Allow non-zero constant term',
        value: '1',
        checkbox: true,
        options: [
          { value: '0', label: 'through zero' },
          { value: '1', label: 'with a constant term' },
        ],
      },
    ],
    call: content =>
      isWeighted(content)
        ? 'multi_regression(y, datasets, result, constant, weights)'
        : 'multi_regression(y, datasets, result, constant)',
    result: {
      names: ({ count }) => Array.from({ length: count('datasets') }, (_, place) => `x_${place + 1}`),
    },
  },
  {
    type: 'nonlinear_regression',
    title: 'Nonlinear regression',
    keyword: 'fit',
    section: 'Data',
    keywords: ['regression', 'least squares', 'model', 'parameters', 'curve', 'levenberg'],
    fields: [
      field('model', 'Model', 'formula'),
      field('variable', 'Variable', 'variable', { kind: 'parameter', word: 'for' }),
      {
        rows: 'unknowns',
        noun: 'parameter',
        columns: [
          field('name', 'Parameter', 'parameter', { kind: 'parameter', word: 'with' }),
          field('guess', 'Guess', 'guess', { word: 'near', missing: 'Guess {n} is currently empty.  Please add a guess.' }), // prettier-ignore
        ],
      },
      { ...X_DATA, word: 'x' },
      Y_DATA,
      field('weights', 'Weights', 'weights', { word: 'weights', list: true, required: false }),
    ],
    choices: [
      {
        id: 'answer',
        label: 'Answer',
        value: 'parameters',
        options: [
          { value: 'parameters', label: 'parameters' },
          { value: 'errors', label: 'standard errors' },
        ],
      },
    ],
    call: ({ read }) => {
      const asked = read('answer') === 'errors' ? 'nonlinear_regression_errors' : 'nonlinear_regression'
      return `${asked}(model, names, x, y, guess${read('weights').trim() === '' ? '' : ', weights'})`
    },
    meant: withNames,
    lead: parametersOf,
  },
]

/** The variable of the model and its parameters, in one list. */
function withNames(values: ReadonlyMap<string, Expression>): ReadonlyMap<string, Expression> {
  const [variable, names] = [values.get('variable'), values.get('name')]
  if (!variable || names?.kind !== 'list') return values
  return new Map([...values, ['names', { ...names, items: [variable, ...names.items] }]])
}

function parametersOf({ read, count }: CallContent): string {
  if (read('answer') === 'errors') return ''
  return solvedFor(
    Array.from({ length: count('unknowns') }, (_, row) => read(`unknowns.${row}.name`)),
    true,
  )
}
