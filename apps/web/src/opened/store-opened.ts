/** Stores a copy of an open worksheet as the server has it, for an opening without the server. */
import type { ServerClient, WorksheetAnswer } from '@calcwright/contract'
import { accountOf, storeCopy } from '../offline/local-copies.ts'
import { answerOf } from './hand-over.ts'
import type { OpenWorksheet } from './open-worksheet.ts'

/** Milliseconds after the opening, and after a save: by then most results are there. */
const DELAY = 2000

/** @param session says whose copy it is; nothing is stored before that is known */
export function storeOpened(open: OpenWorksheet, session: ReturnType<ServerClient['session']>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isLeft = false
  /** The copy is what the server has: what it lacks is stored beside it, and sent after a later opening. */
  const keep = async (): Promise<void> => {
    timer = undefined
    const visitor = await session.catch(() => null)
    if (!visitor?.success || open.queue.hasUnsavedChanges || open.queue.hasWithheldChanges) return
    await keepAsItStands(visitor)
  }
  const keepAsItStands = async (visitor: Awaited<typeof session>): Promise<void> => {
    if (!visitor.success) return
    const answer = await answerOf(open)
    const { applicationVersion } = open.saving.getState()
    const copy = {
      ...answer,
      rights_level: open.rightsLevel as WorksheetAnswer['rights_level'],
      archive_id: open.archived ? 'stored' : null,
      application_version: applicationVersion ?? '',
    }
    // A browser without room keeps none: it opens the worksheet from the server, as always.
    if (!isLeft) await storeCopy(accountOf(visitor.user), copy).catch(() => {})
  }
  const soon = (): void => void (timer ??= setTimeout(() => void keep(), DELAY))
  const stop = open.saving.subscribe(({ phase }, before) => {
    if (phase === 'saved' && before.phase !== 'saved') soon()
    // The worksheet may be gone from the server: the changes beside the copy are readable with all that is before them.
    if (phase === 'stopped' && before.phase !== 'stopped') void session.then(keepAsItStands).catch(() => {})
  })
  soon()
  return () => {
    isLeft = true
    clearTimeout(timer)
    stop()
  }
}
