/** Works on large documents. */
import { answerTasks } from '../threads/answer-tasks.ts'
import { TASKS, type Tasks } from './tasks.ts'

interface Asked {
  readonly task: keyof Tasks
  readonly args: readonly unknown[]
}

answerTasks(asked => {
  const { task, args } = asked as Asked
  return { value: (TASKS[task] as (...args: readonly unknown[]) => unknown)(...args) }
})
