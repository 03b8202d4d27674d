import { randomInt } from 'node:crypto'

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** 131 bits: nobody guesses one, and two are never the same. Fits where the contract wants a HashString. */
export function randomHash(): string {
  return Array.from({ length: 22 }, () => DIGITS[randomInt(DIGITS.length)]).join('')
}
