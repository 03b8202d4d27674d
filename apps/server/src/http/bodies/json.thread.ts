/** Parses large bodies. */
import { answerTasks } from '../../threads/answer-tasks.ts'
import { readJson } from './json.ts'

answerTasks(task => {
  const bytes = task as Uint8Array
  return { value: readJson(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)) }
})
