import { FLUIDS } from '@calcwright/reference/fluids'
import { expect, test } from 'vitest'
import { FLUID_NAMES } from './fluids.ts'

test('the block offers each fluid of the data', () => {
  expect([...FLUID_NAMES].sort()).toEqual([...FLUIDS].sort())
})
