import { describe, expect, it } from 'vitest'
import { createRegistry } from './registry.ts'
import { isSkipped } from './skipped.ts'
import type { AnyBlockType, Block } from './types.ts'

const type = (name: string, divides = false) =>
  ({ type: name, version: 1, migrations: {}, divides }) as AnyBlockType
const registry = createRegistry([type('if'), type('else', true), type('text')])

/** `if` holds `a`, `elif`, `b`, `else` and `c`; `a`, `b` and `c` are texts. */
const types: Record<string, string> = {
  if: 'if',
  a: 'text',
  elif: 'else',
  b: 'text',
  else: 'else',
  c: 'text',
}
const blockOf = (id: string): Block => ({ id, type: types[id]!, parent: id === 'if' ? null : 'if' }) as Block
const worksheet = {
  registry,
  block: blockOf,
  childrenOf: () => Object.keys(types).slice(1),
}

const skippedWith = (
  outcomes: Record<string, { readonly truth?: boolean; readonly skipped?: true }>,
): string =>
  Object.keys(types)
    .filter(id => {
      const outcomesOf = (of: string) => (outcomes[of] ? [outcomes[of]] : [])
      return isSkipped(worksheet, outcomesOf, blockOf(id))
    })
    .join(' ')

describe('lines of branches', () => {
  it.each([
    [{}, ''],
    [{ if: { truth: true }, elif: { skipped: true as const } }, 'elif b c'],
    [{ if: { truth: false }, elif: { truth: true } }, 'a c'],
    [{ if: { truth: false }, elif: { truth: false } }, 'a b'],
    [{ if: { truth: false }, a: { skipped: true as const } }, 'a'],
  ])('%o', (outcomes, wanted) => expect(skippedWith(outcomes)).toBe(wanted))
})
