import { expect, it } from 'vitest'
import { type ConnectionOrigin, ConnectionLimits } from './connection-limits.ts'

/** Returns how many of 1,500 windows are admitted. */
function admitted(of: (n: number) => ConnectionOrigin): number {
  const limits = new ConnectionLimits()
  return Array.from({ length: 1500 }, (_, n) => limits.enter(of(n))).filter(leave => leave !== null).length
}

it.each<[string, number, (n: number) => ConnectionOrigin]>([
  ['one person', 100, n => ({ userId: 'ann', address: `a${n}`, worksheet: `w${n}` })],
  ['one address without an account', 40, n => ({ userId: null, address: 'a', worksheet: `w${n}` })],
  ['people of one address', 1000, n => ({ userId: `p${n}`, address: 'a', worksheet: `w${n}` })],
  ['one worksheet', 300, n => ({ userId: `p${n}`, address: `a${n}`, worksheet: 'w' })],
  ['strangers on one worksheet', 300, n => ({ userId: null, address: `a${n}`, worksheet: 'w' })],
])('%s has %d windows at most', (_, most, of) => {
  expect(admitted(of)).toBe(most)
})

it('has room again when one leaves', () => {
  const limits = new ConnectionLimits()
  const window = { userId: null, address: 'a', worksheet: 'w' }
  const leaving = Array.from({ length: 40 }, () => limits.enter(window))
  expect(limits.enter(window)).toBeNull()
  leaving[0]!()
  expect(limits.enter(window)).not.toBeNull()
  expect(limits.enter(window)).toBeNull()
})
