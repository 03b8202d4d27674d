import { confirm, toast } from '@calcwright/ui'
import { granted } from '../session/granted.ts'
import { revisionClient } from './revision-client.ts'

const QUESTION =
  'Are you sure? Subsequent revisions and changes will be permanently deleted. The current worksheet version will be set as a new revision.'

/** Asks, then restores a revision for everybody. */
export function askToRestore(hash: string, revision: string, onRestored: () => void): void {
  confirm('Restore this revision', {
    text: QUESTION,
    action: 'Restore',
    run: async () => {
      const { message } = await granted(revisionClient.restoreWorksheet({ hash_string: hash, revision }))
      toast(message)
      onRestored()
    },
  })
}
