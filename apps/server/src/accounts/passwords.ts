/** Passwords as argon2id hashes. */
import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { Refused } from '../failure.ts'
import { Slots } from '../threads/slots.ts'
import { COST, type HashCost } from './password-cost.ts'

const SALT_BYTES = 16
const HASH_BYTES = 32

const derive = promisify<'argon2id', Argon2Parameters, Buffer>(argon2)

/**
 * Limits passwords at a time, and waiting: each takes 19 MB, a processor, and one of the four threads that
 * Node has for files and compression.
 */
const slots = new Slots({
  atOnce: 2,
  ofOne: 2,
  waitingOfOne: 200,
  refuse: () => new Refused('server', 'Too many people are signing in at once. Try again.'),
})

/** Returns `$argon2id$v=19$m=…,t=…,p=…$salt$hash`, the form that other implementations write too. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const hash = await deriveKey(password, salt, COST, HASH_BYTES)
  const { memory, passes, parallelism } = COST
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(hash)}`
}

/** @param stored hash of the password; null for an unknown account, whose check takes as long and fails */
export async function checkPassword(password: string, stored: string | null): Promise<boolean> {
  const { cost, salt, hash } = parse(stored ?? NOBODY)
  const derived = await deriveKey(password, salt, cost, hash.length)
  return timingSafeEqual(derived, hash) && stored !== null
}

/** Hash of a random password, checked in place of that of an unknown account. */
const NOBODY = await hashPassword(randomBytes(SALT_BYTES).toString('hex'))

async function deriveKey(password: string, salt: Buffer, cost: HashCost, tagLength: number): Promise<Buffer> {
  // The same letters may be typed as different code points, so their normal form is hashed.
  const message = Buffer.from(password.normalize('NFKC'))
  const end = await slots.take('everybody')
  try {
    return await derive('argon2id', { message, nonce: salt, tagLength, ...cost })
  } finally {
    end()
  }
}

const FORM = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

function parse(stored: string): { cost: HashCost; salt: Buffer; hash: Buffer } {
  const match = FORM.exec(stored)
  if (!match) throw new Error('A stored password does not have the form of an argon2id hash')
  const [, memory, passes, parallelism, salt = '', hash = ''] = match
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  }
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}
