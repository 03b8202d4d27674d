/** Opens a worksheet for a frame: shown with its stored results, calculated when it is operated. */
import type { EmbedOptions, WorksheetAnswer } from '@calcwright/contract'
import { resourcesOf } from '@calcwright/document'
import type { EditorRights } from '@calcwright/editor'
import { Archive } from '../evaluation/archive.ts'
import { createEvaluatorWorker } from '../evaluation/create-evaluator.ts'
import { whenCalculated } from '../evaluation/when-calculated.ts'
import { type Computation, computeWorksheet, worksheetContent } from '../opened/compute-worksheet.ts'
import { editorRights, mayCopy, maySave } from '../opened/editor-rights.ts'
import type { BrowserFiles } from '../resources/browser-files.ts'
import { PageResources } from '../resources/page-resources.ts'
import { SaveQueue } from '../saving/save-queue.ts'
import { embedClient } from './embed-client.ts'

export interface EmbeddedSheet extends Computation {
  readonly hash: string
  readonly author: string
  readonly rights: EditorRights
  /** Everybody may make a worksheet of their own from it. */
  readonly mayCopy: boolean
  /** The owner's plan does not cover it. */
  readonly needPaidPlan: boolean
  readonly resources: PageResources
  /** Null where nothing is saved. */
  readonly queue: SaveQueue | null
}

/** A frame keeps nothing in the browser. */
const NO_FILES: BrowserFiles = {
  get: () => Promise.resolve(undefined),
  put: () => Promise.resolve(),
  remove: () => Promise.resolve(),
  list: () => Promise.resolve([]),
}

/** Throws an Error with the server's words. */
export async function openEmbedded(hash: string, options: EmbedOptions): Promise<EmbeddedSheet> {
  const answer = await embedClient.worksheet(hash)
  if (!answer.success) throw new Error(answer.message)
  const held = { rightsLevel: answer.rights_level, needPaidPlan: answer.need_paid_plan }
  const rights = editorRights({ ...held, interaction: options.interaction })
  const saves = options.autosave && rights.edit && maySave(held)
  const content = worksheetContent(answer)
  const resources = new PageResources({
    client: embedClient,
    files: NO_FILES,
    hashes: [answer.hash_string],
    maySend: () => saves,
    onStorageError: () => {},
  })
  const computation = computeWorksheet(content, ready => createEvaluatorWorker(ready, resources))
  const queue = saves ? queueFor(answer, computation, resources) : null
  return {
    ...computation,
    hash: answer.hash_string,
    author: answer.author,
    rights,
    mayCopy: mayCopy(held),
    needPaidPlan: answer.need_paid_plan,
    resources,
    queue,
    async close() {
      await computation.close(queue?.close())
      await resources.close(new Set())
    },
  }
}

function queueFor(answer: WorksheetAnswer, computation: Computation, resources: PageResources): SaveQueue {
  const { worksheet, evaluator, results } = computation
  const archive = new Archive(() => evaluator.snapshot(), worksheetContent(answer).results)
  return new SaveQueue({
    client: embedClient,
    worksheet,
    hash: answer.hash_string,
    version: answer.version,
    applicationVersion: answer.application_version,
    mayEdit: true,
    sendFiles: () => resources.send(() => resourcesOf(worksheet.registry, worksheet.blocks())),
    archive: scope => archive.take(scope),
    whenCalculated: () => whenCalculated(results),
    onSaved: () => {},
  })
}
