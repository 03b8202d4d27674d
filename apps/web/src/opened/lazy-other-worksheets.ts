/** The worksheets that an include may take values from. The calls are fetched with the first choice. */
import { type ServerClient, worksheetAddress } from '@calcwright/contract'
import type { OtherWorksheets } from '@calcwright/editor'
import { lazyModule } from '@calcwright/ui'

const calls = lazyModule(() => import('./other-worksheets.ts'))

/** @param own the worksheet that is open: it does not include itself */
export function lazyOtherWorksheets(client: ServerClient, own: { readonly hash: string }): OtherWorksheets {
  const worksheets = () => calls().then(module => module.otherWorksheets(client, own))
  return {
    address: hash => worksheetAddress(hash),
    list: () => worksheets().then(others => others.list()),
    variables: hash => worksheets().then(others => others.variables(hash)),
  }
}
