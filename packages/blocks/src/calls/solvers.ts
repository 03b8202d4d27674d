/** Rows of the table for solvers with several equations. */
import type { Message, MessageCode } from '@calcwright/math/messages'
import { problemAt } from '../field-source.ts'
import { message } from '@calcwright/math/messages/blocks'
import { nodesIn } from '@calcwright/math/expression'
import type { Expression } from '@calcwright/math/expression'
import type { PlanProblem } from '@calcwright/evaluator'
import { nameParts } from '../plain/bare-list.ts'
import { field } from './row.ts'
import type { CallContent, CallRow } from './row.ts'
import { solvedFor } from './solved-for.ts'
import { isNumeric, solverChoice } from './solver-choice.ts'

const namesIn = ({ read }: CallContent): readonly string[] =>
  nameParts(read('variables')).map(({ text }) => text)
const isSystem = ({ count }: CallContent): boolean => count('equations') > 1

export const solverRows: readonly CallRow[] = [
  {
    type: 'solve',
    title: 'Equation solver',
    keyword: 'solve',
    section: 'Solvers',
    keywords: ['equations', 'system', 'roots', 'unknown', 'inequality', 'newton'],
    alsoTyped: ['solver'],
    fields: [
      {
        rows: 'equations',
        noun: 'equation',
        single: true,
        columns: [
          field('equation', 'Equation', 'equation', {
            missing: 'Equation {n} is currently empty.  Please add an equation.',
          }),
        ],
      },
      field('variables', 'Variables', content => (isSystem(content) ? 'variable list' : 'variable'), {
        kind: 'parameters',
        word: 'for',
        wrong: 'Invalid variable list',
      }),
      field('guess', 'Initial guess', '0', {
        word: 'near',
        list: true,
        required: false,
        when: isNumeric,
      }),
    ],
    choices: [solverChoice('Newton-Raphson numeric')],
    call: content => {
      if (!isNumeric(content)) return 'solve(equations, variables)'
      if (content.read('guess').trim() !== '') return 'fsolve(equations, variables, guess)'
      // An empty guess is the 0 that stands there: one unknown is a number either way.
      return namesIn(content).length > 1 ? 'fsolve(equations, variables)' : 'fsolve(equations, variables, 0)'
    },
    check: (values, content) => (isNumeric(content) ? countFault(values) : null),
    lead: content => solvedFor(namesIn(content), isSystem(content)),
  },
  {
    type: 'optimum',
    title: 'Optimum of several variables',
    keyword: 'optimum of',
    section: 'Solvers',
    keywords: ['minimum', 'maximum', 'optimize', 'constraint', 'condition', 'find_minimum', 'design'],
    fields: [
      field('expression', 'Expression', 'expression'),
      {
        rows: 'unknowns',
        noun: 'variable',
        columns: [
          field('name', 'Variable', 'variable', { kind: 'parameter', word: 'for' }),
          field('guess', 'Guess', 'guess', { word: 'near', missing: 'Guess {n} is currently empty.  Please add a guess.' }), // prettier-ignore
        ],
      },
      {
        rows: 'conditions',
        noun: 'condition',
        columns: [field('condition', 'Condition', 'condition', { word: 'where', required: false })],
      },
    ],
    choices: [
      {
        id: 'sought',
        label: 'Sought',
        value: 'minimum',
        options: [
          { value: 'minimum', label: 'minimum' },
          { value: 'maximum', label: 'maximum' },
        ],
      },
    ],
    call: content => {
      const conditions = hasConditions(content) ? ', conditions' : ''
      return `find_${content.read('sought')}(expression, name, guess${conditions})`
    },
    lead: content => {
      const names = Array.from({ length: content.count('unknowns') }, (_, row) =>
        content.read(`unknowns.${row}.name`),
      )
      return solvedFor(names, true)
    },
  },
]

const hasConditions = ({ read, count }: CallContent): boolean =>
  Array.from({ length: count('conditions') }, (_, row) => read(`conditions.${row}`)).some(
    text => text.trim() !== '',
  )

const itemsOf = (value: Expression | undefined): number => (value?.kind === 'list' ? value.items.length : 1)

const mayBeList = ({ kind }: Expression): boolean =>
  ['name', 'call', 'list', 'matrix', 'index'].includes(kind)

/** Numbers are found for as many variables as there are equations, from one guess for each. */
function countFault(values: ReadonlyMap<string, Expression>): PlanProblem | null {
  const [equations, variables] = [values.get('equations'), values.get('variables')].map(itemsOf)
  const guess = values.get('guess')
  const at = (field: string, problem: Message<MessageCode>): PlanProblem =>
    problemAt(problem, { start: 0, end: 0 }, field)
  // A name or a call may stand for the list of all guesses.
  const counted = guess && (guess.kind === 'list' || variables === 1 || !nodesIn(guess).some(mayBeList))
  if (counted && itemsOf(guess) !== variables) return at('guess', message('argument.guesses.field'))
  if (equations === variables) return null
  const counts = { equations: equations!, variables: variables! }
  return at('variables', message('argument.equations.field', counts))
}
