import { registry } from '@calcwright/blocks/schemas'
import { Worksheet, mergeStates } from '@calcwright/document'
import { expect, it } from 'vitest'
import { fieldStorm, letterStorm } from '../testing/storms.ts'

/** This takes 80,000 comparisons. */
const STATE = mergeStates([
  Worksheet.create(registry, { blocks: [{ type: 'math' }] }).encode(),
  letterStorm(400),
])

it('what is stored opens, however entangled', () => {
  expect(Worksheet.load(registry, STATE).blocks()).toHaveLength(1)
})

it('what others send does not', () => {
  expect(() => Worksheet.load(registry, STATE, 'others')).toThrow('entangled')
})

it('what is stored takes changes that stand in nobody’s way, and no further knots', () => {
  const large = mergeStates([
    Worksheet.create(registry, { blocks: [{ type: 'math' }] }).encode(),
    letterStorm(1200),
  ])
  const [worksheet, other] = [Worksheet.load(registry, large), Worksheet.load(registry, large)]
  other.apply({ kind: 'insert', blocks: [{ type: 'math' }], at: { inside: null, at: 'end' } })
  expect(worksheet.merge(other.encode())).toBe(true)
  expect(() => worksheet.merge(fieldStorm(300))).toThrow('entangled')
})
