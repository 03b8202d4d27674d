/** Stands in for the thread that evaluates: a set answers with its `n`, and never where it is `endless`. */
import { answerTasks } from '../../threads/answer-tasks.ts'
import type { EvaluationTask } from '../evaluate-sets.ts'

answerTasks(async asked => {
  if (asked === 'start') return { value: null }
  const { sets, progress } = asked as EvaluationTask
  progress[0] = -1
  const texts = sets.map((set, at) => {
    progress[0] = at
    while (set['endless'] === true);
    return JSON.stringify({ success: true, outputs: { n: set['n'] } })
  })
  return { value: { texts } }
})
