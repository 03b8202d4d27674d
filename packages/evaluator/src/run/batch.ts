/**
 * Responsibilities: sending jobs to the engine together, and handing out the answers job by job.
 */
import type { EngineCommand, EngineResult } from '@calcwright/engine'
import type { RunEngine } from './engine-on-demand.ts'
import type { StepJob } from './steps/work.ts'

export interface BatchHandlers {
  /** Milliseconds that one command may take. */
  readonly deadline: number | undefined
  /** Whether the run was stopped meanwhile: nothing more is sent. */
  stopped(): boolean
  /** The engine goes on with this job; null at the end. */
  onBegin(job: StepJob | null): void
  onFinish(job: StepJob, answers: readonly EngineResult[]): void
}

/** @returns the jobs that were not carried out */
export async function sendBatch(
  engine: RunEngine,
  jobs: readonly StepJob[],
  { deadline, stopped, onBegin, onFinish }: BatchHandlers,
): Promise<readonly StepJob[]> {
  const answers: EngineResult[] = []
  let finished = 0
  const finishReady = (): void => {
    for (let job = jobs[finished]; job && job.last < answers.length; job = jobs[finished]) {
      onFinish(job, answers.slice(job.first, job.last + 1))
      finished += 1
    }
    onBegin(jobs[finished] ?? null)
  }
  let count = 0
  for (const job of jobs) {
    job.first = count
    count += commandsOf(job).length
    job.last = count - 1
  }
  finishReady()
  if (count > 0 && !stopped()) {
    const commands = jobs.flatMap(job => commandsOf(job).map(command => ({ ...command, deadline })))
    await engine.run(commands, (index, result) => {
      answers[index] = result
      finishReady()
    })
  }
  onBegin(null)
  return jobs.slice(finished)
}

function commandsOf({ work }: StepJob): readonly EngineCommand[] {
  return work.kind === 'commands' ? work.ready.commands : []
}
