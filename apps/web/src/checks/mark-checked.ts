import type { CheckMark } from '@calcwright/contract'
import { maySave } from '../opened/editor-rights.ts'
import type { OpenWorksheet } from '../opened/open-worksheet.ts'
import { granted } from '../session/granted.ts'
import { checkClient } from './check-client.ts'
import { type Digests, digestsOf, isCalculated } from './digests.ts'

/** Milliseconds that the mark waits for results, and for the last save. */
const LIMIT = 20_000
const UNFINISHED =
  'The calculation has not ended. A mark also holds the results: calculate the worksheet first.'
const UNSAVED = 'The last changes could not be saved. Try again when they are.'

const CHANGED =
  'The worksheet has changed since you opened this dialog. Close it, look at the change, and mark it then.'

/** Digests of what is on the screen now. Resolves when all of it is calculated; rejects with a sentence for the person. */
export async function digestsOnScreen(open: OpenWorksheet): Promise<Digests> {
  const { content } = await digestsOf(open)
  await until(() => isCalculated(open), UNFINISHED)
  const { results } = await digestsOf(open)
  return { content, results }
}

/**
 * Marks what was on the screen as checked. Rejects with a sentence for the person, too when it is another by now:
 * somebody else may have changed it while the remark was written.
 */
export async function markChecked(
  open: OpenWorksheet,
  note: string,
  seen: Promise<Digests>,
): Promise<CheckMark> {
  await until(() => isCalculated(open), UNFINISHED)
  if (maySave(open) && !open.revision) {
    open.queue.saveNow()
    await until(() => !open.queue.hasUnsavedChanges, UNSAVED)
  }
  const { content, results } = await digestsOf(open)
  if (results === null) throw new Error(UNFINISHED)
  const before = await seen
  if (before.content !== content || before.results !== results) throw new Error(CHANGED)
  const { check } = await granted(
    checkClient.markChecked({
      hash_string: open.hash,
      ...(open.revision ? { revision: open.revision.hash } : {}),
      content_digest: content,
      results_digest: results,
      note,
    }),
  )
  return check
}

async function until(isTrue: () => boolean, refusal: string): Promise<void> {
  const late = Date.now() + LIMIT
  while (!isTrue()) {
    if (Date.now() > late) throw new Error(refusal)
    await new Promise(resolve => setTimeout(resolve, 100))
  }
}
