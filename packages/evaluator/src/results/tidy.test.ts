import type { EngineValue } from '@calcwright/engine'
import { fromEngine, toPlain } from '@calcwright/math/expression'
import { expect, test } from 'vitest'
import { tidy } from './tidy.ts'

const int = (v: number): EngineValue => ({ t: 'int', v: String(v) })
const name = (v: string): EngineValue => ({ t: 'name', v })
const call = (f: string, ...args: EngineValue[]): EngineValue => ({ t: 'call', f, args })
const inv = (value: EngineValue): EngineValue => call('inv', value)
const root = (v: number): EngineValue => call('^', int(v), { t: 'rat', n: '1', d: '2' })

test.each<[EngineValue, string]>([
  [call('*', int(180), inv(int(6))), '30'],
  [call('*', int(2), call('atan', name('x')), inv(call('*', int(2), name('a')))), 'atan(x)/a'],
  [call('^', call('*', int(4), root(14), inv(int(7))), int(2)), '32/7'],
  [call('^', name('x'), call('+', int(1), name('x'), int(-1))), 'x^x'],
  [call('+', int(2), name('x'), int(3)), 'x + 5'],
  [call('*', int(25), name('pi'), inv(name('pi'))), '25'],
  [call('*', name('pi'), name('x'), inv(call('*', int(2), name('pi')))), 'x/2'],
  [call('*', int(3), call('*', int(2), name('x'))), '6*x'],
  [call('*', call('^', int(2), int(3)), call('^', int(3), int(2)), int(5)), '2^3*3^2*5'],
  [call('*', int(641), int(6700417)), '641*6700417'],
  [call('*', { t: 'float', v: 2.5 }, int(2), name('x')), '5.0*x'],
  [call('*', { t: 'float', v: 2.5 }, inv(call('*', int(2), name('x')))), '1.25/x'],
  [call('^', call('+', name('x'), int(1)), int(2)), '(x + 1)^2'],
  [call('^', call('abs', name('x')), { t: 'float', v: 1 }), 'abs(x)'],
])('%j', (value, text) => {
  expect(toPlain(fromEngine(tidy(value), symbol => symbol))).toBe(text)
})
