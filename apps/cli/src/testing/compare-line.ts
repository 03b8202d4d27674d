/** Lines of worked examples compared with what is expected of them. */
import { parseUnit } from '@calcwright/math/expression'
import { isUnit, resolveUnit } from '@calcwright/math/units'
import type { Example } from '../formulas.ts'
import type { ReportLine } from '../report.ts'

/**
 * Compares what a line gives with what is expected of it; one without an expected error must have none.
 * @param isUnitExact whether the unit has to be the same; else another one of the same dimension passes
 * @returns what is wrong
 */
export function faultOf(example: Example, report: ReportLine, isUnitExact: boolean): string | null {
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
  const same = isUnitExact ? undefined : inSI(report.value, report.unit)
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

/** @returns how far a line is from what is expected, in parts of it; the largest of a list, undefined where either is no number */
export function deviationOf({ result }: Example, report: ReportLine): number | undefined {
  if (!result) return undefined
  const isOther = report.unit !== result.unit
  const [got, wanted] = isOther
    ? [inSI(report.value, report.unit)?.value, inSI(result.value, result.unit)?.value]
    : [report.value, result.value]
  const [a, b] = [[got].flat(Infinity), [wanted].flat(Infinity)]
  const parts = b.map((item, index) => Math.abs((Number(a[index]) - Number(item)) / (Number(item) || 1)))
  return parts.some(Number.isNaN) ? undefined : Math.max(...parts)
}

/** Braces, and the words that only say what is done next, have no result of their own. */
export function isSilent({ source, result, exact, display, error }: Example): boolean {
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
