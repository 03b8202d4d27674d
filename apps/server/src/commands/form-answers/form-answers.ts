/** POST /form_answers and its calls: collecting what people send from the form of a worksheet. */
import {
  FORM_ANSWERS_LIMIT,
  FORM_ANSWER_SIZE,
  type DeleteFormAnswers,
  type FormAnswer,
  type FormAnswersAnswer,
  type FormAnswersState,
  type SendFormAnswer,
  type SentFormAnswer,
  type SetAnswer,
} from '@calcwright/contract'
import type * as z from 'zod/mini'
import { auditedOf, noteAct } from '../../audit/audit-rows.ts'
import type { WorksheetRow } from '../../documents/worksheet-finder.ts'
import { Refused } from '../../failure.ts'
import type { Client } from '../../http/client.ts'
import { notFound } from '../../policies/policy.ts'
import { NamesRefused, calledContent, evaluationOf } from '../api/evaluate-worksheet.ts'
import { type Context, toUnixTime } from '../../context.ts'
import { type FoundItem, findAllowedItem } from '../find-allowed-item.ts'
import { namesOf } from '../projects/list-rows.ts'
import {
  answersOf,
  deleteAnswers,
  insertAnswer,
  isCollecting,
  notCollected,
  setCollecting,
} from './answer-rows.ts'

export async function formAnswersState(context: Context, hash: string): Promise<FormAnswersState> {
  const item = await findAllowedItem(context, 'see_form_collection', hash, 'Worksheet')
  return stateOf(context, item, await isCollecting(context.query, item.row.id))
}

async function stateOf(context: Context, item: FoundItem, collects: boolean): Promise<FormAnswersState> {
  const { ownerId } = item.row
  const names = await namesOf(context, [ownerId])
  return {
    success: true,
    collects,
    owner: names.get(ownerId) ?? '',
    may_manage: context.visitor !== null && item.level >= 4,
  }
}

export async function collectFormAnswers(
  context: Context,
  hash: string,
  collect: boolean,
): Promise<FormAnswersState> {
  const item = await findAllowedItem(context, 'collect_form_answers', hash, 'Worksheet')
  const { visitor } = context
  const details = collect ? 'collects answers to its form' : 'collects no more answers to its form'
  await context.query.transaction(async transaction => {
    await setCollecting(transaction, item.row.id, collect)
    await noteAct(transaction, { item: auditedOf(item), action: 'shared', visitor, details })
  })
  return stateOf(context, item, collect)
}

/** Computes the results of an answer on the server, so that nobody can send others, and stores both. */
export async function sendFormAnswer(
  context: Context,
  { hash_string: hash, inputs }: z.output<typeof SendFormAnswer>,
  { requester, left }: Required<Client>,
): Promise<SentFormAnswer> {
  const { row } = await findAllowedItem(context, 'send_form_answer', hash, 'Worksheet')
  if (!(await isCollecting(context.query, row.id))) throw notCollected()
  await context.limiter.count('form-answer-by', requester)
  await context.limiter.count('form-answer-to', row.id)
  const content = await calledContent(context, row as WorksheetRow)
  if (!content) throw notFound()
  let text = ''
  await context.evaluations.evaluate(
    await evaluationOf(context, {
      id: row.id,
      content,
      person: requester,
      sets: [inputs],
      outputs: 'of-form',
      left,
    }),
    (_, answer) => (text = answer),
  )
  const evaluated = JSON.parse(text) as SetAnswer
  if (!evaluated.success) throw new NamesRefused(evaluated.problems)
  const answer = { version: content.version, inputs, ...storedResults(evaluated) }
  if (JSON.stringify(answer).length > FORM_ANSWER_SIZE)
    throw new Refused(
      'too-large',
      `An answer with its results may have ${FORM_ANSWER_SIZE / 1000} kB. Nothing was stored.`,
    )
  const { id, sentAt } = await context.query.transaction(transaction =>
    insertAnswer(transaction, row.id, answer),
  )
  return { success: true, id, sent_at: toUnixTime(sentAt) }
}

function storedResults({
  outputs,
  checks = [],
}: Extract<SetAnswer, { success: true }>): Pick<FormAnswer, 'outputs' | 'checks'> {
  const results = Object.entries(outputs).map(
    ([name, { value, unit, text }]) => [name, { value, unit, text }] as const,
  )
  const verdicts = checks.map(({ name, verdict }) => [name, verdict] as const)
  return { outputs: Object.fromEntries(results), checks: Object.fromEntries(verdicts) }
}

export async function listFormAnswers(context: Context, hash: string): Promise<FormAnswersAnswer> {
  const { row } = await findAllowedItem(context, 'list_form_answers', hash, 'Worksheet')
  const { query } = context
  const [collects, answers] = await Promise.all([isCollecting(query, row.id), answersOf(query, row.id)])
  return { success: true, collects, answers, limit: FORM_ANSWERS_LIMIT }
}

export async function deleteFormAnswers(
  context: Context,
  { hash_string: hash, ids }: z.output<typeof DeleteFormAnswers>,
): Promise<{ readonly success: true; readonly deleted: number }> {
  const item = await findAllowedItem(context, 'delete_form_answers', hash, 'Worksheet')
  const { visitor } = context
  const deleted = await context.query.transaction(async transaction => {
    const number = await deleteAnswers(transaction, item.row.id, ids)
    const details = `${number} ${number === 1 ? 'answer' : 'answers'} to its form`
    if (number > 0)
      await noteAct(transaction, { item: auditedOf(item), action: 'deleted_for_good', visitor, details })
    return number
  })
  return { success: true, deleted }
}
