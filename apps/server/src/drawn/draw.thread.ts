/** Draws worksheets as HTML with the views of the page, of which its build makes a program. */
import type { DrawSheet } from '@calcwright/contract'
import { answerTasks } from '../threads/answer-tasks.ts'
import type { DrawTask } from './drawn-sheets.ts'

answerTasks(async asked => {
  const { program, content } = asked as DrawTask
  const { drawSheet } = (await import(program)) as { readonly drawSheet: DrawSheet }
  return { value: await drawSheet(content) }
})
