/** Judges new passwords by zxcvbn, whose lists of words take time and memory. */
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as german } from '@zxcvbn-ts/language-de'
import { dictionary as english } from '@zxcvbn-ts/language-en'
import { answerTasks } from '../threads/answer-tasks.ts'
import type { PasswordQuestion } from './new-password.ts'

/** Characters that are judged. The time grows with their square, and this many good ones are enough. */
const JUDGED = 64

const zxcvbn = new ZxcvbnFactory({
  dictionary: { ...common, ...english, ...german },
  graphs: adjacencyGraphs,
  maxLength: JUDGED,
})

answerTasks(task => {
  const { password, known } = task as PasswordQuestion
  return { value: zxcvbn.check(password.slice(0, JUDGED), partsOf(known)).score }
})

/** Names and addresses with their parts, and the name of this program. */
function partsOf(known: readonly string[]): string[] {
  const parts = known.flatMap(text => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
  return [...parts.filter(part => part.length > 2), 'calcwright', 'worksheet', 'calculator', 'engineer']
}
