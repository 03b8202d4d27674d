import { Worksheet } from '@calcwright/document'
import { planRestore, restorableState } from '@calcwright/document/restore'
import { confirm, toast } from '@calcwright/ui'
import { worksheetContent } from '../opened/compute-worksheet.ts'
import { mayRename } from '../opened/editor-rights.ts'
import type { OpenWorksheet } from '../opened/open-worksheet.ts'
import { granted } from '../session/granted.ts'
import { revisionClient } from './revision-client.ts'
import { saveFirst } from './save-first.ts'

const QUESTION =
  'Are you sure? The current worksheet version will be set as a new revision; no revision is deleted.'

const RESTORED = 'The worksheet was restored. The version before is kept as a revision.'

/**
 * Asks, then restores a revision for everybody.
 * @param open the worksheet, if it is open here: the change is then one of this window, which Undo takes back
 */
export function askToRestore(
  which: { readonly hash: string; readonly revision: string },
  open: OpenWorksheet | undefined,
  onRestored: () => void,
): void {
  confirm('Restore this revision', {
    text: QUESTION,
    action: 'Restore',
    run: async () => {
      if (open) await restoreHere(open, which.revision)
      else {
        const { hash, revision } = which
        await granted(revisionClient.restoreWorksheet({ hash_string: hash, revision }))
      }
      toast(RESTORED)
      onRestored()
    },
  })
}

/** Keeps the present state as a revision, then writes the difference into the open worksheet. */
async function restoreHere(open: OpenWorksheet, revision: string): Promise<void> {
  const { hash: hash_string, worksheet, queue } = open
  await saveFirst(open)
  const earlier = await granted(revisionClient.getRevision({ hash_string, revision }))
  await granted(revisionClient.saveRevision({ hash_string, name: null }))
  const { document } = worksheetContent(earlier)
  const state = restorableState(Worksheet.load(worksheet.registry, document))
  const applied = worksheet.restore(mayRename(open) ? state : { ...state, name: worksheet.name }, planRestore)
  if (!applied.ok) throw new Error(applied.message)
  queue.saveNow()
}
