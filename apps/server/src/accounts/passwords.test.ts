import { describe, expect, it, vi } from 'vitest'
import { checkPassword, hashPassword } from './passwords.ts'

// The one test that hashes at the full cost.
vi.unmock('./password-cost.ts')

describe('a password', () => {
  it('is known again, and no other one', async () => {
    const stored = await hashPassword('correct horse battery')
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(await checkPassword('correct horse battery', stored)).toBe(true)
    expect(await checkPassword('correct horse batterY', stored)).toBe(false)
    expect(await hashPassword('correct horse battery')).not.toBe(stored)
  })

  it('is the same however its letters are composed', async () => {
    const stored = await hashPassword('pâté de campagne')
    expect(await checkPassword('pâté de campagne'.normalize('NFD'), stored)).toBe(true)
  })

  it('is nobody’s when there is no account', async () => {
    expect(await checkPassword('', null)).toBe(false)
  })

  it.each(['', 'plain text', '$2b$10$abcdefghijklmnopqrstuu'])('is not compared with %j', async stored => {
    await expect(checkPassword('correct horse battery', stored)).rejects.toThrow('argon2id')
  })
})

it('a flood of them waits, and what is too much is refused', async () => {
  // A hash that is quick to check.
  const stored = `$argon2id$v=19$m=8,t=1,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`
  const answers = await Promise.allSettled(Array.from({ length: 300 }, () => checkPassword('x', stored)))
  const refused = answers.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(98)
  expect(refused[0]).toMatchObject({ reason: { problem: 'server' } })
  expect(await checkPassword('x', stored)).toBe(false)
})
