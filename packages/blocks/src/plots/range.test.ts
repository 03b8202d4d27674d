import { expect, it } from 'vitest'
import { fieldsOf } from '@calcwright/document'
import { registry } from '../schemas.ts'
import { inAngleUnit } from './range.ts'

it.each([
  ['plot_polar', 'rad', '2π'],
  ['plot_polar', 'deg', '360'],
  ['plot_parametric', 'rad', '2π'],
  ['plot_parametric', 'deg', '360'],
] as const)('%s in %s shows where it ends by itself', (type, angle, end) => {
  const known = registry.get(type)!
  const fields = inAngleUnit(fieldsOf(known, known.defaults()), angle)
  expect(fields.find(({ id }) => id === 'end')?.placeholder).toBe(end)
  expect(fields.filter(({ placeholder }) => placeholder === end)).toHaveLength(1)
})
