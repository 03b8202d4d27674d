/** Jobs that wait for the engine. A job stores its own answers; the client only feeds them. */
import type { EngineCommand, EngineResult, EngineSettings } from './protocol.ts'

interface JobBase {
  /** Give up: everything unanswered gets this answer, and the caller's promise settles. */
  abandon(answer: EngineResult): void
  /** The engine has done its part. */
  end(): void
}

export interface RunJob extends JobBase {
  kind: 'run'
  commands: readonly EngineCommand[]
  /** How many commands are answered. */
  readonly done: number
  answer(result: EngineResult): void
}

export interface SettingsJob extends JobBase {
  kind: 'settings'
  changes: Partial<EngineSettings>
  /** All settings, known when its turn comes. */
  settings: EngineSettings
}

export interface ResetJob extends JobBase {
  kind: 'reset'
}

export type Job = RunJob | SettingsJob | ResetJob

export type OnResult = (index: number, result: EngineResult) => void

export interface Queue {
  add(job: Job): void
  next(): Job | undefined
  /** Give up all waiting runs; settings and resets stay. */
  abandonRuns(answer: EngineResult): void
  abandonAll(answer: EngineResult): void
}

export function createQueue(): Queue {
  let jobs: Job[] = []
  const abandon = (answer: EngineResult, which: (job: Job) => boolean): void => {
    const given = jobs.filter(which)
    jobs = jobs.filter(job => !which(job))
    for (const job of given) job.abandon(answer)
  }
  return {
    add: job => void jobs.push(job),
    next: () => jobs.shift(),
    abandonRuns: answer => abandon(answer, job => job.kind === 'run'),
    abandonAll: answer => abandon(answer, () => true),
  }
}

export function runJob(
  commands: readonly EngineCommand[],
  onResult: OnResult | undefined,
  resolve: (results: EngineResult[]) => void,
): RunJob {
  const results: EngineResult[] = []
  const answer = (result: EngineResult): void => {
    if (results.length >= commands.length) return
    results.push(result)
    onResult?.(results.length - 1, result)
  }
  return {
    kind: 'run',
    commands: [...commands],
    get done() {
      return results.length
    },
    answer,
    end: () => resolve(results),
    abandon(result) {
      while (results.length < commands.length) answer(result)
      resolve(results)
    },
  }
}

export const settingsJob = (
  changes: Partial<EngineSettings>,
  settings: EngineSettings,
  resolve: () => void,
): SettingsJob => ({ kind: 'settings', changes, settings, end: resolve, abandon: resolve })

export const resetJob = (resolve: () => void): ResetJob => ({ kind: 'reset', end: resolve, abandon: resolve })
