import { expect, test } from 'vitest'
import { shortDecimals } from './decimals.ts'
import type { EngineValue, Success } from './protocol.ts'

const int = (v: number): EngineValue => ({ t: 'int', v: String(v) })
const float = (v: number): EngineValue => ({ t: 'float', v })
const list = (...items: EngineValue[]): EngineValue => ({ t: 'list', kind: 'vector', items })
const long: EngineValue = { t: 'call', f: '+', args: Array.from({ length: 80 }, (_, k) => int(k)) }

function answer(value: EngineValue, approximation?: EngineValue, numbers?: number[]): Success {
  return {
    ok: true,
    kind: 'symbolic',
    text: '',
    warnings: [],
    value,
    ...(approximation && { approximation }),
    ...(numbers && { numbers: Float64Array.from(numbers) }),
  }
}

test.each<[string, Success, string | null]>([
  ['a short form', answer({ t: 'call', f: '+', args: [int(1), int(2)] }, float(3)), null],
  ['a long form', answer(long, float(3160)), '(3160.0)'],
  ['a small number', answer(long, float(-1.5e-7)), '(-1.5e-7)'],
  ['a large number', answer(long, float(1e30)), '(1e30)'],
  ['a complex number', answer(long, { t: 'complex', re: float(0.5), im: int(2) }), '((0.5)+2*i)'],
  ['a long form among others', answer(list(int(1), long), list(int(1), float(0.1))), '[1,(0.1)]'],
  ['numbers apart', answer(list(long), { t: 'array', shape: [2, 1] }, [0.5, 3]), '[[(0.5)],[(3.0)]]'],
  ['a long symbolic form', answer(long, { t: 'name', v: 'x_0' }), null],
  ['a long form without decimals', answer(long), null],
  ['a number beyond decimals', answer(long, { t: 'float', v: 'inf' }), null],
  ['a long whole number', answer({ t: 'int', v: '9'.repeat(5000) }, float(1)), null],
  ['a long fraction', answer({ t: 'rat', n: '1'.repeat(1500), d: '2'.repeat(1500) }, float(0.5)), '(0.5)'],
])('%s', (_, success, text) => {
  expect(shortDecimals(success)).toBe(text)
})

test('a list of many forms goes on in decimals, a list of many numbers stays', () => {
  const roots = Array.from({ length: 700 }, (): EngineValue => ({
    t: 'call',
    f: 'sqrt',
    args: [int(2), int(3)],
  }))
  const decimals = list(...roots.map(() => float(0.5)))
  expect(shortDecimals(answer(list(...roots.slice(0, 300)), decimals))).toBeNull()
  expect(shortDecimals(answer(list(...roots), decimals))).toMatch(/^\[\(0\.5\),/)
  expect(shortDecimals(answer(list(...roots.map(() => int(1))), decimals))).toBeNull()
})
