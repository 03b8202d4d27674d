import { describe, expect, test } from 'vitest'
import { NameTable } from './names.ts'

describe('names of other programs', () => {
  test.each([
    ['A_s,1', 'A_s_1'],
    ['b.eff', 'b_eff'],
    ["f'c", 'f_pc'],
    ['f_c′', 'f_c_p'],
    ['x²', 'x_2'],
    ['k_1.0', 'k_1_0'],
    ['α_1', 'α_1'],
    ['e', 'e_c'],
    ['i', 'i_c'],
    ['_x', 'x_x'],
    ['W.y.el', 'W_y_el'],
  ])('%s is %s here', (theirs, ours) => {
    expect(new NameTable().of(theirs)).toBe(ours)
  })

  test('two names never become one, and the same name stays the same', () => {
    const names = new NameTable()
    expect([names.of('a.b'), names.of('a,b'), names.of('a.b')]).toEqual(['a_b', 'a_b_v', 'a_b'])
    expect([names.of('M'), names.of('M', 'function')]).toEqual(['M', 'M_f'])
    expect(names.changed().get('a,b')).toBe('a_b_v')
  })
})
