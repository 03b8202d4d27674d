/** Explains an error or a notice by the topic of its code, or of the code that its sentence has. */
import { ANSWERS } from '../answers.ts'
import { ARGUMENTS } from '../arguments.ts'
import { BLOCKS } from '../blocks.ts'
import { INPUTS } from '../inputs.ts'
import type { MessageTable } from '../message.ts'
import { NAMES } from '../names.ts'
import { NUMBERS } from '../numbers.ts'
import { PLOTS } from '../plots.ts'
import { PROPERTIES } from '../properties.ts'
import { READINGS } from '../readings.ts'
import { RESOURCES } from '../resources.ts'
import { RESULTS } from '../results.ts'
import { RUNS } from '../runs.ts'
import { SOLVING } from '../solving.ts'
import { SYNTAX } from '../syntax.ts'
import { TABLES } from '../tables.ts'
import { UNCERTAINTY } from '../uncertainty.ts'
import { READ_UNITS, UNKNOWN_UNITS } from '../unit-boxes.ts'
import { UNITS } from '../units.ts'
import { MESSAGE_TOPICS } from './index.ts'
import { type Topic, topicAmong } from './topic.ts'

const TABLES_OF_ALL: readonly MessageTable[] = [
  ANSWERS, ARGUMENTS, BLOCKS, INPUTS, NAMES, NUMBERS, PLOTS, PROPERTIES, READINGS, READ_UNITS, RESOURCES,
  RESULTS, RUNS, SOLVING, SYNTAX, TABLES, UNCERTAINTY, UNITS, UNKNOWN_UNITS,
] // prettier-ignore

interface Pattern {
  readonly code: string
  readonly expression: RegExp
  /** How many characters the sentence has beside its values. */
  readonly fixed: number
}

/** Stands for a value in a sentence while its pattern is made. */
const MARK = '\u0000'

/** Shortest fixed part by which a sentence is known. */
const LEAST_FIXED = 8

let patterns: readonly Pattern[] | undefined

/** @returns the code of the sentence that fits best, also inside of a longer one */
function codeOf(sentence: string): string | undefined {
  patterns ??= TABLES_OF_ALL.flatMap(table =>
    Object.keys(table).map(code => patternOf(code, sampleOf(table[code]!))),
  )
    .filter(({ fixed }) => fixed >= LEAST_FIXED)
    .toSorted((one, other) => other.fixed - one.fixed)
  return patterns.find(({ expression }) => expression.test(sentence))?.code
}

/** The sentence with marks for its values. */
function sampleOf(sentence: MessageTable[string]): string {
  if (typeof sentence === 'string') return sentence
  const values: unknown = new Proxy(
    {},
    { get: (_, name) => (name === 'names' || name === 'open' ? [MARK] : MARK) },
  )
  return sentence(values as never)
}

function patternOf(code: string, sample: string): Pattern {
  const parts = sample.split(MARK).map(part => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return {
    code,
    expression: new RegExp(parts.join('.*?').replace(/\\\.$/, String.raw`\.?`), 'is'),
    fixed: sample.replaceAll(MARK, '').length,
  }
}

export interface Explanation {
  readonly code?: string
  readonly topic: Topic
}

/** @returns undefined for what is no error or notice of the product */
export function explain({
  code,
  message,
}: {
  /** The code, cause or problem of an answer. */
  readonly code?: string | undefined
  /** The sentence of an error or a notice. */
  readonly message?: string | undefined
}): Explanation | undefined {
  const found = message === undefined ? undefined : codeOf(message)
  for (const each of [code, found]) {
    if (each === undefined || each === '') continue
    const topic = topicAmong(MESSAGE_TOPICS, kindOf(each), each)
    if (topic) return { code: each, topic }
  }
  return undefined
}

/** The first word of a code, which is a kind for most of them; all other known codes are of notices. */
function kindOf(code: string): string {
  const [kind = ''] = code.split('.')
  if (MESSAGE_TOPICS.some(({ kinds }) => kinds?.includes(kind))) return kind
  return TABLES_OF_ALL.some(table => code in table) ? 'notice' : ''
}
