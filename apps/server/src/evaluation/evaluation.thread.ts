/** Evaluates worksheets for programs. A thread has one engine and keeps the worksheet that it evaluated last. */
import { answerTasks } from '../threads/answer-tasks.ts'
import { type EvaluationTask, evaluateSets } from './evaluate-sets.ts'

answerTasks(async task => ({ value: await evaluateSets(task as EvaluationTask) }))
