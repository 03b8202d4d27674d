import {
  BATCH_LIMIT,
  type BatchAnswer,
  type BatchRequest,
  type MoveGain,
  type ServerClient,
} from '@calcwright/contract'
import { granted } from '../session/granted.ts'

/**
 * The batch call for any number of items: as many calls as that takes, one after the other, their
 * answers as one.
 */
export async function sendBatches(client: ServerClient, request: BatchRequest): Promise<BatchAnswer> {
  const answers: BatchAnswer[] = []
  for (let done = 0; done < request.items.length; done += BATCH_LIMIT) {
    const items = request.items.slice(done, done + BATCH_LIMIT)
    // One after the other: whoever selects thousands of rows is not to keep others waiting.
    answers.push(await granted(client.batch({ ...request, items })))
  }
  return {
    success: true,
    message: answers.find(({ message }) => message !== '')?.message ?? '',
    failed_on_one: answers.some(answer => answer.failed_on_one),
    failed: answers.flatMap(({ failed }) => failed),
    to_remove: Object.assign({}, ...answers.map(answer => answer.to_remove)) as BatchAnswer['to_remove'],
    gains: addedUp(answers.flatMap(answer => answer.gains)),
  }
}

/** Each of those who gain once. */
function addedUp(gains: readonly MoveGain[]): MoveGain[] {
  return [...Map.groupBy(gains, gain => gain.who)].map(([who, of]) => ({
    who,
    rights_level: Math.max(...of.map(gain => gain.rights_level)) as MoveGain['rights_level'],
    items: of.reduce((sum, gain) => sum + gain.items, 0),
  }))
}
