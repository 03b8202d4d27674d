import { auditedOf, noteAct } from '../../audit/audit-rows.ts'
import { gainsInWords, sharingChange } from '../../audit/sharing-words.ts'
import type { Transaction } from '../../db/database.ts'
import { type Gain, type GainRule, gainsBetween, refuseGains } from '../../policies/gains.ts'
import type { Visitor } from '../../policies/policy.ts'
import { readGrants } from '../../sharing/grants.ts'
import type { FoundItem } from '../find-allowed-item.ts'
import type { RightsLockContext } from '../../sharing/rights-lock.ts'

/**
 * Changes an item's place or sharing. Throws Refused, which rolls back, when the change gives anybody rights
 * on the item, or on something inside it, that the visitor cannot give. Notes in the audit log what has changed.
 * Returns who has gained what.
 */
export async function guardGains(
  held: RightsLockContext,
  item: FoundItem,
  rule: GainRule,
  change: (transaction: Transaction) => Promise<unknown>,
): Promise<readonly Gain[]> {
  const { query, visitor } = held
  const before = await readGrants(query, item.type, item.row.id)
  await change(query)
  const after = await readGrants(query, item.type, item.row.id)
  const gains = gainsBetween(before, after)
  refuseGains(gains, before, visitor as Visitor, rule)
  const [was] = before[0]?.grants ?? []
  const [is] = after[0]?.grants ?? []
  const details = (was && is && sharingChange(was, is)) || gainsInWords(gains)
  if (details) await noteAct(query, { item: auditedOf(item), action: 'shared', visitor, details })
  return gains
}
