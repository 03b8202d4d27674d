/**
 * Responsibilities: the worksheet as the evaluator holds it: blocks in reading order and what each
 * of them plans. Plans are cached while a block's fields stay the same.
 */
import { message } from '@calcwright/math/messages/runs'
import type { BlockEvaluation } from '../block-plan.ts'
import type { EvaluationBlock } from '../contract.ts'
import type { Hidden } from '../graph/resolve.ts'
import type { Step } from '../graph/step.ts'
import { hiddenBy } from './hiding.ts'
import { layOut } from './layout.ts'
import type { Layout, PlacedBlock } from './layout.ts'
import { planBlock } from './statements.ts'
import type { PlannedBlock, PlannedStep } from './planned.ts'

export class Sheet {
  readonly #evaluations: ReadonlyMap<string, BlockEvaluation>
  #blocks = new Map<string, EvaluationBlock>()
  #order: readonly string[] = []
  readonly #plans = new Map<string, PlannedBlock>()
  /** Plans of blocks below names that hide constants, with these names. */
  readonly #below = new Map<string, { readonly names: string; readonly plan: PlannedBlock }>()
  #layout: Layout = { steps: [], byBlock: new Map() }
  #byKey = new Map<string, PlannedStep>()
  #newest: number | undefined

  constructor(evaluations: readonly BlockEvaluation[]) {
    this.#evaluations = new Map(evaluations.map(evaluation => [evaluation.type, evaluation]))
  }

  replace(blocks: readonly EvaluationBlock[]): void {
    this.#plans.clear()
    this.#below.clear()
    this.#blocks = new Map(blocks.map(block => [block.id, block]))
    this.#order = blocks.map(block => block.id)
    for (const block of blocks) this.#plan(block)
    this.#newest = newestOf(blocks)
    this.#lay()
  }

  /** @param order the whole reading order when it changed; blocks that it lacks are removed */
  change(blocks: readonly EvaluationBlock[], order?: readonly string[]): void {
    for (const block of blocks) {
      if (!order && !this.#blocks.has(block.id)) this.#order = [...this.#order, block.id]
      this.#blocks.set(block.id, block)
      this.#plan(block)
    }
    if (order) this.#reorder(order)
    this.#newest = newestOf(blocks) ?? this.#newest
    this.#lay()
  }

  /** The newest revision that has come. */
  get newest(): number | undefined {
    return this.#newest
  }

  revisionOf(block: string): number | undefined {
    return this.#blocks.get(block)?.revision
  }

  /** @returns the steps that take part, in reading order */
  steps(): readonly Step[] {
    return this.#layout.steps
  }

  #lay(): void {
    this.#layout = layOut(this.#placed())
    this.#byKey = new Map()
    for (const planned of this.#layout.byBlock.values())
      for (const one of planned) this.#byKey.set(one.step.key, one)
  }

  /** The blocks that take part, in reading order. */
  *#placed(): Iterable<PlacedBlock> {
    const off = new Set<string>()
    // A program hides the constants of its own names inside only.
    const programs = new Map<string, string>()
    const hidden = new Map([['', new Set<string>()]])
    for (const id of this.#order) {
      const block = this.#blocks.get(id)
      if (!block) continue
      if (block.disabled || (block.parent !== null && off.has(block.parent))) {
        off.add(id)
        continue
      }
      const around = programs.get(block.parent ?? '') ?? ''
      const names = hidden.get(around)!
      const plan = names.size > 0 ? this.#planBelow(block, names) : (this.#plans.get(id) ?? NOTHING)
      const isProgram = plan.role?.kind === 'program'
      programs.set(id, isProgram ? id : around)
      if (isProgram) hidden.set(id, new Set(names))
      for (const name of hiddenBy(plan.steps)) names.add(name)
      for (const { step } of plan.steps) for (const name of step.purges ?? []) names.delete(name)
      yield { id, parent: block.parent, ...plan }
    }
  }

  /** @returns the names that disabled lines would define, in reading order */
  hidden(): Hidden[] {
    const off = new Set<string>()
    const hidden: Hidden[] = []
    let position = 0
    for (const id of this.#order) {
      const block = this.#blocks.get(id)
      if (!block) continue
      const { steps } = this.#plans.get(id) ?? NOTHING
      if (!block.disabled && (block.parent === null || !off.has(block.parent))) position += steps.length
      else {
        off.add(id)
        for (const { step } of steps)
          for (const { name } of step.defines) hidden.push({ name, block: id, position })
      }
    }
    return hidden
  }

  stepsOf(block: string): readonly PlannedStep[] {
    return this.#layout.byBlock.get(block) ?? this.#plans.get(block)?.steps ?? []
  }

  planned(key: string): PlannedStep | undefined {
    return this.#byKey.get(key)
  }

  #plan(block: EvaluationBlock): void {
    const previous = this.#plans.get(block.id) ?? NOTHING
    const evaluation = this.#evaluations.get(block.type)
    const planned = evaluation ? planBlock(block, guarded(evaluation), previous.steps) : NOTHING
    this.#plans.set(block.id, planned)
    this.#below.delete(block.id)
  }

  /** The plan of a block below names that hide constants. */
  #planBelow(block: EvaluationBlock, hidden: ReadonlySet<string>): PlannedBlock {
    const names = [...hidden].join(' ')
    const known = this.#below.get(block.id)
    if (known?.names === names) return known.plan
    const evaluation = this.#evaluations.get(block.type)
    const previous = this.#plans.get(block.id) ?? NOTHING
    const plan = evaluation ? planBlock(block, guarded(evaluation), previous.steps, hidden) : NOTHING
    this.#below.set(block.id, { names, plan })
    return plan
  }

  #reorder(order: readonly string[]): void {
    this.#order = order
    const remaining = new Set(order)
    for (const id of this.#blocks.keys()) {
      if (remaining.has(id)) continue
      this.#blocks.delete(id)
      this.#plans.delete(id)
      this.#below.delete(id)
    }
  }
}

const NOTHING: PlannedBlock = { steps: [] }

/** The revision of the last one: they rise. */
const newestOf = (blocks: readonly EvaluationBlock[]): number | undefined => blocks.at(-1)?.revision

/** A fault of a block type is a problem of that block, not the end of the run. */
function guarded(evaluation: BlockEvaluation): BlockEvaluation {
  return {
    ...evaluation,
    plan(props) {
      try {
        return evaluation.plan(props)
      } catch (fault) {
        const reason = fault instanceof Error ? fault.message : String(fault)
        const { code, text } = message('syntax.block', { reason })
        return { statements: [], problem: { code, message: text, span: { start: 0, end: 0 } } }
      }
    },
  }
}
