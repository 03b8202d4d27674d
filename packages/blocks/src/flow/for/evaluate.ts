/** Plan of a loop: its iterator and bounds. */
import type { BlockEvaluation, BlockPlan, PlanProblem } from '@calcwright/evaluator'
import { message } from '@calcwright/math/messages/blocks'
import { planFields, problemAt } from '../../field-source.ts'
import type { ForProps } from './schema.ts'

const UNREAD: BlockPlan = { statements: [], role: { kind: 'unread' } }

const invalidIterator = (text: string): string =>
  `Iterator: Invalid iterator name (${text}).  Please enter a valid variable name`

const forEvaluation: BlockEvaluation<ForProps> = {
  type: 'for',
  plan: ({ iterator, start, finish, end, step }) =>
    planFields(source => {
      const missing = missingField([iterator, start, finish, step])
      if (missing) source.refuse(missing, UNREAD)
      return {
        statements: [],
        role: {
          kind: 'loop',
          iterator: source.counter('iterator', iterator, invalidIterator, UNREAD),
          start: source.expression('start', start, UNREAD),
          finish: source.expression('finish', finish, UNREAD),
          step: source.expression('step', step, UNREAD),
          ...(end === 'through' && { through: true }),
          fields: source.fields,
        },
      }
    }),
}

const FIELDS = [
  ['iterator', 'Iterator: write the name that counts, such as k.'],
  ['start', 'Start Value: write the first value.'],
  ['finish', 'Final Value: write where the loop ends.'],
  ['step', 'Step Size: write how far it goes in a pass, 1 for whole steps.'],
] as const

/** The first empty field behind which a person has written already; a loop that is being typed is none. */
function missingField(contents: readonly string[]): PlanProblem | null {
  const isEmpty = contents.map(content => content.trim() === '')
  const at = isEmpty.indexOf(true)
  const isLast = at === contents.length - 1
  if (at < 0 || !(isLast || isEmpty.slice(at).includes(false))) return null
  const [field, sentence] = FIELDS[at]!
  return problemAt(message('syntax.field.missing', { sentence }), { start: 0, end: 0 }, field)
}

export default forEvaluation
