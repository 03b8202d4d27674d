/** Facts for the title block and the cover of a file, as they stand to what is written into it. */
import { type NamedRevision, pageSetupOf } from '@calcwright/document'
import { comparedMarks, digestsOf } from '../checks/digests.ts'
import { commentThreads } from '../comments/comment-threads.ts'
import { checkMarkText, relevantMarks } from '../checks/words.ts'
import type { DocumentFacts } from '../opened/export-document.ts'
import type { OpenWorksheet } from '../opened/open-worksheet.ts'
import { namedRevisionsOf } from '../print/page-fields.ts'
import { revisionClient } from '../revisions/revision-client.ts'

/** @param notify says why the table of revisions is not complete */
export async function documentFacts(
  open: OpenWorksheet,
  notify: (message: string) => void,
): Promise<DocumentFacts> {
  const { marks } = open.checks.getState()
  const compared = marks.length > 0 ? comparedMarks(marks, await digestsOf(open)) : []
  return {
    checks: relevantMarks(compared).map(checkMarkText),
    revisions: await namedRevisions(open, notify),
    comments: await commentsOn(open, notify),
  }
}

async function commentsOn(
  { worksheet, hash, draft }: OpenWorksheet,
  notify: (message: string) => void,
): Promise<DocumentFacts['comments']> {
  if (draft) return []
  try {
    return await commentThreads(hash, pageSetupOf(worksheet.settings))
  } catch (error) {
    notify(`The file has no comments: ${(error as Error).message}`)
    return []
  }
}

async function namedRevisions(
  { worksheet, hash, draft }: OpenWorksheet,
  notify: (message: string) => void,
): Promise<NamedRevision[]> {
  if (draft || !pageSetupOf(worksheet.settings).revision_table) return []
  const answer = await revisionClient.revisions(hash)
  if (answer.success) return namedRevisionsOf(answer.revisions)
  notify(`The table of revisions is empty: ${answer.message}`)
  return []
}
