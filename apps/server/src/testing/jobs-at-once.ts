/** Jobs without a database: each is done before `add` resolves, once. */
import type { JobHandlers, Jobs } from '../jobs/jobs.ts'
import { randomHash } from '../identifiers.ts'

export function jobsAtOnce(handlers: JobHandlers): Jobs {
  return { add: (name, data) => handlers[name](data, randomHash()) }
}
