/** Every page of help, and which one a message belongs to. */
import type { HelpTopic } from '@calcwright/editor'
import { FORMULA_TOPICS } from './formula-topics.ts'
import { RUN_TOPICS } from './run-topics.ts'
import type { Topic } from './topic.ts'
import { UNIT_TOPICS } from './unit-topics.ts'
import { VALUE_TOPICS } from './value-topics.ts'

/** Those about a certain message come before the ones that a kind falls back on. */
export const TOPICS: readonly Topic[] = [...FORMULA_TOPICS, ...UNIT_TOPICS, ...VALUE_TOPICS, ...RUN_TOPICS]

/**
 * @param kind the code of an error, as `unit.mismatch`, its kind, or the id of a topic; undefined where none fits
 * @param message tells apart what has no code: notices, and formulas that cannot be read
 */
export function findTopic(kind: string, message: string): Topic | undefined {
  const named = TOPICS.find(topic => topic.id === kind && topic.kinds === undefined)
  if (named) return named
  const [group, detail] = kind.split('.')
  const isTold = detail === undefined && message !== ''
  return (
    TOPICS.find(topic => topic.codes?.includes(kind)) ??
    (isTold ? TOPICS.find(topic => topic.about?.test(message)) : undefined) ??
    TOPICS.find(topic => topic.kinds?.some(other => other === group)) ??
    TOPICS.find(topic => topic.id === kind)
  )
}

/** Address of the page on a message, or on a block. */
export function helpAddress({ kind, code = kind, message }: HelpTopic): string {
  if (kind === 'block') return `/error_help?${new URLSearchParams({ kind, type: code }).toString()}`
  return `/error_help?${new URLSearchParams({ kind: code, message }).toString()}`
}
