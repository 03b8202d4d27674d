/**
 * Browsers in which a person has signed in before. Each holds a mark that only the server can make, from the
 * stored hash of the password. A new password invalidates all marks, and none is stored.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { newSecret } from '../sessions.ts'

/** People who sign in with one browser and whose marks it holds at a time. */
const MARKS = 4

interface Account {
  readonly id: string
  readonly passwordHash: string | null
}

/** Text of the cookie that the browser holds from now on. */
export function markDevice(before: string | undefined, account: Account): string {
  const nonce = newSecret().slice(0, 16)
  const others = marksOf(before).filter(mark => !isMarkOf(mark, account))
  return [`${nonce}-${macOf(nonce, account)}`, ...others].slice(0, MARKS).join('.')
}

/** The mark that the browser holds for the account; null for none. */
export function deviceMarkOf(cookie: string | undefined, account: Account | null): string | null {
  if (account === null || account.passwordHash === null) return null
  return marksOf(cookie).find(mark => isMarkOf(mark, account)) ?? null
}

const marksOf = (cookie: string | undefined): readonly string[] => cookie?.split('.').slice(0, MARKS) ?? []

function isMarkOf(mark: string, account: Account): boolean {
  const [given, expected] = [Buffer.from(mark.slice(17)), Buffer.from(macOf(mark.slice(0, 16), account))]
  return given.length === expected.length && timingSafeEqual(given, expected)
}

const macOf = (nonce: string, { id, passwordHash }: Account): string =>
  createHmac('sha256', passwordHash ?? '')
    .update(`device ${nonce} ${id}`)
    .digest('base64url')
