/** Every page of help, and which one a message belongs to. */
import type { HelpTopic } from '@calcwright/editor'
import { isAbout } from '@calcwright/math/messages'
import { FLOW_TOPICS } from './flow-topics.ts'
import { FORMULA_TOPICS } from './formula-topics.ts'
import { PLOT_TOPICS } from './plot-topics.ts'
import { PROPERTY_TOPICS } from './property-topics.ts'
import { RUN_TOPICS } from './run-topics.ts'
import { SETTING_TOPICS } from './setting-topics.ts'
import { SOLVER_TOPICS } from './solver-topics.ts'
import type { Topic } from './topic.ts'
import { UNIT_TOPICS } from './unit-topics.ts'
import { VALUE_TOPICS } from './value-topics.ts'

/** Pages on errors and notices. */
export const MESSAGE_TOPICS: readonly Topic[] = [
  ...FORMULA_TOPICS,
  ...UNIT_TOPICS,
  ...VALUE_TOPICS,
  ...PROPERTY_TOPICS,
  ...SOLVER_TOPICS,
  ...FLOW_TOPICS,
  ...PLOT_TOPICS,
  ...RUN_TOPICS,
]

export { SETTING_TOPICS }

export const TOPICS: readonly Topic[] = [...SETTING_TOPICS, ...MESSAGE_TOPICS]

/**
 * @param kind the kind of a message, or the id of a topic
 * @param code of the message; undefined where its kind says it all
 */
export function findTopic(kind: string, code: string = kind): Topic | undefined {
  return (
    TOPICS.find(topic => topic.codes?.some(subject => isAbout(code, subject))) ??
    TOPICS.find(topic => topic.kinds?.some(other => other === kind)) ??
    TOPICS.find(topic => topic.id === kind)
  )
}

/** Address of the page on a message, or on a block. */
export function helpAddress({ kind, code, message }: HelpTopic): string {
  const query = new URLSearchParams({ kind })
  if (code !== undefined) query.set(kind === 'block' ? 'type' : 'code', code)
  if (kind !== 'block') query.set('message', message)
  return `/error_help?${query.toString()}`
}
