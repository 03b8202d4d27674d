import { expect, it } from 'vitest'
import { dayOfEnd, endOfDay } from './link-end.tsx'

it.each(['2026-12-03', '2026-12-31', '2028-02-29', '2026-03-29', '2026-10-25'])('%s and back', day => {
  expect(dayOfEnd(endOfDay(day))).toBe(day)
  expect(dayOfEnd(endOfDay(day) + 1)).not.toBe(day)
})
