import { expect, it } from 'vitest'
import { fileNameOf } from './save-file.ts'

it.each([
  ['Beam 1/2.pdf', 'Beam 1_2.pdf'],
  [`${'a'.repeat(260)}.docx`, `${'a'.repeat(60)}.docx`],
  [`${'長'.repeat(260)}.csv`, `${'長'.repeat(60)}.csv`],
  ['Table 4.2 a.csv', 'Table 4.2 a.csv'],
  ['a\nb.txt', 'a_b.txt'],
])('%j is saved as %j', (name, saved) => {
  expect(fileNameOf(name)).toBe(saved)
  expect(new TextEncoder().encode(saved).length).toBeLessThan(256)
})
