/** Tokens for programs, which call the evaluation service in the name of a person. */
import * as z from 'zod/mini'
import { HashString, UnixTime, tidyName } from './common.ts'
import { SharedType } from './items.ts'

/** Calls that a token may make: those that read worksheets, that evaluate them, and those of the add-in for Fusion. */
export const TokenScope = z.enum(['read', 'evaluate', 'fusion'])
export type TokenScope = z.infer<typeof TokenScope>

/** Longest life of a token in days. */
export const TOKEN_DAYS = 366

/** Tokens that one person may have at a time. */
export const TOKENS_OF_ONE = 50

/** POST /accounts/tokens/new */
export const NewToken = z.object({
  name: z
    .string()
    .check(
      z.overwrite(tidyName),
      z.minLength(1, 'Enter a name'),
      z.maxLength(100, 'A name has at most 100 characters'),
    ),
  scopes: z.array(TokenScope).check(z.minLength(1, 'Choose what the token may do'), z.maxLength(3)),
  /** Days until it expires. */
  days: z.int().check(z.minimum(1), z.maximum(TOKEN_DAYS)),
  /** The only worksheet or project that it is for; everything that the person may see when absent. */
  item: z.optional(z.object({ item_type: SharedType, item_hash: HashString })),
})
export type NewToken = z.infer<typeof NewToken>

export const TokenEntry = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(TokenScope),
  /** The only item that it is for. Its name is '' when it is deleted or no longer visible. */
  item: z.nullable(z.object({ item_type: SharedType, name: z.string() })),
  created_at: UnixTime,
  expires_at: UnixTime,
  /** null until it is used. */
  last_used_at: z.nullable(UnixTime),
})
export type TokenEntry = z.infer<typeof TokenEntry>

/** GET /accounts/tokens: tokens of the person, the newest first; expired ones are listed until they are revoked. */
export const TokenList = z.object({ success: z.literal(true), tokens: z.array(TokenEntry) })
export type TokenList = z.infer<typeof TokenList>

/** The secret is in this answer only. */
export const TokenMade = z.object({ success: z.literal(true), secret: z.string(), token: TokenEntry })
export type TokenMade = z.infer<typeof TokenMade>

/** POST /accounts/tokens/renew: lets a token that has not ended live on for some days from now. */
export const RenewToken = z.object({
  id: z.string().check(z.maxLength(64)),
  days: z.int().check(z.minimum(1), z.maximum(TOKEN_DAYS)),
})

export const TokenRenewed = z.object({ success: z.literal(true), token: TokenEntry })
export type TokenRenewed = z.infer<typeof TokenRenewed>

/** POST /accounts/tokens/revoke */
export const RevokeToken = z.object({ id: z.string().check(z.maxLength(64)) })
