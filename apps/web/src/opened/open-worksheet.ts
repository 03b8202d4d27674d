/** Opens a worksheet of the server for work: loaded, computed and connected. */
import { type CreateEvaluator, computeWorksheet, worksheetContent } from './compute-worksheet.ts'
import { PageResources } from '../resources/page-resources.ts'
import { maySave } from './editor-rights.ts'
import { type ConnectionDependencies, type OpenWorksheet, connectWorksheet } from './connect-worksheet.ts'

export type { OpenWorksheet } from './connect-worksheet.ts'

export interface Dependencies extends ConnectionDependencies {
  readonly createEvaluator: CreateEvaluator
}

export class LoadError extends Error {
  override readonly name = 'LoadError'
}

/** Loads the worksheet with its stored results and starts what keeps them true. Throws LoadError with the server's words. */
export async function openWorksheet(hash: string, dependencies: Dependencies): Promise<OpenWorksheet> {
  const [answer, unsent] = await Promise.all([
    dependencies.client.getWorksheet({ hash_string: hash }),
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
    { answer, results: content.results, unsent: [...earlier, ...unsent], resources },
    dependencies,
  )
  return open
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
