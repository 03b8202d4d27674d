import type { Outcome } from '@calcwright/evaluator'
import { expect, it } from 'vitest'
import { answerLatex, assigned, nameProblem, nextAnswerName } from './answer.ts'

const outcome = (fields: Partial<Outcome>): Outcome => ({
  shown: true, value: null, unit: '', exact: '', display: '', latex: '', kind: 'number', suppressed: false,
  notices: [], error: null, ...fields,
}) // prettier-ignore

it.each([
  [{ latex: '3\\,\\class{unit}{\\mathrm{m}}' }, '3\\,\\class{unit}{\\mathrm{m}}'],
  [{ latex: '1{,}234{,}567' }, '1234567'],
  [{ latex: '?(', exact: '2*x', unit: '' }, '2\\cdot x'],
  [{ latex: '?(', exact: '2.5', unit: 'm' }, '2.5\\,\\class{unit}{\\mathrm{m}}'],
])('copies %j', (fields, latex) => {
  expect(answerLatex(outcome(fields))).toBe(latex)
})

it.each([
  ['x', ''],
  [' rho_air ', ''],
  ['ρ', ''],
  ['2x', 'Invalid variable name (2x).  Please enter a valid variable name'],
  ['', 'Invalid variable name ().  Please enter a valid variable name'],
  ['a b', 'Invalid variable name (a b).  Please enter a valid variable name'],
  ['pi', 'pi is built in and cannot be defined again. Choose another name.'],
])('a result may be called %j: %s', (name, problem) => {
  expect(nameProblem(name)).toBe(problem)
})

it.each([
  [[], 'ans_1'],
  [['x', 'ans_2', 'ans_x'], 'ans_3'],
  [['ans_9', 'ans_10'], 'ans_11'],
])('offers the next name after %j: %s', (taken, name) => {
  expect(nextAnswerName(taken)).toBe(name)
})

it.each([
  ['ans_1', 'x+1=', '\\mathrm{ans}_{1}\\coloneq x+1'],
  ['ρ', '\\frac{m}{V}', '\\rho\\coloneq \\frac{m}{V}'],
])('%s becomes the name of %s', (name, latex, definition) => {
  expect(assigned(name, latex)).toBe(definition)
})
