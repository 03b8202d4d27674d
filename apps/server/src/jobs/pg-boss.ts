/** Jobs in the database, by pg-boss. Every process takes its share. */
import { PgBoss } from 'pg-boss'
import type { JobHandlers, JobName, Jobs } from './jobs.ts'

export interface StartedJobs extends Jobs {
  /** Waits some seconds for running jobs; another process runs the unfinished ones again. */
  stop(): Promise<void>
}

export interface JobOptions {
  readonly url: string
  readonly handlers: JobHandlers
  /** Called for a job that failed and is tried again, and for errors of the database. */
  readonly onError: (error: unknown) => void
}

/** A mail server may be away for a while: twelve tries, with pauses that double from a minute to an hour. */
const RETRY = { retryLimit: 12, retryDelay: 60, retryBackoff: true, retryDelayMax: 3600 } as const

/** Finished jobs are deleted after a day, because they name addresses. */
const QUEUE = { ...RETRY, expireInSeconds: 600, deleteAfterSeconds: 24 * 3600, notify: true } as const

/**
 * Seconds after which a process looks for jobs without a notification, or after a failed fetch; the default
 * of pg-boss is thirty.
 */
const WORK = { batchSize: 1, notifyPollingIntervalSeconds: 5 } as const

export async function startPgBoss({ url, handlers, onError }: JobOptions): Promise<StartedJobs> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'calcwright jobs',
    max: 2,
    schedule: false,
    useListenNotify: true,
  })
  boss.on('error', onError)
  boss.on('warning', ({ message }) => onError(new Error(message)))
  await boss.start()
  for (const name of Object.keys(handlers) as JobName[]) {
    await boss.createQueue(name, QUEUE)
    let worker = ''
    worker = await boss.work(name, WORK, async ([job]) => {
      if (!job) return
      try {
        await (handlers[name] as (data: unknown, id: string) => Promise<void>)(job.data, job.id)
      } catch (error) {
        onError(error)
        throw error
      } finally {
        // Notifications during a job count once, however many there are. Without this call the other jobs
        // would wait for seconds.
        boss.notifyWorker(worker)
      }
    })
  }
  return {
    async add(name, data) {
      await boss.send(name, data)
    },
    stop: () => boss.stop({ graceful: true, timeout: 5000, close: true }),
  }
}
