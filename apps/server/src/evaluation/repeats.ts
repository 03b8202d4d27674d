/**
 * Answers of evaluations that a program may ask for once more by the key that it has sent with the call: after a
 * broken connection it gets the same answer, whatever has happened to the worksheet since.
 */
import { and, eq, gt, lt, sql } from '../db/drizzle.ts'
import type { Query } from '../db/database.ts'
import { evaluationRepeats } from '../db/schema.ts'
import { Refused } from '../failure.ts'

/** A call that a key names. All but the person are digests. */
export interface KeyedCall {
  readonly userId: string
  readonly key: string
  /** Tells the call from others with the same key. */
  readonly request: string
}

const DAY = 24 * 60 * 60 * 1000

/** Bytes of the largest answer that is stored, and of all that are stored for one person. */
const LARGEST = 1024 * 1024
const MOST_BYTES = 16 * LARGEST

/** Answers that are stored for one person; the oldest go first. */
const MOST = 1000

const dayAgo = (): Date => new Date(Date.now() - DAY)

const rowOf = ({ userId, key }: KeyedCall) =>
  and(eq(evaluationRepeats.userId, userId), eq(evaluationRepeats.key, key))

/** Returns the stored answer, or null. Throws Refused where the key belongs to another call. */
export async function findRepeat(query: Query, call: KeyedCall): Promise<string | null> {
  const [row] = await query
    .select({ request: evaluationRepeats.request, answer: evaluationRepeats.answer })
    .from(evaluationRepeats)
    .where(and(rowOf(call), gt(evaluationRepeats.createdAt, dayAgo())))
  if (!row) return null
  if (row.request !== call.request)
    throw new Refused(
      'key',
      'This Idempotency-Key was sent with another call. Send a new key with each call.',
    )
  return row.answer
}

/**
 * Stores an answer, and removes the oldest ones of the person beyond what one may have.
 *
 * @returns the answer that the key has from now on: that of another call at the same moment, if there was one
 */
export async function storeRepeat(
  query: Query,
  call: KeyedCall,
  answer: string,
): Promise<{ readonly answer: string; readonly isStored: boolean }> {
  const bytes = Buffer.byteLength(answer)
  if (bytes > LARGEST) return { answer, isStored: false }
  const values = { ...call, answer, bytes, createdAt: new Date() }
  const { rowCount } = await query
    .insert(evaluationRepeats)
    .values(values)
    .onConflictDoUpdate({
      target: [evaluationRepeats.userId, evaluationRepeats.key],
      set: values,
      setWhere: lt(evaluationRepeats.createdAt, dayAgo()),
    })
  if (rowCount === 0) return { answer: (await findRepeat(query, call)) ?? answer, isStored: true }
  await query.execute(sql`
    delete from evaluation_repeats where user_id = ${call.userId} and key in (
      select key from (
        select key, row_number() over newest as place, sum(bytes) over newest as bytes
        from evaluation_repeats where user_id = ${call.userId}
        window newest as (order by created_at desc, key)
      ) as stored where place > ${MOST} or bytes > ${MOST_BYTES}
    )`)
  return { answer, isStored: true }
}

export async function removeExpiredRepeats(query: Query): Promise<void> {
  await query.delete(evaluationRepeats).where(lt(evaluationRepeats.createdAt, dayAgo()))
}
