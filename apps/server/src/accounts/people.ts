/** Queries of people. */
import { eq } from '../db/drizzle.ts'
import { databaseErrorCode } from '../db/database.ts'
import type { Query, Transaction } from '../db/database.ts'
import { userPasswords } from '../db/account-schema.ts'
import { users } from '../db/schema.ts'
import { Refused } from '../failure.ts'

export type UserRow = typeof users.$inferSelect

/** @param email in lower case */
export async function findByEmail(query: Query | Transaction, email: string): Promise<UserRow | null> {
  const [user] = await query.select().from(users).where(eq(users.email, email))
  return user ?? null
}

/** The address of a person; null for the owner of the server, as long as none was given. */
export async function emailOf(query: Query, userId: string): Promise<string | null> {
  const [user] = await query.select({ email: users.email }).from(users).where(eq(users.id, userId))
  return user?.email ?? null
}

export interface UserWithPassword extends UserRow {
  /** null for an account without a password. */
  readonly passwordHash: string | null
}

export async function findWithPassword(
  query: Query,
  by: { readonly id: string } | { readonly email: string },
): Promise<UserWithPassword | null> {
  const [row] = await query
    .select({ user: users, hash: userPasswords.hash })
    .from(users)
    .leftJoin(userPasswords, eq(userPasswords.userId, users.id))
    .where('id' in by ? eq(users.id, by.id) : eq(users.email, by.email))
  return row ? { ...row.user, passwordHash: row.hash } : null
}

export async function storePassword(transaction: Transaction, userId: string, hash: string): Promise<void> {
  await transaction
    .insert(userPasswords)
    .values({ userId, hash })
    .onConflictDoUpdate({ target: userPasswords.userId, set: { hash, updatedAt: new Date() } })
}

/**
 * Whether nobody can sign in as the local owner. A second account would then lock the owner out, so none may
 * be made.
 */
export async function localOwnerIsOpen(query: Query | Transaction): Promise<boolean> {
  const [owner] = await query
    .select({ email: users.email, hash: userPasswords.hash })
    .from(users)
    .leftJoin(userPasswords, eq(userPasswords.userId, users.id))
    .where(eq(users.local, true))
  return owner !== undefined && (owner.email === null || owner.hash === null)
}

const UNIQUE_VIOLATION = '23505'

/** Runs `work`. An address that another account has taken in the meantime becomes a refusal. */
export async function orRefuseTakenEmail<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (databaseErrorCode(error) !== UNIQUE_VIOLATION) throw error
    throw new Refused('invalid', 'There is an account with this address now. Sign in with it.')
  }
}
