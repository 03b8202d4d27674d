/** Tokens that a person gives to programs. */
import {
  type Done,
  type NewToken,
  TOKENS_OF_ONE,
  type TokenEntry,
  type TokenList,
  type TokenMade,
  type TokenRenewed,
} from '@calcwright/contract'
import { eq } from '../../db/drizzle.ts'
import { worksheets } from '../../db/schema.ts'
import { projects } from '../../db/sharing-schema.ts'
import { Refused } from '../../failure.ts'
import { type Visitor, authorize } from '../../policies/policy.ts'
import { type TokenRow, deleteToken, extendToken, insertToken, listTokens } from '../../tokens/token-rows.ts'
import { type Context, toUnixTime } from '../../context.ts'
import { findAllowedItem } from '../find-allowed-item.ts'

export async function listOwnTokens(context: Context): Promise<TokenList> {
  authorize('list_tokens', context.visitor, null)
  const rows = await listTokens(context.query, (context.visitor as Visitor).userId)
  return { success: true, tokens: await Promise.all(rows.map(row => entryOf(context, row))) }
}

export async function makeToken(context: Context, request: NewToken): Promise<TokenMade> {
  authorize('new_token', context.visitor, null)
  const { userId } = context.visitor as Visitor
  if ((await listTokens(context.query, userId)).length >= TOKENS_OF_ONE)
    throw new Refused('too-many', `You have ${TOKENS_OF_ONE} tokens. Revoke one that you no longer need.`)
  const { name, scopes, days, item } = request
  // An item that may be viewed may be evaluated.
  const found = item && (await findAllowedItem(context, 'rights_level', item.item_hash, item.item_type))
  const { secret, row } = await insertToken(context.query, {
    userId,
    name,
    scopes,
    days,
    worksheetId: found?.type === 'Worksheet' ? found.row.id : null,
    projectId: found?.type === 'Project' ? found.row.id : null,
  })
  return { success: true, secret, token: await entryOf(context, row) }
}

export async function renewToken(context: Context, id: string, days: number): Promise<TokenRenewed> {
  authorize('renew_token', context.visitor, null)
  const row = await extendToken(context.query, (context.visitor as Visitor).userId, id, days)
  if (!row)
    throw new Refused('not-found', 'You have no such token, or it has ended already: make another one.')
  return { success: true, token: await entryOf(context, row) }
}

export async function revokeToken(context: Context, id: string): Promise<Done> {
  authorize('revoke_token', context.visitor, null)
  const isRevoked = await deleteToken(context.query, (context.visitor as Visitor).userId, id)
  if (!isRevoked) throw new Refused('not-found', 'You have no such token. It may be revoked already.')
  return { success: true }
}

async function entryOf(context: Context, row: TokenRow): Promise<TokenEntry> {
  return {
    id: row.id,
    name: row.name,
    scopes: row.scopes,
    item: await itemOf(context, row),
    created_at: toUnixTime(row.createdAt),
    expires_at: toUnixTime(row.expiresAt),
    last_used_at: row.usedAt && toUnixTime(row.usedAt),
  }
}

/** The item that a token is for, without its name where the person may no longer see it. */
async function itemOf(context: Context, { worksheetId, projectId }: TokenRow): Promise<TokenEntry['item']> {
  if (worksheetId === null && projectId === null) return null
  const type = worksheetId === null ? 'Project' : 'Worksheet'
  const hash = await hashOfItem(context, type, worksheetId ?? projectId!)
  const found = hash === null ? null : await visibleItem(context, hash, type)
  return { item_type: type, name: found?.row.name ?? '' }
}

async function hashOfItem(
  { query }: Context,
  type: 'Worksheet' | 'Project',
  id: string,
): Promise<string | null> {
  const table = type === 'Worksheet' ? worksheets : projects
  const [row] = await query.select({ hash: table.hash }).from(table).where(eq(table.id, id))
  return row?.hash ?? null
}

async function visibleItem(context: Context, hash: string, type: 'Worksheet' | 'Project') {
  try {
    return await findAllowedItem(context, 'rights_level', hash, type)
  } catch (error) {
    if (error instanceof Refused) return null
    throw error
  }
}
