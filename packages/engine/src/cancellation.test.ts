import { expect, test } from 'vitest'
import { hasCancellation, withoutNegligibleTerms } from './cancellation.ts'
import type { EngineValue } from './protocol.ts'

const int = (v: number): EngineValue => ({ t: 'int', v: String(v) })
const call = (f: string, ...args: EngineValue[]): EngineValue => ({ t: 'call', f, args })
const root = (of: number): EngineValue => call('^', int(of), { t: 'rat', n: '1', d: '2' })
const list = (...items: EngineValue[]): EngineValue => ({ t: 'list', kind: 'vector', items })

const NOTHING = call('+', call('*', root(2), root(3)), call('-', root(6)))

test.each<[string, EngineValue, boolean]>([
  ['two roots', call('+', root(2), root(3)), false],
  ['a difference that keeps its digits', call('+', root(3), call('-', root(2))), false],
  ['a difference that is zero', NOTHING, true],
  ['inside of a product', call('*', int(2), call('inv', NOTHING)), true],
  ['in a list', list(int(1), NOTHING), true],
  ['with a name', call('+', { t: 'name', v: 'x_0' }, call('-', root(2))), false],
  ['a whole number', int(0), false],
])('%s', (_, value, expected) => {
  expect(hasCancellation(value)).toBe(expected)
})

test('a rest beside the terms is nothing, a small number is one', () => {
  const rest: EngineValue = { t: 'real', v: '1.2e-79' }
  const small: EngineValue = { t: 'real', v: '1.2e-30' }
  expect(withoutNegligibleTerms(NOTHING, rest)).toEqual({ t: 'float', v: 0 })
  expect(withoutNegligibleTerms(NOTHING, small)).toBe(small)
  expect(withoutNegligibleTerms(list(NOTHING, int(1)), list(rest, small))).toEqual(
    list({ t: 'float', v: 0 }, small),
  )
})
