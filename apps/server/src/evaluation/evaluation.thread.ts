/** Evaluates worksheets for programs. A thread has one engine and keeps the worksheet that it evaluated last. */
import { answerTasks } from '../threads/answer-tasks.ts'
import { type EvaluationTask, type FormTask, evaluateSets, formOf } from './evaluate-sets.ts'

answerTasks(async asked => {
  const task = asked as EvaluationTask | FormTask
  return { value: 'form' in task ? formOf(task) : await evaluateSets(task) }
})
