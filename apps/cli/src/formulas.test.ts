/**
 * The worked lines of fixtures/formulas, evaluated as one worksheet a file.
 */
import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, test, vi } from 'vitest'
import { isFull } from '../../../tests/full.ts'
import { LONG, readExamples } from './formulas.ts'
import { evaluateText } from './evaluate.ts'
import { reportLine } from './report.ts'
import { faultOf, isSilent } from './testing/compare-line.ts'

vi.mock('./start-engine.ts', async () => ({
  startEngine: (await import('@calcwright/engine/testing')).borrowEngine,
}))

const FOLDER = new URL('../../../fixtures/formulas/', import.meta.url)

const FOLDERS = ['values', 'units', 'parse_error', 'unit_error', 'runtime_error'] as const

/** All definitions, but an eighth of the lines that only ask for a result; numbers of lines stay. */
function thinned(text: string): string {
  let asked = 0
  let isLeftOut = false
  const lines = text.split('\n').map(source => {
    // Lines that say what is expected of a formula go with it.
    if (!source.startsWith('#')) isLeftOut = !/:=|[{}]|^\s*$/.test(source) && asked++ % 8 > 0
    return isLeftOut ? '' : source
  })
  return lines.join('\n')
}

describe.each(FOLDERS)('%s', folder => {
  const files = readdirSync(new URL(folder, FOLDER)).filter(file => file.endsWith('.calc.txt'))
  test.each(files)('%s', async file => {
    const whole = readFileSync(new URL(`${folder}/${file}`, FOLDER), 'utf8')
    const text = !isFull && LONG.test(file) ? thinned(whole) : whole
    const results = (await evaluateText(text)).map(reportLine)
    // A line with braces may have several results: an error stands for them.
    const reports = new Map([...results, ...results.filter(({ ok }) => !ok)].map(each => [each.line, each]))
    const faults = readExamples(text).flatMap(example => {
      const report = reports.get(example.line)
      const fault = report
        ? faultOf(example, report, folder === 'units')
        : isSilent(example)
          ? null
          : 'no result'
      return fault === null ? [] : [`${file}:${example.line}: ${example.source}  gives  ${fault}`]
    })
    expect(faults).toEqual([])
  })
})

test('the corpus is as large as it should be', () => {
  const lines = FOLDERS.flatMap(folder =>
    readdirSync(new URL(folder, FOLDER)).flatMap(file =>
      readExamples(readFileSync(new URL(`${folder}/${file}`, FOLDER), 'utf8')),
    ),
  )
  expect(lines.filter(({ result, exact, error }) => result || exact || error).length).toBeGreaterThan(400)
})
