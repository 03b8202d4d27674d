/**
 * Limits on how often something may be tried. The counts are in the database: all processes share them, and
 * they outlive each process.
 */
import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { Refused } from '../failure.ts'
import { networkOf } from '../http/client.ts'
import { digestOf } from '../sessions.ts'

const LIMITS = {
  /** Wrong passwords from one network address, which may be a whole company. */
  'sign-in-from': { points: 60, duration: 600 },
  /** Wrong passwords for one account from one network address, so that nobody is locked out by others. */
  'sign-in-pair': { points: 10, duration: 600 },
  /** Wrong passwords in one browser with which the person has signed in before. */
  'sign-in-known': { points: 10, duration: 600 },
  /** Wrong passwords for one account from all addresses together. */
  'sign-in-to': { points: 300, duration: 600 },
  /** Wrong codes of the second step for one account, by whoever has its password. */
  'code-of': { points: 10, duration: 600 },
  /** Mails that one network address asks for. */
  'mail-from': { points: 30, duration: 3600 },
  /** Mails to one address. */
  'mail-to': { points: 5, duration: 3600 },
  /** Invitations that are mailed to one person by all people together. */
  'invite-to': { points: 40, duration: 86_400 },
  /** Invitations that one person has mailed to another, so that nobody uses up what others may send. */
  'invite-pair': { points: 10, duration: 86_400 },
  /** Mails about one invitation: a repeated invitation sends no second mail. */
  'invite-again': { points: 1, duration: 86_400 },
  /** Addresses that one person invites. */
  'invite-by': { points: 200, duration: 3600 },
  /** Requests of one person for access. */
  'ask-access': { points: 50, duration: 86_400 },
  /** Mails to one person about what has happened in worksheets. */
  'notice-to': { points: 60, duration: 86_400 },
  /** Comments of one person, or of one network address without a person. */
  'comment-by': { points: 300, duration: 3600 },
  /** Answers to forms that one person, or one network address without a person, sends. */
  'form-answer-by': { points: 120, duration: 3600 },
  /** Answers to the form of one worksheet by all people together. */
  'form-answer-to': { points: 1000, duration: 3600 },
  /** Files that the server fetches by their address for one person. */
  'fetch-by': { points: 200, duration: 3600 },
  /** Sets of inputs that one token, or one person without a token, evaluates. */
  'evaluate-by': { points: 200_000, duration: 3600 },
  /** Sets of inputs that one person evaluates, by however many tokens. */
  'evaluate-by-person': { points: 600_000, duration: 3600 },
  /** Calls of the evaluation service by one token, or by one person without a token. */
  'api-by': { points: 20_000, duration: 3600 },
  /** PDFs that one person, or one network address without a person, asks for. */
  'pdf-by': { points: 300, duration: 3600 },
} as const

export type LimitName = keyof typeof LIMITS

export class Limiter {
  readonly #pool: Pool
  readonly #limiters: ReadonlyMap<LimitName, RateLimiterPostgres>

  constructor(pool: Pool) {
    this.#pool = pool
    const make = (name: LimitName) =>
      new RateLimiterPostgres({
        storeClient: pool,
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
        ...LIMITS[name],
      })
    this.#limiters = new Map((Object.keys(LIMITS) as LimitName[]).map(name => [name, make(name)]))
  }

  /** Counts attempts. Throws Refused when there were too many. */
  async count(limit: LimitName, key: string, tries = 1): Promise<void> {
    try {
      await this.#of(limit).consume(keyOf(key), tries)
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error
      throw tooMany(error.msBeforeNext)
    }
  }

  /** Counts the same attempts by several limits, in one statement. Throws Refused when one of them had too many. */
  async countBy(keys: Partial<Record<LimitName, string>>, tries: number): Promise<void> {
    const limits = Object.keys(keys) as LimitName[]
    const now = Date.now()
    const { rows } = await this.#pool.query<CountRow>({
      ...COUNT,
      values: [
        limits.map(limit => this.#of(limit).getKey(keyOf(keys[limit]!))),
        limits.map(limit => now + LIMITS[limit].duration * 1000),
        tries,
        now,
      ],
    })
    for (const limit of limits) {
      const row = rows.find(({ key }) => key === this.#of(limit).getKey(keyOf(keys[limit]!)))
      if (row && row.points > LIMITS[limit].points) throw tooMany(Number(row.expire) - now)
    }
  }

  /** Counts an attempt. Returns false when there were too many. */
  async allows(limit: LimitName, key: string): Promise<boolean> {
    try {
      await this.#of(limit).consume(keyOf(key))
      return true
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error
      return false
    }
  }

  /** Takes a counted attempt back because it did no harm. */
  async forgive(limit: LimitName, key: string): Promise<void> {
    await this.#of(limit).reward(keyOf(key))
  }

  async removeExpired(): Promise<void> {
    await this.#pool.query('delete from rate_limits where expire < $1', [Date.now()])
  }

  #of(limit: LimitName): RateLimiterPostgres {
    return this.#limiters.get(limit) as RateLimiterPostgres
  }
}

interface CountRow {
  readonly key: string
  readonly points: number
  /** Milliseconds since 1970, as PostgreSQL sends numbers of 64 bits. */
  readonly expire: string
}

/** The statement of rate-limiter-flexible for several keys. Their order is the same for all, so that none waits in a circle. */
const COUNT = {
  name: 'count-by',
  text: `
    insert into rate_limits (key, points, expire)
    select key, $3::int, expire from unnest($1::text[], $2::bigint[]) as asked (key, expire) order by key
    on conflict (key) do update set
      points = case when rate_limits.expire <= $4 then excluded.points else rate_limits.points + excluded.points end,
      expire = case when rate_limits.expire <= $4 then excluded.expire else rate_limits.expire end
    returning key, points, expire`,
}

function tooMany(milliseconds: number): Refused {
  const minutes = Math.max(1, Math.ceil(milliseconds / 60_000))
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
  return new Refused('too-many', `There were too many attempts. Try again in ${wait}.`).after(
    milliseconds / 1000,
  )
}

/** The mailbox of an address: people may add + and any text to the name before the @ of their mailbox. */
export function mailboxOf(email: string): string {
  const [name = '', host = ''] = email.toLowerCase().split('@')
  return `${name.replace(/\+.*$/, '') || name}@${host}`
}

/** Counts are stored under a digest, so that the table does not reveal addresses. */
const keyOf = (key: string): string => digestOf(networkOf(key)).slice(0, 32)
