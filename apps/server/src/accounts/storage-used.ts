import type { StorageUsed } from '@calcwright/contract'
import type { Context } from '../context.ts'
import { type Visitor, authorize } from '../policies/policy.ts'

/** Returns the bytes of the visitor's worksheets and files. */
export async function storageUsed(context: Context): Promise<StorageUsed> {
  authorize('storage_used', context.visitor, null)
  const { userId } = context.visitor as Visitor
  return { success: true, ...(await context.quotas.usedBy(userId)) }
}
