/**
 * Responsibilities: the evaluator as its users see it. Takes edits, keeps the schedule, and lets a
 * runner work it off; every answer is an event.
 */
import type { Engine, EngineStatus } from '@calcwright/engine'
import type { BlockEvaluation } from '../block-plan.ts'
import type { Evaluator, EvaluatorEvent, ResourceSource } from '../contract.ts'
import { IdleTracker } from '../idle-tracker.ts'
import { EngineLauncher } from './engine-launcher.ts'
import { Runner } from './runner.ts'
import { Sheet } from '../plan/sheet.ts'

export interface EvaluatorOptions {
  /** Starts the engine; called at first, with stored results shown meanwhile, and after it was lost. */
  readonly startEngine: (onStatus: (status: EngineStatus) => void) => Promise<Engine>
  /** Whether the engine starts with the first line that needs it; at once by default, as somebody will type one. */
  readonly startsWhenNeeded?: boolean
  /** Milliseconds from the first results until an engine that nothing needs starts all the same; never by default. */
  readonly spareTime?: number
  /** The evaluations of block types. Types without an entry are inert. */
  readonly blockEvaluations: readonly BlockEvaluation[]
  /** Bytes that blocks refer to; without it every resource is missing. */
  readonly resources?: ResourceSource
  /** Milliseconds that one command of the engine may take; no limit by default, the user aborts. */
  readonly deadline?: number
  /**
   * Blocks whose results are read, all when absent. Values that other lines define are computed without being
   * written, so that many calls of a worksheet cost less.
   */
  readonly shows?: (block: string) => boolean
}

/** Makes an evaluator that works in the thread of the caller. */
export function createEvaluator({
  startEngine,
  startsWhenNeeded = false,
  spareTime,
  blockEvaluations,
  resources = NO_RESOURCES,
  deadline,
  shows = () => true,
}: EvaluatorOptions): Evaluator {
  const listeners = new Set<(event: EvaluatorEvent) => void>()
  const emit = (event: EvaluatorEvent): void => {
    for (const listener of listeners) listener(event)
  }
  const sheet = new Sheet(blockEvaluations)
  const runner = new Runner(sheet, emit, { deadline, resources, shows, launch: () => launcher.need() })
  const launcher = new EngineLauncher(startEngine, runner, emit)
  if (startsWhenNeeded) onceFinished(listeners, () => launcher.letWait(spareTime))
  else launcher.need()
  const rest = new IdleTracker()
  const asked: IdleTracker['counted'] = act => rest.counted(act)
  listeners.add(({ kind }) => kind === 'finished' && rest.reached(rest.asked))
  return {
    open: asked((blocks, settings, snapshot) => {
      sheet.replace(blocks)
      runner.open(settings, snapshot)
    }),
    update: asked(({ blocks, order }) => {
      sheet.change(blocks, order)
      runner.edited(blocks.map(block => block.id))
    }),
    configure: asked(settings => runner.configure(settings)),
    abort: () => runner.abort(),
    kill: () => runner.kill(),
    recalculate: asked(scope => runner.recalculate(scope)),
    setAutomatic: asked(automatic => runner.setAutomatic(automatic)),
    calculate: asked(blocks => runner.calculate(blocks)),
    collect() {},
    snapshot: () => Promise.resolve(runner.snapshot()),
    settled: () => rest.settled(),
    on(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    dispose() {
      listeners.clear()
      runner.dispose()
    },
  }
}

const NO_RESOURCES: ResourceSource = {
  get: digest => Promise.reject(Object.assign(new Error(digest), { name: 'MissingResource' })),
}

type Listeners = Set<(event: EvaluatorEvent) => void>

function onceFinished(listeners: Listeners, run: () => void): void {
  const listener = ({ kind }: EvaluatorEvent): void => {
    if (kind !== 'finished') return
    listeners.delete(listener)
    run()
  }
  listeners.add(listener)
}
