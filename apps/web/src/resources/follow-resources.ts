import { type Block, moveBytes, resourcesOf, type Worksheet } from '@calcwright/document'
import { lazyModule } from '@calcwright/ui'
import { whenIdle } from '../shell/when-idle.ts'
import type { PageResources } from './page-resources.ts'

/** Only blocks of older versions that hold bytes themselves need it. */
const tagReplacement = lazyModule(() => import('@calcwright/document/replace-tags'))

/**
 * Keeps the resources at hand that the worksheet refers to, so that a copy can take them along. Once the page
 * has opened, what earlier visits could not send goes out, and bytes in older blocks are moved into the
 * resources. Returns the way to stop.
 */
export function followResources(
  worksheet: Worksheet,
  resources: PageResources,
  mayEdit: () => boolean,
): () => void {
  const fetchAll = (blocks: readonly Block[]): void => {
    for (const digest of resourcesOf(worksheet.registry, blocks)) resources.address(digest)
  }
  const begin = async (): Promise<void> => {
    fetchAll(worksheet.blocks())
    if (!mayEdit()) return
    await moveBytes(worksheet, resources, tagReplacement)
    // The next save tries again, and says what is wrong.
    await resources.send(() => resourcesOf(worksheet.registry, worksheet.blocks())).catch(() => null)
  }
  const stopWaiting = whenIdle(() => void begin())
  const stopFollowing = worksheet.subscribe(({ changed }) =>
    fetchAll(changed.flatMap(id => worksheet.block(id) ?? [])),
  )
  return () => {
    stopWaiting()
    stopFollowing()
  }
}
