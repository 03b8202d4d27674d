import type { CheckMark } from '@calcwright/contract'
import { maySave } from '../opened/editor-rights.ts'
import type { EvaluationStatus } from '@calcwright/editor'
import type { OpenWorksheet } from '../opened/open-worksheet.ts'
import { granted } from '../session/granted.ts'
import { checkClient } from './check-client.ts'
import { type Digests, digestsOf, isComplete } from './digests.ts'

/** Milliseconds that the mark waits for the last save. */
const LIMIT = 20_000
const UNSAVED = 'The last changes could not be saved. Try again when they are.'

const CHANGED =
  'The worksheet has changed since you opened this dialog. Close it, look at the change, and mark it then.'

/** Digests of what is on the screen now. Resolves when all of it is calculated. */
export async function digestsOnScreen(open: OpenWorksheet): Promise<Digests> {
  const { content } = await digestsOf(open)
  await whenComplete(open)
  const { results } = await digestsOf(open)
  return { content, results }
}

/** Why what is on the screen cannot be marked yet; '' when all results are there. */
export function missingResults(status: EvaluationStatus): string {
  if (isComplete(status)) return ''
  if (status.running || status.engine === 'loading')
    return 'The worksheet is still being calculated. It can be marked when all its results are there.'
  return 'Some results are missing. A mark also holds the results: calculate the worksheet first.'
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
  const missing = missingResults(open.results.status.getState())
  if (missing !== '') throw new Error(missing)
  if (maySave(open) && !open.revision) {
    open.queue.saveNow()
    await whenSaved(open)
  }
  const { content, results } = await digestsOf(open)
  const before = await seen
  if (before.content !== content || before.results !== results || results === null) throw new Error(CHANGED)
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

async function whenSaved({ queue }: OpenWorksheet): Promise<void> {
  const late = Date.now() + LIMIT
  while (queue.hasUnsavedChanges) {
    if (Date.now() > late) throw new Error(UNSAVED)
    await new Promise(resolve => setTimeout(resolve, 100))
  }
}

function whenComplete({ results: { status } }: OpenWorksheet): Promise<void> {
  if (isComplete(status.getState())) return Promise.resolve()
  return new Promise(resolve => {
    const stop = status.subscribe(state => {
      if (!isComplete(state)) return
      stop()
      resolve()
    })
  })
}
