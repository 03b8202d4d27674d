/** Worksheets of plain lines for tests, and an engine that can be watched and held up. */
import type { Engine, EngineCommand } from '@calcwright/engine'
import { createInlineEngine } from '@calcwright/engine/node'
import { parsePlain } from '@calcwright/math/expression'
import { programLine } from '@calcwright/math/expression/testing'
import { isUnit } from '@calcwright/math/units'
import type { BlockEvaluation, OutputOptions } from '../block-plan.ts'
import type { BlockResult } from '../block-result.ts'
import type { EvaluationBlock, EvaluationSettings, Evaluator, EvaluatorEvent } from '../contract.ts'
import { createEvaluator } from '../run/evaluator.ts'

export const SETTINGS: EvaluationSettings = {
  angle: 'rad',
  complex: true,
  approximate: false,
  digits: 6,
  oneIndexed: true,
  thousands: false,
  units: ['m', 'kg', 's', 'K', 'N', 'Pa', 'J', 'W', 'Ohm'],
  currencyUnit: 'USD',
  currencyDate: '0',
}

interface LineProps {
  readonly source: string
  readonly output?: Partial<OutputOptions>
}

const DEFAULT: OutputOptions = {
  unit: '',
  approximate: null,
  digits: 0,
  form: 'none',
  show: false,
  force: false,
}

export const lineEvaluation: BlockEvaluation<LineProps> = {
  type: 'line',
  plan({ source, output }) {
    if (source === 'broken block') throw new Error('the block type has a fault')
    const program = /^program (.*)\n([^]*)$/.exec(source)
    if (program) {
      return {
        statements: [{ statement: programLine(program[1]!, program[2]!), output: { ...DEFAULT, ...output } }],
      }
    }
    const statements = source.split(';').map(text => parsePlain(text, { isUnit }))
    return {
      statements: statements.flatMap(parsed =>
        parsed.ok ? [{ statement: parsed.value, output: { ...DEFAULT, ...output } }] : [],
      ),
      problem: statements.find(parsed => !parsed.ok)?.problem,
    }
  },
}

/** @param changes fields other than an enabled line at the top level has */
export function line(
  id: string,
  source: string,
  changes: Partial<EvaluationBlock> & { readonly output?: Partial<OutputOptions> } = {},
): EvaluationBlock {
  const { output, ...rest } = changes
  return { id, type: 'line', parent: null, disabled: false, props: { source, output }, ...rest }
}

/** Lines numbered from 1. */
export function lines(...sources: string[]): EvaluationBlock[] {
  return sources.map((source, index) => line(String(index + 1), source))
}

/** An engine that does some things in its own way and passes the others on. */
export const engineWith = (inner: Engine, own: Partial<Engine>): Engine =>
  new Proxy(inner, {
    get(target, key) {
      if (key in own) return Reflect.get(own, key)
      const value: unknown = Reflect.get(target, key, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })

/** An engine whose commands are counted, and which can be stopped before it answers. */
export class WatchedEngine {
  readonly commands: string[] = []
  readonly engine: Engine
  #hold: Promise<void> | null = null
  #release: (() => void) | null = null
  #arrived: Promise<void> = Promise.resolve()
  #arrive: () => void = () => {}
  #interrupted = false
  #running = 0

  constructor(inner: Engine) {
    this.engine = engineWith(inner, {
      run: async (commands, onResult) => {
        this.commands.push(...commands.map(command => command.text))
        this.#running += 1
        if (this.#hold) this.#arrive()
        await this.#hold
        const results = this.#interrupted
          ? this.#refuse(commands, onResult)
          : await inner.run(commands, onResult)
        this.#running -= 1
        return results
      },
      interrupt: () => void (this.#stop() || inner.interrupt()),
      kill: async () => void (this.#stop() || (await inner.kill())),
    })
  }

  /** Interrupts a request that is paused. */
  #stop(): boolean {
    if (!this.#hold) return false
    this.#interrupted = this.#running > 0
    this.resume()
    return true
  }

  pause(): void {
    this.#hold = new Promise(resolve => (this.#release = resolve))
    this.#arrived = new Promise(resolve => (this.#arrive = resolve))
  }

  /** Does the work once the first batch is held up. */
  async whenHeld(work: () => void): Promise<void> {
    await this.#arrived
    work()
  }

  resume(): void {
    this.#hold = null
    this.#release?.()
  }

  #refuse(commands: readonly EngineCommand[], onResult: Parameters<Engine['run']>[1]) {
    this.#interrupted = false
    const refused = {
      ok: false,
      error: { kind: 'interrupted', message: 'interrupted' },
      warnings: [],
    } as const
    const results = commands.map(() => ({ ...refused, warnings: [] }))
    results.forEach((result, index) => onResult?.(index, result))
    return results
  }
}

export interface TestSheet {
  readonly evaluator: Evaluator
  readonly watched: WatchedEngine
  readonly results: Map<string, BlockResult>
  readonly events: EvaluatorEvent[]
  /** Does the work, waits for the end of the run. @returns the blocks that got results, in order */
  run(work: () => void): Promise<string[]>
  /** Waits for an event after which this holds. */
  until(holds: () => boolean): Promise<void>
  shown(id: string): string
}

/** @param around puts something between the evaluator and the engine */
export async function openSheet(around: (engine: Engine) => Engine = engine => engine): Promise<TestSheet> {
  const watched = new WatchedEngine(around(await createInlineEngine()))
  const evaluator = createEvaluator({
    startEngine: () => Promise.resolve(watched.engine),
    blockEvaluations: [lineEvaluation as BlockEvaluation],
  })
  const results = new Map<string, BlockResult>()
  const events: EvaluatorEvent[] = []
  let ran: string[] = []
  let finished: (() => void) | null = null
  evaluator.on(event => {
    events.push(event)
    if (event.kind === 'results') {
      for (const result of event.results) {
        results.set(result.block, result)
        ran.push(result.block)
      }
    }
    if (event.kind === 'finished') finished?.()
  })
  return {
    evaluator,
    watched,
    results,
    events,
    async run(work) {
      ran = []
      const end = new Promise<void>(resolve => (finished = resolve))
      work()
      await end
      return ran
    },
    until: holds =>
      new Promise(resolve => {
        if (holds()) return resolve()
        const stop = evaluator.on(() => {
          if (!holds()) return
          stop()
          resolve()
        })
      }),
    shown(id) {
      const outcomes = results.get(id)?.outcomes ?? []
      return outcomes.map(({ display, error }) => error?.message ?? display).join('; ')
    },
  }
}
