/** The materials of the server for material blocks. The calls are fetched with the first picker. */
import type { MaterialSource } from '@calcwright/editor'
import { lazyModule } from '@calcwright/ui'

const calls = lazyModule(() => import('./material-calls.ts'))
export const materialSource: MaterialSource = {
  folder: parent => calls().then(({ folder }) => folder(parent)),
  search: query => calls().then(({ search }) => search(query)),
  manage: onClosed => void calls().then(({ openOwnMaterials }) => openOwnMaterials(onClosed)),
}
