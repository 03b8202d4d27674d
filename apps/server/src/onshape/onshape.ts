/**
 * Asks Onshape for a person: with the person's token, from what was answered within the last minute where that is
 * enough, and not before the time at which Onshape wants to be asked again.
 */
import type * as z from 'zod/mini'
import type { Query } from '../db/database.ts'
import { Refused } from '../failure.ts'
import { DEFAULT_WAIT, OnshapeRefusal, ask, refusalOf, tooMany } from './ask.ts'
import type { OnshapeSettings } from './settings.ts'
import { accessToken } from './sign-ins.ts'

/** Milliseconds for which an answer is good enough. */
const GOOD_FOR = 60_000
const MOST_ANSWERS = 500

interface Reading {
  /** Asks although an answer is at hand. */
  readonly fresh?: boolean | undefined
}

interface Change {
  readonly method: 'POST' | 'DELETE'
  readonly body?: unknown
}

interface CachedAnswer {
  readonly answer: unknown
  readonly until: number
}

export class Onshape {
  readonly settings: OnshapeSettings
  readonly #query: Query
  readonly #answers = new Map<string, CachedAnswer>()
  /** Time until which Onshape does not want to be asked by a person. */
  readonly #waits = new Map<string, number>()

  constructor(settings: OnshapeSettings, query: Query) {
    this.settings = settings
    this.#query = query
  }

  /** Throws Refused with a sentence. */
  async read<T>(
    userId: string,
    path: string,
    answer: z.ZodMiniType<T>,
    { fresh = false }: Reading = {},
  ): Promise<T> {
    const key = `${userId} ${path}`
    const cached = this.#answers.get(key)
    if (!fresh && cached && cached.until > Date.now()) return cached.answer as T
    const found = await this.#ask(userId, path, answer, { method: 'GET' })
    this.#answers.delete(key)
    this.#answers.set(key, { answer: found, until: Date.now() + GOOD_FOR })
    for (const oldest of this.#answers.keys()) {
      if (this.#answers.size <= MOST_ANSWERS) break
      this.#answers.delete(oldest)
    }
    return found
  }

  /** Changes something in Onshape. Throws OnshapeRefusal for a status, and Refused for no answer. */
  async change<T>(userId: string, path: string, answer: z.ZodMiniType<T>, change: Change): Promise<T> {
    try {
      return await this.#ask(userId, path, answer, change)
    } finally {
      // Earlier answers about the part may be outdated now, for everybody.
      const part = /\/e\/[^/]+\//.exec(path)?.[0] ?? path
      for (const key of this.#answers.keys()) if (key.includes(part)) this.#answers.delete(key)
    }
  }

  async #ask<T>(
    userId: string,
    path: string,
    answer: z.ZodMiniType<T>,
    how: Change | { readonly method: 'GET'; readonly body?: undefined },
  ): Promise<T> {
    const wait = (this.#waits.get(userId) ?? 0) - Date.now()
    if (wait > 0) throw tooMany(Math.ceil(wait / 1000))
    const token = await this.#token(userId)
    try {
      return await this.#send(token, path, answer, how)
    } catch (error) {
      if (!(error instanceof OnshapeRefusal)) throw error
      if (error.status === 401) {
        const renewed = await this.#token(userId, token)
        return await this.#send(renewed, path, answer, how).catch(again => this.#refuse(userId, again, how))
      }
      return this.#refuse(userId, error, how)
    }
  }

  #send<T>(
    token: string,
    path: string,
    answer: z.ZodMiniType<T>,
    { method, body }: { readonly method: string; readonly body?: unknown },
  ): Promise<T> {
    const headers = {
      accept: 'application/json',
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    }
    const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }
    const { apiUrl, timeout } = this.settings
    return ask({ url: apiUrl + path, answer, init, timeout, changes: method !== 'GET' })
  }

  /** Reads give up with a sentence; changes leave what to do about a status to their caller. */
  #refuse(userId: string, error: unknown, { method }: { readonly method: string }): never {
    if (!(error instanceof OnshapeRefusal)) throw error
    if (error.status === 401) throw signInEnded()
    if (error.status === 429) this.#waits.set(userId, Date.now() + (error.wait ?? DEFAULT_WAIT) * 1000)
    throw method === 'GET' ? refusalOf(error, false) : error
  }

  async #token(userId: string, refused?: string): Promise<string> {
    try {
      const token = await accessToken(this.#query, this.settings, userId, refused)
      if (token !== null) return token
    } catch (error) {
      throw error instanceof OnshapeRefusal ? refusalOf(error, false) : error
    }
    throw refused === undefined ? notSignedIn() : signInEnded()
  }
}

const notSignedIn = (): Refused => new Refused('token', 'Connect to Onshape first.')

const signInEnded = (): Refused =>
  new Refused('token', 'Your sign-in to Onshape has ended or was revoked there. Connect to Onshape again.')
