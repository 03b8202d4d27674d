/** Evaluates worksheets for programs. A thread has one engine and some worksheets open. */
import { answerTasks } from '../threads/answer-tasks.ts'
import { type EvaluationTask, evaluateSets } from './evaluate-sets.ts'

// The task 'start' has nothing to do but to start the thread.
answerTasks(async task => ({
  value: task === 'start' ? null : await evaluateSets(task as EvaluationTask),
}))
