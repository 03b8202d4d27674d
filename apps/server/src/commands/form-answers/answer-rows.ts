/** Rows of the answers that people send from forms. */
import { FORM_ANSWERS_LIMIT, type FormAnswer } from '@calcwright/contract'
import type { Query, Transaction } from '../../db/database.ts'
import { asc, count, eq, sql } from '../../db/drizzle.ts'
import { formAnswers, formCollections } from '../../db/review-schema.ts'
import { Refused } from '../../failure.ts'
import { randomHash } from '../../identifiers.ts'
import { toUnixTime } from '../../context.ts'

export async function isCollecting(query: Query, worksheetId: string): Promise<boolean> {
  const rows = await query
    .select({ id: formCollections.worksheetId })
    .from(formCollections)
    .where(eq(formCollections.worksheetId, worksheetId))
  return rows.length > 0
}

export async function setCollecting(
  transaction: Transaction,
  worksheetId: string,
  collect: boolean,
): Promise<void> {
  if (collect) await transaction.insert(formCollections).values({ worksheetId }).onConflictDoNothing()
  else await transaction.delete(formCollections).where(eq(formCollections.worksheetId, worksheetId))
}

/**
 * Stores an answer, as long as answers are collected. The row that says so is held: answers of the same moment are
 * counted one after the other, and none comes after the end of collecting.
 */
export async function insertAnswer(
  transaction: Transaction,
  worksheetId: string,
  answer: Pick<FormAnswer, 'version' | 'inputs' | 'outputs' | 'checks'>,
): Promise<{ readonly id: string; readonly sentAt: Date }> {
  const held = await transaction
    .select({ id: formCollections.worksheetId })
    .from(formCollections)
    .where(eq(formCollections.worksheetId, worksheetId))
    .for('update')
  if (held.length === 0) throw notCollected()
  const [stored] = await transaction
    .select({ number: count() })
    .from(formAnswers)
    .where(eq(formAnswers.worksheetId, worksheetId))
  if ((stored?.number ?? 0) >= FORM_ANSWERS_LIMIT)
    throw new Refused(
      'too-many',
      `This form has its ${FORM_ANSWERS_LIMIT} answers, and takes no more until its owner deletes some.`,
    )
  const [row] = await transaction
    .insert(formAnswers)
    .values({ worksheetId, id: randomHash(), ...answer })
    .returning({ id: formAnswers.id, sentAt: formAnswers.sentAt })
  return row!
}

export const notCollected = () =>
  new Refused('invalid', 'Answers to this form are not collected. Nothing was stored.')

/** The answers of a worksheet, the oldest first. */
export async function answersOf(query: Query, worksheetId: string): Promise<FormAnswer[]> {
  const rows = await query
    .select()
    .from(formAnswers)
    .where(eq(formAnswers.worksheetId, worksheetId))
    .orderBy(asc(formAnswers.sentAt), asc(formAnswers.id))
  return rows.map(({ id, sentAt, version, inputs, outputs, checks }) => ({
    ...{ id, version, inputs, outputs, checks },
    sent_at: toUnixTime(sentAt),
  }))
}

/** Returns how many there were. */
export async function deleteAnswers(
  transaction: Transaction,
  worksheetId: string,
  ids: readonly string[],
): Promise<number> {
  const rows = await transaction
    .delete(formAnswers)
    .where(sql`${formAnswers.worksheetId} = ${worksheetId} and ${formAnswers.id} = any(${sql.param(ids)})`)
    .returning({ id: formAnswers.id })
  return rows.length
}
