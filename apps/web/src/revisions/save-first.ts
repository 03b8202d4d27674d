import type { OpenWorksheet } from '../opened/open-worksheet.ts'

/**
 * Sends what is unsaved, because a revision holds what the server has. Rejects with a sentence for the person
 * where saving does not succeed.
 */
export async function saveFirst({ queue, saving }: Pick<OpenWorksheet, 'queue' | 'saving'>): Promise<void> {
  if (!queue.hasUnsavedChanges) return
  queue.saveSoon()
  await new Promise<void>((resolve, reject) => {
    const look = () => {
      const { phase } = saving.getState()
      if (phase === 'pending' || phase === 'saving') return
      stop()
      if (phase === 'saved') resolve()
      else reject(new Error('The last changes are not saved yet. Try again when they are.'))
    }
    const stop = saving.subscribe(look)
    look()
  })
}
