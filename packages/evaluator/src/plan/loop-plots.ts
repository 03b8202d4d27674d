/** Responsibilities: plots in a loop, which are drawn behind it with the values of its last pass. */
import type { FoldedBlock } from './fold.ts'
import { within } from './fold.ts'
import { withNames } from './hiding.ts'
import type { PlannedStep } from './planned.ts'

/** A plot with the iterators around it that are called like constants, `i` or `e`. */
export interface LoopPlot {
  readonly plot: FoldedBlock
  readonly hidden: ReadonlySet<string>
}

/** Takes the plots out of the lines of a loop, but for those that a branch or a program decides about. */
export function extractPlots(
  { role, children }: FoldedBlock,
  around: ReadonlySet<string> = new Set(),
): LoopPlot[] {
  if (role && role.kind !== 'loop') return []
  const hidden = role
    ? (within({ loop: true, program: false, hidden: around }, role).hidden ?? around)
    : around
  const plots = children.filter(child => child.role?.kind === 'axes')
  for (const plot of plots) children.splice(children.indexOf(plot), 1)
  return [...plots.map(plot => ({ plot, hidden })), ...children.flatMap(child => extractPlots(child, hidden))]
}

/** A formula of such a plot, which reads the iterator and not the constant. */
export function readingIterators(planned: PlannedStep, hidden: ReadonlySet<string>): PlannedStep {
  if (planned.kind !== 'formula' || hidden.size === 0) return planned
  const { step, statement } = planned
  return {
    ...planned,
    statement: withNames(statement, hidden),
    step: { ...step, reads: [...step.reads, ...hidden] },
  }
}
