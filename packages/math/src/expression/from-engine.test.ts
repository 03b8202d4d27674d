import { describe, expect, it } from 'vitest'
import type { EngineValue } from './engine-value.ts'
import { fromEngine } from './from-engine.ts'
import { decodeName } from './names.ts'
import { toPlain } from './printers/plain.ts'
import { prefixForm } from './testing/notation.ts'

const int = (v: number | string): EngineValue => ({ t: 'int', v: String(v) })
const rat = (n: number, d: number): EngineValue => ({ t: 'rat', n: String(n), d: String(d) })
const float = (v: number | 'inf' | '-inf' | 'nan'): EngineValue => ({ t: 'float', v })
const name = (v: string): EngineValue => ({ t: 'name', v })
const call = (f: string, ...args: EngineValue[]): EngineValue => ({ t: 'call', f, args })
const list = (kind: string, ...items: EngineValue[]): EngineValue => ({ t: 'list', kind, items })
const x = name('x_0')
const y = name('y_12')

const nameOf = (symbol: string): string => decodeName(symbol)?.name ?? symbol

const CASES: [value: EngineValue, plain: string][] = [
  [int(5), '5'],
  [int('-12345678901234567890'), '-12345678901234567890'],
  [rat(1, 3), '1/3'],
  [rat(-2, 3), '-2/3'],
  [float(0.1), '0.1'],
  [float(2), '2.0'],
  [float(-1.5e-20), '-1.5e-20'],
  [float(1e21), '1e21'],
  [float('inf'), 'infinity'],
  [float('-inf'), '-infinity'],
  [float('nan'), 'undef'],
  [{ t: 'real', v: '-3.14159265358979323846' }, '-3.14159265358979323846'],
  [{ t: 'complex', re: int(3), im: int(4) }, '3 + 4*i'],
  [{ t: 'complex', re: int(3), im: int(-1) }, '3 - i'],
  [{ t: 'complex', re: int(0), im: int(1) }, 'i'],
  [{ t: 'complex', re: float(0), im: float(-2.5) }, '-2.5*i'],
  [{ t: 'complex', re: rat(1, 2), im: rat(1, 2) }, '1/2 + 1/2*i'],
  [{ t: 'complex', re: float(0), im: float(1) }, 'i'],
  [call('*', call('^', int(2), int(3)), call('^', int(3), int(2)), int(5)), '2^3*3^2*5'],
  [call('*', call('^', x, int(3)), int(5)), '5*x^3'],
  [x, 'x'],
  [y, 'y'],
  [name('pi'), 'pi'],
  [name('-infinity'), '-infinity'],
  [name('unsigned_inf'), 'infinity'],
  [name('true'), 'true'],
  [call('+', x, call('-', y)), 'x - y'],
  [call('+', call('-', x), y), 'y - x'],
  [call('+', call('-', x), call('-', y)), '-x - y'],
  [call('+', x, call('*', int(-2), y), int(-1)), 'x - 2*y - 1'],
  [call('*', x, call('inv', y)), 'x/y'],
  [call('*', x, call('^', y, int(-2))), 'x/y^2'],
  [call('*', rat(-1, 2), x), '-x/2'],
  [call('*', rat(3, 2), x, call('inv', call('*', int(2), y))), '3*x/(2*2*y)'],
  [call('*', x, int(2)), '2*x'],
  [call('*', int(2), call('+', x, int(1))), '2*(x + 1)'],
  [call('*', call('-', x), call('-', y)), 'x*y'],
  [call('inv', x), '1/x'],
  [call('inv', call('inv', x)), 'x'],
  [call('-', call('+', x, y)), '-(x + y)'],
  [call('^', x, int(2)), 'x^2'],
  [call('^', x, rat(1, 2)), 'sqrt(x)'],
  [call('^', x, rat(-1, 2)), '1/sqrt(x)'],
  [call('^', x, rat(1, 3)), 'nthroot(x, 3)'],
  [call('^', x, rat(2, 3)), 'x^(2/3)'],
  [call('^', call('^', x, rat(1, 3)), int(2)), 'x^(2/3)'],
  [call('^', x, call('-', y)), '1/x^y'],
  [call('surd', x, int(3)), 'nthroot(x, 3)'],
  [call('NTHROOT', int(3), x), 'nthroot(x, 3)'],
  [call('exp', int(1)), 'e'],
  [call('exp', x), 'e^x'],
  [call('exp', call('-', x)), 'e^-x'],
  [call('!', x), 'x!'],
  [call('not', x), 'not x'],
  [call('and', x, y), 'x and y'],
  [call('==', x, int(3)), 'x = 3'],
  [call('!=', x, int(3)), 'x != 3'],
  [call('>', int(0), x), 'x < 0'],
  [call('and', call('>', x, int(1)), call('>', int(3), x)), '1 < x < 3'],
  [call('and', call('<=', x, int(3)), call('>=', x, int(1))), '1 <= x <= 3'],
  [call('and', call('>', x, int(1)), call('>', int(3), y)), 'x > 1 and y < 3'],
  [call('..', int(1), x), '1..x'],
  [call('sin', x), 'sin(x)'],
  [call('f_3', x), 'f(x)'],
  [call('at', x, int(2)), 'x[2]'],
  [list('vector', int(1), x), '[1, x]'],
  [list('vector'), '[]'],
  [list('sequence', int(1), int(2)), '[1, 2]'],
  [list('matrix', list('vector', int(1), int(2)), list('vector', x, y)), '[[1, 2], [x, y]]'],
  [{ t: 'function', params: ['x_0', 'y_0'], body: call('+', x, name('y_0')) }, '(x, y) -> x + y'],
]

describe('fromEngine', () => {
  it.each(CASES)('%j is %s', (value, plain) => expect(toPlain(fromEngine(value, nameOf))).toBe(plain))

  it.each([
    [call('at', x, int(2)), 'x[3]'],
    [call('at', x, call('+', y, int(-1))), 'x[y]'],
    [call('at', x, call('+', y, int(-3)), y), 'x[y - 2, y + 1]'],
    [call('at', x, call('+', y, int(4))), 'x[y + 5]'],
    [call('at', x, call('*', int(2), y)), 'x[2*y + 1]'],
    [call('+', call('at', x, call('at', y, int(0))), int(1)), 'x[y[1] + 1] + 1'],
  ])('%j counts elements from one in %s', (value, plain) =>
    expect(toPlain(fromEngine(value, nameOf, { oneIndexed: true }))).toBe(plain),
  )

  it('reads arrays of numbers', () => {
    const numbers = new Float64Array([1, 2.5, -3, 4])
    const matrix = fromEngine({ t: 'array', shape: [2, 2] }, nameOf, { numbers })
    expect(prefixForm(matrix)).toBe('{1.0 2.5; (- 3.0) 4.0}')
    expect(prefixForm(fromEngine({ t: 'array', shape: [4] }, nameOf, { numbers }))).toBe(
      '[1.0 2.5 (- 3.0) 4.0]',
    )
  })

  it('keeps rows of different lengths as lists', () => {
    const ragged = list('matrix', list('vector', int(1)), list('vector', int(1), int(2)))
    expect(prefixForm(fromEngine(ragged, nameOf))).toBe('[[1] [1 2]]')
  })

  it('reads a polynomial of ten thousand terms', () => {
    const terms = Array.from({ length: 10_000 }, (_, power) => call('^', x, int(power + 2)))
    const sum = toPlain(fromEngine(call('+', ...terms), nameOf))
    expect(sum.startsWith('x^2 + x^3')).toBe(true)
    expect(sum.split(' + ')).toHaveLength(10_000)
  })
})
