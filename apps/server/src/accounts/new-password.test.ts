import { expect, it } from 'vitest'
import { checkNewPassword } from './new-password.ts'

const EASY = 'This password is easy to guess. Add a word or two that have nothing to do with it.'
const ABOUT = ['Ann Bridgewater', 'ann@example.com']

it.each([
  ['hunter2hunter2', EASY],
  ['schokolade77', EASY],
  ['liverpool10', EASY],
  ['abcdefghijk', EASY],
  ['12.12.1980ab', EASY],
  ['P@ssw0rd2024!', 'This password is one of the first that are tried'],
  ['qwe123asd456', EASY],
  ['Ann@Example.com1', EASY],
  ['bridgewater99', EASY],
  ['calcwright2024', 'This password is one of the first that are tried'],
  ['password12', 'This password is one of the first that are tried'],
  ['Password1!', 'This password is one of the first that are tried'],
  ['short', 'A password has at least 10 characters'],
])('%s is refused', async (password, message) => {
  await expect(checkNewPassword(password, ABOUT)).rejects.toThrow(message)
})

it.each([
  'correct horse battery',
  'the owner was here',
  'another fine one',
  'zwei grüne Elefanten',
  'kX9$vLp2qR',
  'Tr0ub4dor&3',
  'four seven words ago'.repeat(9),
])('%s is taken', async password => expect(await checkNewPassword(password, ABOUT)).toBeUndefined())
