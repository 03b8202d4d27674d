import { type SheetContent, embedData, fileAddress } from '@calcwright/contract'
import type { SheetResources } from '@calcwright/editor'

/** Pictures of a sheet that is only read, at their addresses on the server. */
export function storedFiles({ hash, page }: SheetContent): SheetResources {
  const refuse = (): never => {
    throw new Error('A drawn sheet takes and gives no bytes.')
  }
  return {
    address: digest => (page === 'embed' ? embedData.file(hash, digest) : fileAddress(hash, digest)),
    subscribe: () => () => {},
    held: () => undefined,
    dataAddress: () => undefined,
    get: refuse,
    put: refuse,
  }
}
