/**
 * Responsibilities: the steps of a worksheet with containers: branches get their guards, what follows a
 * choice the definitions it leaves, and a loop or a program becomes one step with parts.
 */
import type { BlockRole } from '../block-plan.ts'
import type { PlannedAxes } from '../plots.ts'
import { hashOf } from '../graph/hash.ts'
import { stepKey } from '../graph/step.ts'
import type { Branch, DefinedName, BranchGuard, Step } from '../graph/step.ts'
import type { PlannedBlock, PlannedStep } from './planned.ts'
import { figureSteps, formulasOf } from './axes.ts'
import type { SeriesPlan } from './planned.ts'
import { fold, inProgram, within } from './fold.ts'
import { NEVER_REACHED, NO_AXES, NO_CHOICE, NO_CONDITION, NO_LOOP, NO_PROGRAM } from './remarks.ts'
import type { FoldedProgram, FoldedBlock } from './fold.ts'
import { readingIterators, extractPlots } from './loop-plots.ts'
import type { LoopPlot } from './loop-plots.ts'
import { exportSteps, loopStep, partOf, programStep, remarkStep } from './whole-steps.ts'

/** The steps of all blocks in reading order, and those of each block. */
export interface Layout {
  readonly steps: readonly Step[]
  readonly byBlock: ReadonlyMap<string, readonly PlannedStep[]>
}

/** A block in reading order with what it plans. */
export interface PlacedBlock extends PlannedBlock {
  readonly id: string
  readonly parent: string | null
}

/** Where steps stand among branches. */
interface Place {
  readonly branches?: readonly Branch[]
  readonly guard?: BranchGuard | undefined
}

interface OpenChoice {
  readonly kind: 'choice'
  readonly id: string
  /** The place in which the choice stands. */
  readonly outer: Place
  readonly guards: BranchGuard[]
  ended: boolean
  /** Names that its branches define. */
  readonly names: Map<string, DefinedName>
}

interface OpenFold {
  readonly kind: 'fold'
  readonly id: string
  readonly place: Place
  readonly whole: FoldedBlock
  /** The blocks inside that are open, innermost last. */
  readonly path: FoldedBlock[]
}

interface OpenAxes {
  readonly kind: 'axes'
  readonly id: string
  readonly own: readonly PlannedStep[]
  readonly axes: PlannedAxes
  readonly series: SeriesPlan[]
}

type Open = OpenChoice | OpenFold | OpenAxes | { readonly kind: 'group'; readonly id: string }

/** @param blocks those that take part, in reading order */
export function layOut(blocks: Iterable<PlacedBlock>): Layout {
  const builder = new Builder()
  for (const block of blocks) builder.add(block)
  return builder.end()
}

class Builder {
  readonly #steps: Step[] = []
  readonly #byBlock = new Map<string, readonly PlannedStep[]>()
  readonly #open: Open[] = []

  add(block: PlacedBlock): void {
    this.#closeUpTo(block.parent)
    const inner = this.#open.at(-1)
    if (inner?.kind === 'fold') return addToFold(inner, block)
    const { role } = block
    switch (role?.kind) {
      case 'choice':
        return this.#beginChoice(block)
      case 'branch':
        return this.#beginBranch(block, this.#choiceOf(block))
      case 'loop':
      case 'program':
      case 'unread': {
        const whole = { id: block.id, steps: block.steps, role, children: [] }
        this.#open.push({ kind: 'fold', id: block.id, place: this.#place(), whole, path: [whole] })
        return
      }
      case 'break':
      case 'continue':
        return this.#emit(block.id, [remarkStep(block.id, NO_LOOP)], this.#place())
      case 'return':
        return this.#emit(block.id, [remarkStep(block.id, NO_PROGRAM)], this.#place())
      case 'axes':
        this.#open.push({ kind: 'axes', id: block.id, own: block.steps, axes: role.axes, series: [] })
        return this.#emit(block.id, block.steps, this.#place())
      case 'series':
        return this.#addSeries(block, role)
      case undefined:
        this.#open.push({ kind: 'group', id: block.id })
        return this.#emit(block.id, block.steps, this.#place())
    }
  }

  end(): Layout {
    this.#closeUpTo(null)
    return { steps: this.#steps, byBlock: this.#byBlock }
  }

  #closeUpTo(parent: string | null): void {
    for (let inner = this.#open.at(-1); inner; inner = this.#open.at(-1)) {
      if (inner.kind === 'fold') {
        while (inner.path.length > 0 && inner.path.at(-1)!.id !== parent) inner.path.pop()
        if (inner.path.length > 0) return
      } else if (inner.id === parent) return
      this.#open.pop()
      if (inner.kind === 'choice') this.#endChoice(inner)
      if (inner.kind === 'axes') this.#endAxes(inner)
      if (inner.kind === 'fold') this.#endFold(inner)
    }
  }

  #choiceOf({ parent }: PlacedBlock): OpenChoice | null {
    const inner = this.#open.at(-1)
    return inner?.kind === 'choice' && inner.id === parent ? inner : null
  }

  /** The place of a step inside all containers that are open. */
  #place(): Place {
    const choices = this.#open.filter(open => open.kind === 'choice')
    const inner = choices.at(-1)
    if (!inner) return {}
    const branches = choices.map(({ id, guards }): Branch => ({ choice: id, index: guards.length - 1 }))
    return { branches, guard: inner.guards.at(-1)! }
  }

  #beginChoice({ id, steps }: PlacedBlock): void {
    const outer = this.#place()
    const own = steps.length > 0 ? steps : [remarkStep(id, NO_CONDITION)]
    this.#emit(id, own, outer)
    const guards = [{ test: own[0]!.step.key, wanted: true }]
    this.#open.push({ kind: 'choice', id, outer, guards, ended: false, names: new Map() })
  }

  #beginBranch({ id, steps, role }: PlacedBlock, choice: OpenChoice | null): void {
    if (!choice || role?.kind !== 'branch') return this.#emit(id, [remarkStep(id, NO_CHOICE)], this.#place())
    const before = choice.guards.at(-1)!
    const own = choice.ended
      ? [remarkStep(id, NEVER_REACHED)]
      : steps.length > 0
        ? steps
        : [remarkStep(id, role.otherwise ? null : NO_CONDITION, role.otherwise)]
    const reached = choice.ended ? choice.outer.guard : { test: before.test, wanted: false }
    choice.guards.push({ test: own[0]!.step.key, wanted: true })
    // The test reads what stands above the choice, like the first line of its branch.
    this.#emit(id, own, { ...this.#place(), guard: reached })
    choice.ended ||= role.otherwise
  }

  #endChoice({ id, outer, guards, names }: OpenChoice): void {
    const own = this.#byBlock.get(id) ?? []
    const merges = [...names.values()].map((defined, place): PlannedStep => {
      const index = own.length + place
      const merge = { choice: id, name: defined.name, guards }
      const source = hashOf('merge', JSON.stringify(merge))
      const step = { key: stepKey(id, index), block: id, index, defines: [defined], reads: [], merge, source }
      return { kind: 'merge', step }
    })
    this.#emit(id, merges, outer)
  }

  #addSeries({ id, parent, steps }: PlacedBlock, role: SeriesRole): void {
    const inner = this.#open.at(-1)
    if (inner?.kind !== 'axes' || inner.id !== parent)
      return this.#emit(id, [remarkStep(id, NO_AXES)], this.#place())
    inner.series.push(seriesPlan(id, steps, role))
    this.#emit(id, steps, this.#place())
  }

  #endAxes({ id, own, axes, series }: OpenAxes): void {
    this.#emitFigure(figureSteps(id, own, axes, series), id, this.#place())
  }

  #emitFigure({ figure, reports }: ReturnType<typeof figureSteps>, id: string, place: Place): void {
    this.#emit(id, [figure], place)
    for (const report of reports) this.#emit(report.step.block, [report], place)
  }

  /** A plot in a loop, behind what the loop leaves. */
  #emitLoopPlot({ plot, hidden }: LoopPlot, place: Place): void {
    const { id, role } = plot
    if (role?.kind !== 'axes') return
    const own = plot.steps.map(step => readingIterators(step, hidden))
    this.#emit(id, own, place)
    const series = plot.children.flatMap(child => {
      if (child.role?.kind !== 'series') return []
      const steps = child.steps.map(step => readingIterators(step, hidden))
      this.#emit(child.id, steps, place)
      return [seriesPlan(child.id, steps, child.role)]
    })
    this.#emitFigure(figureSteps(id, own, role.axes, series, true), id, place)
  }

  #endFold({ whole, place }: OpenFold): void {
    const { role, children } = whole
    if (role?.kind === 'loop') {
      const plots = extractPlots(whole)
      const folded = fold(children, within(NOWHERE, role))
      this.#emit(whole.id, [loopStep(whole, role, folded)], place)
      this.#emitParts(children, folded, stepKey(whole.id, 0), place)
      this.#emit(whole.id, exportSteps(whole, role, folded), place)
      for (const plot of plots) this.#emitLoopPlot(plot, place)
    } else if (role?.kind === 'program') {
      const folded = fold(children, inProgram(role.target))
      this.#emit(whole.id, [programStep(whole, role, folded)], place)
      this.#emitParts(children, folded, stepKey(whole.id, 0), place)
    } else {
      const remark = role?.kind === 'unread' && role.lacksTest ? NO_CONDITION : null
      const own = whole.steps.length > 0 ? whole.steps : [remarkStep(whole.id, remark)]
      this.#emit(whole.id, own, place)
      this.#emitParts(children, fold([], NOWHERE), own[0]!.step.key, place)
    }
  }

  #emitParts(blocks: readonly FoldedBlock[], folded: FoldedProgram, of: string, place: Place): void {
    for (const block of blocks) {
      const own = block.steps.length > 0 ? block.steps : [remarkStep(block.id, null)]
      this.#emit(
        block.id,
        own.map(planned => partOf(planned, folded, of)),
        place,
      )
      this.#emitParts(block.children, folded, of, place)
    }
  }

  #emit(id: string, planned: readonly PlannedStep[], place: Place): void {
    const placed = place.branches || place.guard ? planned.map(one => placedAt(one, place)) : planned
    this.#byBlock.set(id, [...(this.#byBlock.get(id) ?? []), ...placed])
    const choice = this.#open.findLast(open => open.kind === 'choice')
    for (const { step } of placed) {
      this.#steps.push(step)
      for (const defined of step.defines)
        if (choice && !choice.names.has(defined.name)) choice.names.set(defined.name, defined)
    }
  }
}

type SeriesRole = BlockRole & { readonly kind: 'series' }

const seriesPlan = (id: string, steps: readonly PlannedStep[], { shape, axis }: SeriesRole): SeriesPlan => ({
  block: id,
  key: stepKey(id, steps.length),
  shape,
  axis,
  formulas: formulasOf(steps),
})

const NOWHERE = { loop: false, program: false }

function addToFold({ path }: OpenFold, { id, steps, role }: PlacedBlock): void {
  const block: FoldedBlock = { id, steps, role, children: [] }
  path.at(-1)!.children.push(block)
  path.push(block)
}

function placedAt(planned: PlannedStep, place: Place): PlannedStep {
  const { branches, guard } = place
  const step = { ...planned.step, ...(branches && { branches }), ...(guard && { guard }) }
  return { ...planned, step }
}
