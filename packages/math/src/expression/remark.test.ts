import { expect, it } from 'vitest'
import { splitRemark, withRemark } from './remark.ts'

it.each([
  ['F = 5 [kN] // load', 'F = 5 [kN]', 'load'],
  ['F = 5 [kN]//load', 'F = 5 [kN]', 'load'],
  ['A = 20 [mm^2] # area', 'A = 20 [mm^2]', 'area'],
  ['F/A = [MPa] // see https://example.org/a#b', 'F/A = [MPa]', 'see https://example.org/a#b'],
  ['x = 1 // 50 % {a} # b', 'x = 1', '50 % {a} # b'],
  ['d = bolts("#8 // a", d) // of it', 'd = bolts("#8 // a", d)', 'of it'],
  ['h = 5\'2" // tall', 'h = 5\'2"', 'tall'],
  ['x = 1 //', 'x = 1', ''],
  ['x = 7 // 2', 'x = 7 // 2', ''],
  ['a#b', 'a#b', ''],
  ['a/b', 'a/b', ''],
  ['# text // more', '# text // more', ''],
  ['// text', '// text', ''],
])('%s', (line, formula, remark) => expect(splitRemark(line)).toEqual({ formula, remark }))

it.each([
  ['x := 1', '', 'x := 1'],
  ['x := 1', ' of two\nlines ', 'x := 1 // of two lines'],
])('%s with "%s" behind it', (line, remark, written) => expect(withRemark(line, remark)).toBe(written))
