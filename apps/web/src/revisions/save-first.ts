import type { OpenWorksheet } from '../opened/open-worksheet.ts'

/** Milliseconds for which results are waited for: a worksheet may never be calculated to its end. */
const RESULTS = 10_000

/**
 * Sends what is unsaved, and results that the server lacks, because a revision holds what the server has. Rejects
 * with a sentence for the person where saving does not succeed.
 */
export async function saveFirst({ queue, saving }: Pick<OpenWorksheet, 'queue' | 'saving'>): Promise<void> {
  if (queue.hasUnsavedChanges) await saveChanges(queue, saving)
  const late = Promise.withResolvers<void>()
  const timer = setTimeout(late.resolve, RESULTS)
  await Promise.race([queue.saveResults(), late.promise])
  clearTimeout(timer)
}

async function saveChanges(queue: OpenWorksheet['queue'], saving: OpenWorksheet['saving']): Promise<void> {
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
