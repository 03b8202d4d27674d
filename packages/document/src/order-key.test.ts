import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newSessionTag, orderKeysBetween } from './order-key.ts'

const sorted = (keys: readonly string[]): boolean => keys.every((key, i) => i === 0 || keys[i - 1]! < key)

describe('orderKeysBetween', () => {
  it('numbers a run with keys of nearly constant length', () => {
    const keys = orderKeysBetween(null, null, 'abc', 5000)
    expect(sorted(keys)).toBe(true)
    expect(Math.max(...keys.map(key => key.length))).toBeLessThan(10)
  })

  it('keeps the lines of two people who type at one place in two runs', () => {
    const [left, right] = ['1aaaa0', '1aaaa1']
    const type = (tag: string): string[] => {
      const keys: string[] = []
      for (let i = 0; i < 100; i++) keys.push(orderKeysBetween(keys.at(-1) ?? left, right, tag, 1)[0]!)
      return keys
    }
    const [mine, theirs] = [type('AAA'), type('BBB')]
    const all = [...mine, ...theirs].sort()
    expect(all).toEqual([...mine, ...theirs])
    expect(left < all[0]! && all.at(-1)! < right).toBe(true)
  })

  it('keeps keys short when every key goes before the last', () => {
    let right = orderKeysBetween(null, null, 'abc', 1)[0]!
    for (let i = 0; i < 1000; i++) right = orderKeysBetween(null, right, 'abc', 1)[0]!
    expect(right.length).toBeLessThan(250)
  })

  it('puts a key anywhere, whatever was put before', () => {
    const places = fc.array(
      fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.constantFrom('aaa', 'zZ9', '000')),
      {
        maxLength: 80,
      },
    )
    fc.assert(
      fc.property(places, steps => {
        const keys: string[] = []
        for (const [where, tag] of steps) {
          const at = Math.round(where * keys.length)
          keys.splice(at, 0, ...orderKeysBetween(keys[at - 1] ?? null, keys[at] ?? null, tag, 1 + (at % 3)))
        }
        expect(sorted(keys)).toBe(true)
      }),
    )
  })

  it('ends for damaged neighbours too', () => {
    for (const [left, right] of [
      ['a', 'a0'],
      ['b', 'a'],
      ['a', 'a'],
      ['', '0'],
      ['~', '~~'],
    ] as const)
      // prettier-ignore
      expect(orderKeysBetween(left, right, 'abc', 2)).toHaveLength(2)
  })
})

describe('newSessionTag', () => {
  it('has three digits, for every random number', () => {
    for (const random of [0, 0.5, 0.999999]) expect(newSessionTag(() => random)).toMatch(/^[0-9A-Za-z]{3}$/)
  })
})
