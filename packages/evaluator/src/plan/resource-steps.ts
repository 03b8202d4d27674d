/** Responsibilities: the steps of a resource: one that reads its bytes, and one for each name that it defines. */
import type { PlannedResource } from '../block-plan.ts'
import { hashOf } from '../graph/hash.ts'
import type { Step } from '../graph/step.ts'
import type { PlannedStep } from './planned.ts'

/**
 * @param type of the block that reads it
 * @param placed key and place of the steps, counted from 0
 */
export function resourceSteps(
  type: string,
  resource: PlannedResource,
  placed: (place: number) => Pick<Step, 'key' | 'block' | 'index'>,
): PlannedStep[] {
  const { digest, options = '', names, holder, table } = resource
  // Titles and other fields of the block change nothing about what is read.
  const source = hashOf('resource', type, digest, options)
  const whole = holder ?? table?.name
  const defines = whole === undefined ? [] : [{ name: whole, kind: 'variable' as const }]
  const step: Step = { ...placed(0), source, defines, reads: [] }
  const columns = names.map((name, index): PlannedStep => {
    const defines = [{ name, kind: 'variable' as const }]
    const own = { ...placed(index + 1), source: hashOf('column', name) }
    return { kind: 'column', step: { ...own, defines, reads: [], of: step.key } }
  })
  return [{ kind: 'resource', step, resource }, ...columns]
}
