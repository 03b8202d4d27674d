/** Opens a worksheet of the server for work: loaded, computed and connected. */
import { TransportError, type WorksheetAnswer } from '@calcwright/contract'
import { type CreateEvaluator, computeWorksheet, worksheetContent } from './compute-worksheet.ts'
import { PageResources } from '../resources/page-resources.ts'
import { maySave } from './editor-rights.ts'
import { type ConnectionDependencies, type OpenWorksheet, connectWorksheet } from './connect-worksheet.ts'

export type { OpenWorksheet } from './connect-worksheet.ts'

export interface Dependencies extends ConnectionDependencies {
  readonly createEvaluator: CreateEvaluator
  /** Finds the copy that this browser keeps of a worksheet, for an opening without the server. */
  readonly findCopy?: (hash: string) => Promise<WorksheetAnswer | undefined>
}

export class LoadError extends Error {
  override readonly name = 'LoadError'
}

/** Loads the worksheet with its stored results and starts what keeps them true. Throws LoadError with the server's words. */
export async function openWorksheet(hash: string, dependencies: Dependencies): Promise<OpenWorksheet> {
  const [{ answer, isLocalCopy }, unsent] = await Promise.all([
    loadAnswer(hash, dependencies),
    readUnsent([hash], dependencies),
  ])
  if (!answer.success) throw new LoadError(answer.message)
  const earlier = await readUnsent(answer.former_hashes, dependencies)
  const content = worksheetContent(answer)
  let open: OpenWorksheet | undefined
  const resources = new PageResources({
    client: dependencies.draft ? null : dependencies.client,
    files: dependencies.files,
    hashes: [answer.hash_string, ...answer.former_hashes],
    maySend: () => open !== undefined && maySave(open),
    onStorageError: dependencies.onStorageError,
  })
  open = connectWorksheet(
    computeWorksheet(content, ready => dependencies.createEvaluator(ready, resources)),
    { answer, results: content.results, unsent: [...earlier, ...unsent], resources, isLocalCopy },
    dependencies,
  )
  return open
}

/** Rejects with TransportError where neither the server nor this browser has it. */
async function loadAnswer(hash: string, { client, findCopy }: Dependencies) {
  try {
    return { answer: await client.getWorksheet({ hash_string: hash }), isLocalCopy: false }
  } catch (error) {
    const isUnreached = error instanceof TransportError && error.status === 0
    const answer = isUnreached ? await findCopy?.(hash).catch(() => undefined) : undefined
    if (!answer) throw error
    return { answer, isLocalCopy: true }
  }
}

/** Unsent changes that this browser has stored under these hashes. */
async function readUnsent(
  hashes: readonly string[],
  { unsent, onStorageError }: ConnectionDependencies,
): Promise<Uint8Array[]> {
  try {
    const found = await Promise.all(hashes.map(hash => unsent.get(hash)))
    return found.filter(update => update !== undefined)
  } catch (error) {
    onStorageError(error)
    return []
  }
}
