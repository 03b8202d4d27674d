import { describe, expect, it } from 'vitest'
import { message as ofInput } from '../inputs.ts'
import { UNITS } from '../units.ts'
import { explain } from './explain.ts'
import { MESSAGE_TOPICS } from './index.ts'

const mismatch = UNITS['unit.mismatch.comparison']({ left: 'm', right: 's' })

it.each([
  ['a code', { code: 'unit.mismatch.comparison' }, 'unit.mismatch.comparison', 'unit-mismatch'],
  ['a code below one of a topic', { code: 'input.range' }, 'input.range', 'input-value'],
  ['a code of its kind only', { code: 'syntax.of-another-sort' }, 'syntax.of-another-sort', 'syntax'],
  ['a problem of a call', { code: 'too-many' }, 'too-many', 'refused-call'],
  ['a sentence', { message: mismatch }, 'unit.mismatch.comparison', 'unit-mismatch'],
  [
    'a sentence as it is shown',
    { message: 'Cannot compare m and s.' },
    'unit.mismatch.comparison',
    'unit-mismatch',
  ],
  [
    'a sentence in another',
    { message: ofInput('input.failed', { name: 'F', why: mismatch }).text },
    'input.failed',
    'input-value',
  ],
  [
    'an unknown code with its sentence',
    { code: 'of.another-sort', message: mismatch },
    'unit.mismatch.comparison',
    'unit-mismatch',
  ],
])('%s has its page', (_, question, code, id) => {
  const found = explain(question)
  expect([found?.code, found?.topic.id]).toEqual([code, id])
})

it.each([{}, { code: '' }, { code: 'nonsense' }, { message: 'The moon is made of cheese' }, { message: '' }])(
  'says of %j that there is none',
  question => expect(explain(question)).toBeUndefined(),
)

describe('each topic', () => {
  const ids = MESSAGE_TOPICS.map(({ id }) => id)
  it('has an id of its own', () => expect(new Set(ids).size).toBe(ids.length))
  it.each(MESSAGE_TOPICS.flatMap(({ id, codes = [] }) => codes.map(code => [code, id] as const)))(
    '%s leads to %s',
    (code, id) => expect(explain({ code })?.topic.id).toBe(id),
  )
})
