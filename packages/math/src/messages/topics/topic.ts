/** One page of help: on errors and notices, on what people come to do, on a setting. */
import { isAbout } from '../message.ts'

/** Lines of plain notation that do not work, and what to write instead. */
export interface Example {
  readonly wrong: readonly string[]
  readonly right: readonly string[]
}

export interface Topic {
  readonly id: string
  readonly title: string
  /** Words that people search for it with, beside those that stand in it, with commas between. */
  readonly words?: string
  /** Codes of the errors and notices that it is about. */
  readonly codes?: readonly string[]
  /** Kinds of errors, and `notice`, whose other messages belong here. */
  readonly kinds?: readonly string[]
  readonly meaning: string
  readonly example?: Example
  readonly steps: readonly string[]
}

/**
 * @param kind the kind of a message, or the id of a topic
 * @param code of the message; the topic that names the nearest code above it counts
 */
export function topicAmong(topics: readonly Topic[], kind: string, code: string): Topic | undefined {
  const subjects = topics.flatMap(topic => (topic.codes ?? []).map(subject => ({ topic, subject })))
  const nearest = subjects
    .filter(({ subject }) => isAbout(code, subject))
    .toSorted((one, other) => other.subject.length - one.subject.length)
  return (
    nearest[0]?.topic ??
    topics.find(topic => topic.kinds?.includes(kind)) ??
    topics.find(topic => topic.id === kind)
  )
}
