import { embeddedItemAt } from '@calcwright/contract'
import { Refused } from '../../failure.ts'
import type { Services } from '../../context.ts'
import { findAllowedItem } from '../find-allowed-item.ts'

/** The name of what an address shows, for previews of links; null where not everybody may see it. */
export async function sharedTitle(services: Services, path: string): Promise<string | null> {
  const item = embeddedItemAt(path)
  if (!item) return null
  try {
    const { row } = await findAllowedItem({ ...services, visitor: null }, 'oembed', item.hash, item.type)
    return row.name
  } catch (error) {
    if (error instanceof Refused) return null
    throw error
  }
}
