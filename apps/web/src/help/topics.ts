/** Every page of help, and which one a message belongs to. */
import type { HelpTopic } from '@calcwright/editor'
import { MESSAGE_TOPICS, type Topic, topicAmong } from '@calcwright/math/messages/topics'
import { SETTING_TOPICS } from './setting-topics.ts'

export { MESSAGE_TOPICS, SETTING_TOPICS }

export const TOPICS: readonly Topic[] = [...SETTING_TOPICS, ...MESSAGE_TOPICS]

/**
 * @param kind the kind of a message, or the id of a topic
 * @param code of the message; undefined where its kind says it all
 */
export const findTopic = (kind: string, code: string = kind): Topic | undefined =>
  topicAmong(TOPICS, kind, code)

/** Address of the page on a message, or on a block. */
export function helpAddress({ kind, code, message }: HelpTopic): string {
  const query = new URLSearchParams({ kind })
  if (code !== undefined) query.set(kind === 'block' ? 'type' : 'code', code)
  if (kind !== 'block' && message !== '') query.set('message', message)
  return `/error_help?${query.toString()}`
}
