/** Parses large bodies. */
import { answerTasks } from '../../threads/answer-tasks.ts'
import { readJson } from './json.ts'

answerTasks(task => {
  const { bytes, values } = task as { readonly bytes: Uint8Array; readonly values?: number }
  return { value: readJson(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), values) }
})
