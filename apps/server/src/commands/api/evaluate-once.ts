/** Evaluates a worksheet once for each key of a program, and answers the same again when the call is repeated. */
import type { EvaluateRequest } from '@calcwright/contract'
import { type KeyedCall, findRepeat, storeRepeat } from '../../evaluation/repeats.ts'
import type { Visitor } from '../../policies/policy.ts'
import { digestOf } from '../../sessions.ts'
import type { Context } from '../../context.ts'
import { findAllowedItem } from '../find-allowed-item.ts'
import { callerOf, evaluateWorksheet, evaluationCall } from './evaluate-worksheet.ts'

interface OnceEvaluated {
  /** JSON text of an EvaluateAnswer. */
  readonly text: string
  /** `repeated` for an answer of an earlier call; `too-large` for one that cannot be asked for again. */
  readonly status: 'stored' | 'repeated' | 'too-large'
}

/**
 * The rights of the moment hold for repeated answers as well. Refusals are not stored: the call may be sent again.
 *
 * @param key names the call among those of the token
 */
export async function evaluateOnce(
  context: Context,
  hash: string,
  request: EvaluateRequest,
  key: string,
  left: AbortSignal,
): Promise<OnceEvaluated> {
  const { row } = await findAllowedItem(context, evaluationCall(request), hash, 'Worksheet')
  const visitor = context.visitor as Visitor
  const call: KeyedCall = {
    userId: visitor.userId,
    key: digestOf(`${callerOf(visitor)} ${key}`),
    request: digestOf(`${row.id} ${JSON.stringify(request)}`),
  }
  const earlier = await findRepeat(context.query, call)
  if (earlier !== null) return { text: earlier, status: 'repeated' }
  const evaluated = await evaluateWorksheet(context, hash, request, left)
  const { answer, isStored } = await storeRepeat(context.query, call, evaluated)
  return { text: answer, status: isStored ? (answer === evaluated ? 'stored' : 'repeated') : 'too-large' }
}
