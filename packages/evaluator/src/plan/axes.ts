/**
 * Responsibilities: a plot and its series as steps. The formulas are definitions of names that cannot be typed;
 * a last step computes the figure from them, and one step per series carries its notices.
 */
import { hashOf } from '../graph/hash.ts'
import { localName, stepKey } from '../graph/step.ts'
import type { Step } from '../graph/step.ts'
import type { PlannedAxes } from '../plots.ts'
import type { PlannedFormula, PlannedStep, SeriesPlan } from './planned.ts'

/** @returns a formula of a plot or a series as the definition of a name of its own */
export function localised(planned: PlannedFormula): PlannedFormula {
  const { statement, step } = planned
  if (statement.kind !== 'definition' || statement.target.kind === 'property') return planned
  const { target } = statement
  const name = localName(step.block, target.name.name)
  const defines = step.defines.map(defined => ({ ...defined, name }))
  const named = { ...target, name: { ...target.name, name } }
  return { ...planned, statement: { ...statement, target: named }, step: { ...step, defines } }
}

/** @returns the formulas of a block by their request */
export function formulasOf(steps: readonly PlannedStep[]): Map<string, PlannedFormula> {
  const formulas = steps.flatMap(planned => (planned.kind === 'formula' ? [planned] : []))
  return new Map(formulas.map(planned => [planned.request, planned]))
}

/** The name that a formula of a plot defines. */
export const nameOf = ({ step }: PlannedFormula): string => step.defines[0]?.name ?? ''

/** @returns the step that computes a plot, and the steps that carry the notices of its series */
export function figureSteps(
  id: string,
  own: readonly PlannedStep[],
  axes: PlannedAxes,
  series: readonly SeriesPlan[],
  isInLoop = false,
): { readonly figure: PlannedStep; readonly reports: readonly PlannedStep[] } {
  const limits = new Map([...formulasOf(own)].map(([request, formula]) => [request, nameOf(formula)]))
  const key = stepKey(id, own.length)
  const reads = [...limits.values(), ...series.flatMap(({ formulas }) => [...formulas.values()].map(nameOf))]
  const shapes = series.map(({ block, shape, axis }) => [block, shape, axis])
  const source = hashOf('figure', JSON.stringify([axes, shapes, ...(isInLoop ? [isInLoop] : [])]))
  const index = own.length
  const step: Step = { key, block: id, index, defines: [], reads, symbols: reads, lenient: true, source }
  const reports = series.map(({ block, key: own }): PlannedStep => {
    const index = Number(own.split('#').at(-1))
    const source = hashOf('report')
    return { kind: 'part', step: { key: own, block, index, defines: [], reads: [], of: key, source } }
  })
  return {
    figure: { kind: 'figure', step, figure: { axes, limits, series, ...(isInLoop && { isInLoop }) } },
    reports,
  }
}
