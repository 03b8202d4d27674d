/** Every page of help, and which one a message belongs to. */
import type { HelpTopic } from '@calcwright/editor'
import { FORMULA_TOPICS } from './formula-topics.ts'
import { RUN_TOPICS } from './run-topics.ts'
import type { Topic } from './topic.ts'
import { UNIT_TOPICS } from './unit-topics.ts'
import { VALUE_TOPICS } from './value-topics.ts'

/** Those about a certain message come before the ones that a kind falls back on. */
export const TOPICS: readonly Topic[] = [...FORMULA_TOPICS, ...UNIT_TOPICS, ...VALUE_TOPICS, ...RUN_TOPICS]

/** @param kind of an error, or the id of a topic; undefined where neither fits */
export function findTopic(kind: string, message: string): Topic | undefined {
  const named = TOPICS.find(topic => topic.id === kind && topic.kinds === undefined)
  if (named) return named
  return (
    TOPICS.find(topic => message !== '' && topic.about?.test(message)) ??
    TOPICS.find(topic => topic.kinds?.some(other => other === kind)) ??
    TOPICS.find(topic => topic.id === kind)
  )
}

/** Address of the page on a message. */
export function helpAddress({ kind, message }: HelpTopic): string {
  return `/error_help?${new URLSearchParams({ kind, message }).toString()}`
}
