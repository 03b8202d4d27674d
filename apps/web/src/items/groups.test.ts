import { expect, it } from 'vitest'
import { type SortBy, groupOf } from './groups.ts'

const NOW = new Date(2026, 10, 21, 9, 30)

it.each<[string, Date, SortBy, string]>([
  ['Beam', new Date(2026, 10, 21, 0, 0), 'date', 'Today'],
  ['Beam', new Date(2026, 10, 21, 23, 0), 'date', 'Today'],
  ['Beam', new Date(2026, 10, 20, 23, 59), 'date', 'Yesterday'],
  ['Beam', new Date(2026, 10, 19, 12, 0), 'date', 'Last Seven Days'],
  ['Beam', new Date(2026, 10, 15, 0, 0), 'date', 'Last Seven Days'],
  ['Beam', new Date(2026, 10, 14, 23, 59), 'date', 'November'],
  ['Beam', new Date(2026, 0, 1), 'date', 'January'],
  ['Beam', new Date(2025, 10, 30), 'date', 'November 2025'],
  ['beam', NOW, 'name', 'B'],
  ['Äquator', NOW, 'name', 'A'],
  ['  ωt', NOW, 'name', 'Ω'],
  ['12 bolts', NOW, 'name', '0–9'],
  ['(draft)', NOW, 'name', '#'],
])('%s of %s by %s', (name, date, sortBy, group) => {
  expect(groupOf({ name, updated_at: date.getTime() / 1000 }, sortBy, NOW)).toBe(group)
})
