import { randomInt } from 'node:crypto'

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** 131 random bits, which nobody guesses and which never repeat. The text fits a HashString of the contract. */
export function randomHash(): string {
  return Array.from({ length: 22 }, () => DIGITS[randomInt(DIGITS.length)]).join('')
}
