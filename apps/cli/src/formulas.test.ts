/**
 * The worked lines of fixtures/formulas, evaluated as one worksheet a file.
 */
import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, test, vi } from 'vitest'
import { parseUnit } from '@calcwright/math/expression'
import { isUnit, resolveUnit } from '@calcwright/math/units'
import { isFull } from '../../../tests/full.ts'
import { LONG, readExamples } from './formulas.ts'
import type { Example } from './formulas.ts'
import { evaluateText } from './evaluate.ts'
import { reportLine } from './report.ts'
import type { ReportLine } from './report.ts'

vi.mock('./start-engine.ts', async () => ({
  startEngine: (await import('@calcwright/engine/testing')).borrowEngine,
}))

const FOLDER = new URL('../../../fixtures/formulas/', import.meta.url)

const FOLDERS = ['values', 'units', 'parse_error', 'unit_error', 'runtime_error'] as const

/** Every line that says nothing of an error must have none. */
function check(example: Example, report: ReportLine, folder: string): string | null {
  const { error } = example
  if (!error) {
    if (report.error) return `error: ${report.error.message}`
  } else {
    if (!report.error) return `no error but ${report.display}`
    if (!report.error.message.includes(error.message)) return `the error: ${report.error.message}`
    if (error.position !== null && report.error.position !== error.position) {
      return `the error at ${report.error.position}, not ${error.position}`
    }
  }
  if (example.exact !== null && report.exact !== example.exact) return `exact ${report.exact}`
  if (example.display !== null && report.display !== example.display) return `display ${report.display}`
  if (example.notice !== null && !report.warnings.some(text => text.includes(example.notice ?? ''))) {
    return `notices ${JSON.stringify(report.warnings)}`
  }
  const { result } = example
  if (!result) return null
  // Only fixtures/formulas/units tests the shown unit; elsewhere another one of the same dimension passes.
  const same = folder === 'units' ? undefined : inSI(report.value, report.unit)
  const wanted = same === undefined ? undefined : inSI(result.value, result.unit)
  const isOther = report.unit !== result.unit
  if (isOther && (wanted === undefined || same?.dimension !== wanted.dimension))
    return `unit ${report.unit} (value ${JSON.stringify(report.value)})`
  const got =
    result.value === true || result.value === false
      ? report.exact === String(result.value)
      : isOther
        ? near(same?.value, wanted?.value, Math.max(example.tolerance, ROUNDING))
        : near(report.value, result.value, example.tolerance)
  return got ? null : `value ${JSON.stringify(report.value)} ${report.exact}`
}

/** Braces, and the words that only say what is done next, have no result of their own. */
function isSilent({ source, result, exact, display, error }: Example): boolean {
  const isWord = /[{}]|^\s*(else|break|continue|return|purge)\b/.test(source)
  return isWord && !result && exact === null && display === null && !error
}

/** Relative rounding by the way over another unit. */
const ROUNDING = 1e-11

interface Measured {
  readonly value: unknown
  /** Dimensions, arranged like the value where they differ. */
  readonly dimension: string
}

/** A value with its unit, `[m, s]` for a list of mixed ones, in SI base units; undefined where that fails. */
function inSI(value: unknown, unit: string): Measured | undefined {
  const [, inner] = /^\[(.*)\]$/.exec(unit) ?? []
  if (inner !== undefined && Array.isArray(value)) {
    const units = inner.split(/,\s*(?![^[]*\])/)
    const items = value.map((item, index) => inSI(item, units[index] ?? ''))
    if (items.some(item => item === undefined)) return undefined
    return { value: items.map(item => item?.value), dimension: items.map(item => item?.dimension).join(' ') }
  }
  if (unit === '') return { value, dimension: '' }
  const parsed = parseUnit(unit, { isUnit })
  const resolution = parsed.ok ? resolveUnit(parsed.value) : undefined
  if (!resolution?.ok) return undefined
  const { factor, zero, dimension } = resolution.unit
  const scaled = (item: unknown): unknown => {
    if (typeof item === 'number') return item * factor.toNumber() + (zero?.toNumber() ?? 0)
    if (Array.isArray(item)) return item.map(scaled)
    if (typeof item !== 'object' || item === null) return item
    const { re, im } = item as { re: number; im: number }
    return { re: re * factor.toNumber(), im: im * factor.toNumber() }
  }
  return { value: scaled(value), dimension: dimension.withAngle().key }
}

function near(got: unknown, wanted: unknown, tolerance: number): boolean {
  if (typeof wanted === 'number') {
    return (
      typeof got === 'number' &&
      Math.abs(got - wanted) <= tolerance * Math.max(Math.abs(wanted), 1e-300 + Math.abs(wanted))
    )
  }
  if (Array.isArray(wanted)) {
    return (
      Array.isArray(got) &&
      got.length === wanted.length &&
      wanted.every((item, index) => near(got[index], item, tolerance))
    )
  }
  const [left, right] = [got, wanted] as { re: number; im: number }[]
  if (!left || !right || typeof left !== 'object') return false
  const size = Math.hypot(right.re, right.im)
  return Math.hypot(left.re - right.re, left.im - right.im) <= tolerance * size
}

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
      const fault = report ? check(example, report, folder) : isSilent(example) ? null : 'no result'
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
