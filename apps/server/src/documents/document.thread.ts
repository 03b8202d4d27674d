/** Works on large documents. */
import { answerTasks } from '../threads/answer-tasks.ts'
import { TASKS, type Tasks } from './tasks.ts'

interface Asked {
  readonly task: keyof Tasks
  readonly args: readonly unknown[]
}

answerTasks(asked => {
  const { task, args } = asked as Asked
  const value = (TASKS[task] as (...args: readonly unknown[]) => unknown)(...args)
  return { value, transfer: handedOver(value) }
})

/** The bytes that the thread has no use for any more: what is a part of something larger is copied. */
function handedOver(value: unknown): ArrayBuffer[] {
  const bytes = value instanceof Uint8Array ? value : (value as { document?: unknown } | undefined)?.document
  const isWhole = bytes instanceof Uint8Array && bytes.byteLength === bytes.buffer.byteLength
  return isWhole ? [bytes.buffer as ArrayBuffer] : []
}
