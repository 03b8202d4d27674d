/** Works on large documents. */
import { answerTasks } from '../threads/answer-tasks.ts'
import { transferableOf } from '../threads/transferable.ts'
import { TASKS, type Tasks } from './tasks.ts'

interface Asked {
  readonly task: keyof Tasks
  readonly args: readonly unknown[]
}

answerTasks(asked => {
  const { task, args } = asked as Asked
  const value = (TASKS[task] as (...args: readonly unknown[]) => unknown)(...args)
  return { value, transfer: bytesIn(value).flatMap(transferableOf) }
})

/** Buffers of the result that can be transferred. */
function bytesIn(value: unknown): Uint8Array[] {
  const bytes = value instanceof Uint8Array ? value : (value as { document?: unknown } | undefined)?.document
  return bytes instanceof Uint8Array ? [bytes] : []
}
