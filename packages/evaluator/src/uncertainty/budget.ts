/**
 * Responsibilities: `budget(y)`: what each input contributes to the uncertainty of a value, the largest
 * first. Its numbers are the shares, which add up to 1; where inputs are correlated, a share may be negative.
 *
 * Source: JCGM 100:2008 (GUM), table H.1.
 */
import { noAnswer } from '../solving/solver.ts'
import { message } from '@calcwright/math/messages/uncertainty'
import type { CallNode } from '@calcwright/math/expression'
import { unitForNumbers } from '../results/units.ts'
import type { Formulas } from '../solving/formulas.ts'
import type { SolverAnswer, SolverServices } from '../solving/solver.ts'
import { pairKey, standardUncertainty } from '../values/uncertainty.ts'
import type { UncertainInput, Uncertainty } from '../values/uncertainty.ts'
import { argumentOf } from './argument.ts'

const HEAD = ['input', 'value', 'uncertainty', 'sensitivity', 'contribution', 'share']

export async function budgetOf(
  { args }: CallNode,
  formulas: Formulas,
  solving: SolverServices,
): Promise<SolverAnswer> {
  const [formula] = args
  const argument = await argumentOf(formula, formulas, solving)
  if (!argument.ok) return argument
  const { value, uncertainty } = argument
  if (typeof value !== 'number') return noAnswer(message('uncertainty.single.budget'))
  const total = uncertainty ? Number(standardUncertainty(value, uncertainty)) : 0
  if (!formula || !uncertainty || total === 0) return noAnswer(message('uncertainty.certain'))
  const rows = [...uncertainty.inputs.values()]
    .map(input => ({ input, share: shareOf(input, uncertainty) / total ** 2 }))
    .toSorted((a, b) => Math.abs(b.share) - Math.abs(a.share))
  const texts = rows.map(({ input, share }) =>
    rowOf(input, Number(uncertainty.parts.get(input.id)), share, size => formulas.written(size, formula)),
  )
  const sum = ['result', formulas.written(value, formula), formulas.written(total, formula), '', '', '100 %']
  const longest = Math.max(1, ...rows.map(({ share }) => Math.abs(share)))
  const bars = rows.map(({ input: { label }, share }) => ({
    label,
    length: share / longest,
    text: percent(share),
  }))
  return {
    ok: true,
    value: rows.map(({ share }) => share),
    table: { head: HEAD, rows: [...texts, sum], chart: { title: 'share of the variance', bars } },
  }
}

function shareOf({ id }: UncertainInput, { parts, correlations }: Uncertainty): number {
  const own = Number(parts.get(id))
  return [...parts].reduce((sum, [other, part]) => {
    const coefficient = other === id ? 1 : (correlations.get(pairKey(id, other)) ?? 0)
    return sum + coefficient * own * Number(part)
  }, 0)
}

function rowOf(
  input: UncertainInput,
  part: number,
  share: number,
  written: (size: number) => string,
): string[] {
  const [value, spread] = [quantityOf(input, input.value, true), quantityOf(input, input.spread, false)]
  const contribution = written(part)
  return [input.label, value, spread, quotientOf(contribution, spread), contribution, percent(share)]
}

const percent = (share: number): string => `${Number((100 * share).toPrecision(3))} %`

/** @param isReading whether the zero of a thermometer scale counts */
function quantityOf({ unit, value }: UncertainInput, size: number, isReading: boolean): string {
  const shown = unit ? unitForNumbers(unit, value) : null
  const one = shown?.kind === 'one' ? shown.unit : null
  const zero = isReading && shown?.kind === 'one' && shown.reading ? (one?.zero?.toNumber() ?? 0) : 0
  const number = (size - zero) / (one?.factor.toNumber() ?? 1)
  return `${Number(number.toPrecision(isReading ? 9 : 3))}${one?.text ? ` ${one.text}` : ''}`
}

/** `0.5 mm^2` by `0.1 mm`: `5 mm^2/mm`. */
function quotientOf(above: string, below: string): string {
  const [[a = '', ...unit], [b = '', ...divisor]] = [above.split(' '), below.split(' ')]
  const number = String(Number((Number(a) / Number(b)).toPrecision(3)))
  const [top, bottom] = [unit.join(' '), divisor.join(' ')]
  if (top === bottom) return number
  if (bottom === '') return `${number} ${top}`
  return `${number} ${top || '1'}/${/[*/]/.test(bottom) ? `(${bottom})` : bottom}`
}
