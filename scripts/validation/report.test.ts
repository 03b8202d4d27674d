import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readGallerySheet } from '@calcwright/reference/gallery'
import { expect, it } from 'vitest'
import { deviationText, faultsOf, reportHtml } from './report.ts'
import { SUBJECTS } from './subjects.ts'

const root = join(import.meta.dirname, '../..')
const sheet = readGallerySheet('heat/rod.calc.txt', '# {h1} A <rod>\n# Heat.\n# Source: a table.')
const validation = {
  date: '2026-01-02T03:04:05.000Z',
  version: '1.2.3',
  machine: 'a machine',
  subjects: SUBJECTS.map(subject => ({ ...subject, passed: 10, failed: 0 })),
  sheets: [{ sheet, compared: 4, deviation: 2e-4, faults: [] }],
}

it('names test files that are there', () => {
  expect(SUBJECTS.flatMap(({ tests }) => tests).filter(file => !existsSync(join(root, file)))).toEqual([])
})

it('says that all agrees, with the figures', () => {
  const html = reportHtml(validation)
  expect(faultsOf(validation)).toEqual([])
  expect(html).toContain('All agree.')
  expect(html).toContain(`${10 * SUBJECTS.length} checks`)
  expect(html).toContain('<td>A &lt;rod&gt;</td><td>a table.</td><td>4</td><td>2.0e-4</td>')
})

it('says what does not agree', () => {
  const wrong = {
    ...validation,
    subjects: [{ ...SUBJECTS[0]!, passed: 9, failed: 1 }],
    sheets: [{ ...validation.sheets[0]!, faults: ['heat/rod.calc.txt:4: q =  gives  value 3'] }],
  }
  expect(faultsOf(wrong)).toEqual([
    'Factors of units: 1 checks fail',
    'heat/rod.calc.txt:4: q =  gives  value 3',
  ])
  expect(reportHtml(wrong)).toContain('2 do not agree.')
})

it.each([
  [0, 'none'],
  [3e-14, 'below 1e-12'],
  [2.34e-3, '2.3e-3'],
])('a deviation of %d is %s', (deviation, text) => {
  expect(deviationText(deviation)).toBe(text)
})
