/** Asks Onshape and says in words why there is no answer. */
import type * as z from 'zod/mini'
import { Refused } from '../failure.ts'

export interface Question<T> {
  readonly url: string
  readonly answer: z.ZodMiniType<T>
  readonly init: RequestInit
  /** Milliseconds. */
  readonly timeout: number
  /** Whether something is changed: without an answer it is not known then whether it was. */
  readonly changes?: boolean
}

/** Onshape has answered with a status that is a refusal. */
export class OnshapeRefusal extends Error {
  override readonly name = 'OnshapeRefusal'
  readonly status: number
  /** Seconds until Onshape may be asked again; null where it did not say. */
  readonly wait: number | null
  /** The sentence of Onshape, '' without one. */
  readonly sentence: string

  constructor(status: number, wait: number | null, sentence: string) {
    super(`Onshape answered ${status}`)
    this.status = status
    this.wait = wait
    this.sentence = sentence
  }
}

/** Throws OnshapeRefusal, or Refused where there is no usable answer. */
export async function ask<T>({ url, answer, init, timeout, changes = false }: Question<T>): Promise<T> {
  const { status, headers, text } = await send(url, init, timeout, changes)
  const body = readJson(text)
  if (status >= 300)
    throw new OnshapeRefusal(status, retryAfterSeconds(headers.get('retry-after')), sentenceIn(body))
  const read = answer.safeParse(body)
  if (read.success) return read.data
  throw new Refused('elsewhere', `Onshape's answer cannot be read.${changes ? UNCERTAIN : ''}`)
}

const UNCERTAIN = ' It is not known whether the value was stored: read it again.'

async function send(url: string, init: RequestInit, timeout: number, changes: boolean) {
  const signal = AbortSignal.timeout(timeout)
  try {
    const response = await fetch(url, { ...init, signal })
    return { status: response.status, headers: response.headers, text: await response.text() }
  } catch (error) {
    if (signal.aborted)
      throw new Refused(
        'elsewhere',
        `Onshape has not answered within ${Math.ceil(timeout / 1000)} seconds.${changes ? UNCERTAIN : ' Try again later.'}`,
        undefined,
        error,
      )
    const sentence = `Onshape cannot be reached.${changes ? UNCERTAIN : ' Try again later.'}`
    throw new Refused('elsewhere', sentence, undefined, error)
  }
}

/** `undefined` for what is no JSON, such as the page of a proxy. An empty answer is one without content. */
function readJson(text: string): unknown {
  if (text.trim() === '') return null
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** @returns seconds, from a header with seconds or with a time */
export function retryAfterSeconds(header: string | null, now = Date.now()): number | null {
  if (header === null) return null
  if (/^\d+$/.test(header.trim())) return Number(header)
  const time = Date.parse(header)
  return Number.isFinite(time) ? Math.max(0, Math.ceil((time - now) / 1000)) : null
}

function sentenceIn(body: unknown): string {
  const text = (body as { message?: unknown } | null | undefined)?.message
  return typeof text === 'string' ? text.slice(0, 300) : ''
}

/** `2 minutes`, of seconds. */
export function duration(seconds: number): string {
  const [count, unit] =
    seconds < 90
      ? [Math.max(1, Math.ceil(seconds)), 'second']
      : seconds < 5400
        ? [Math.ceil(seconds / 60), 'minute']
        : [Math.ceil(seconds / 3600), 'hour']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

/** The sentence for a person; `changes` as in the question. */
export function refusalOf({ status, wait, sentence }: OnshapeRefusal, changes: boolean): Refused {
  switch (status) {
    case 400:
      return new Refused(
        'elsewhere',
        `Onshape does not accept this${sentence === '' ? '' : ` (${sentence})`}.`,
      )
    case 402:
      return new Refused(
        'elsewhere',
        'The calls of your Onshape plan for this year are used up. Onshape answers again when the plan is renewed or extended.',
      )
    case 403:
      return new Refused(
        'elsewhere',
        changes
          ? 'Onshape does not let you change this document. Ask its owner for edit permission there.'
          : 'You have no access to this document in Onshape. Ask its owner to share it with you there.',
      )
    case 404:
      return new Refused('elsewhere', 'Onshape does not have this document, part or variable any more.')
    case 409:
      return new Refused('elsewhere', 'Somebody changes this part in Onshape at the moment. Try again.')
    case 429:
      return tooMany(wait)
    default:
      return new Refused(
        'elsewhere',
        `Onshape has a fault at the moment (status ${status}). Try again later.`,
      )
  }
}

export const tooMany = (seconds: number | null): Refused =>
  new Refused(
    'elsewhere',
    `Onshape limits the number of calls: try again in ${duration(seconds ?? DEFAULT_WAIT)}. Nothing was changed.`,
  )

/** Seconds to wait where Onshape does not say it. */
export const DEFAULT_WAIT = 60
