/** Jobs without a database: each runs once before `add` resolves. */
import type { JobHandlers, Jobs } from '../jobs/jobs.ts'
import { randomHash } from '../identifiers.ts'

export function jobsAtOnce(handlers: JobHandlers): Jobs {
  return { add: (name, data) => handlers[name](data, randomHash()) }
}
