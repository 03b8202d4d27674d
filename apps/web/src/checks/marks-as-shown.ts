/** Marks 'checked by' as the title block of a file has them: as they stand to what is written into it. */
import type { OpenWorksheet } from '../opened/open-worksheet.ts'
import { comparedMarks, digestsOf } from './digests.ts'
import { checkMarkText, relevantMarks } from './words.ts'

/** @returns a sentence for each mark that counts */
export async function marksAsShown(open: OpenWorksheet): Promise<string[]> {
  const { marks } = open.checks.getState()
  if (marks.length === 0) return []
  return relevantMarks(comparedMarks(marks, await digestsOf(open))).map(checkMarkText)
}
