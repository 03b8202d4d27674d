/** Responsibilities: the table of a budget as LaTeX, units typeset, with its bars below it. */
import {
  parsePlain,
  parseUnit,
  toLatex,
  unitBoxBehindNumber,
  unitContents,
} from '@calcwright/math/expression'
import type { UnitExpression } from '@calcwright/math/expression'
import type { BarChart, Table } from '../values/table.ts'

export function latexOf({ head, rows, chart }: Table): string {
  const columns = head.map((_, index) => (index === 0 ? 'l' : 'r')).join('')
  const lines = rows.map(([label = '', ...cells]) => [labelOf(label), ...cells.map(cellOf)])
  const table = array(columns, [head.map(textOf), ...lines])
  return array('l', [[table], [''], [chartOf(chart)]])
}

/** A bar of length 1, in em. */
const LONGEST = 12

function chartOf({ title, bars }: BarChart): string {
  const rows = bars.map(({ label, length, text }) => [
    labelOf(label),
    length === 0 ? cellOf(text) : `${barOf(length)}\\;${cellOf(text)}`,
  ])
  return array('l', [[textOf(title)], [array('ll', rows)]])
}

function barOf(length: number): string {
  const width = Number((Math.abs(length) * LONGEST).toFixed(2))
  return `\\class{${length < 0 ? 'bar-below' : 'bar'}}{\\rule[-0.1em]{${Math.max(width, 0.05)}em}{0.75em}}`
}

const array = (columns: string, rows: readonly (readonly string[])[]): string =>
  `\\begin{array}{${columns}}${rows.map(row => row.join(' & ')).join('\\\\ ')}\\end{array}`

/** A name, or the formula in which an input is written. */
function labelOf(label: string): string {
  const parsed = parsePlain(label, { context: 'expression' })
  if (label === 'result' || !parsed.ok || parsed.value.kind !== 'expression') return textOf(label)
  return toLatex(parsed.value.value)
}

const QUANTITY = /^(-?[\d.]+)(?:e([+-]?)(\d+))?(?: (.+))?$/

/** A number with its unit. */
function cellOf(text: string): string {
  const [, digits, sign = '', exponent, unitText] = QUANTITY.exec(text) ?? []
  const unit = unitText === undefined || unitText === '%' ? null : parseUnit(unitText)
  if (digits === undefined || (unit && !unit.ok)) return textOf(text)
  const power = exponent === undefined ? '' : `\\cdot 10^{${sign === '-' ? '-' : ''}${exponent}}`
  const behind = unit ? unitBoxBehindNumber(onOneLine(unit.value)) : unitText ? '\\,\\%' : ''
  return `${digits}${power}${behind}`
}

/** `N/m/mm^2` as N/(m·mm²): a table has no room for fractions. */
function onOneLine(unit: UnitExpression): string {
  const [all, under] = factorsOf(unit)
  const above = without(all, under)
  const below = without(under, all)
  const over = above.length === 0 ? '1' : above.join('\\cdot ')
  if (below.length === 0) return over
  return `${over}/${below.length > 1 ? `(${below.join('\\cdot ')})` : below[0]!}`
}

/** @returns the factors that remain once each of the others has cancelled one like it */
function without(factors: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...others]
  return factors.filter(factor => {
    const at = left.indexOf(factor)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

type Factors = readonly [above: readonly string[], below: readonly string[]]

function factorsOf(unit: UnitExpression): Factors {
  if (unit.kind === 'unit-product' || unit.kind === 'unit-quotient') {
    const [above, below] = factorsOf(unit.left)
    const [over, under] = factorsOf(unit.right)
    if (unit.kind === 'unit-product')
      return [
        [...above, ...over],
        [...below, ...under],
      ]
    return [
      [...above, ...under],
      [...below, ...over],
    ]
  }
  if (unit.kind === 'unit-number' && unit.text === '1') return [[], []]
  return [[unitContents(unit)], []]
}

const textOf = (text: string): string =>
  text === '' ? '' : toLatex({ kind: 'text', text, span: { start: 0, end: 0 } })
