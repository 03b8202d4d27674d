import { expect, it } from 'vitest'
import { isUnit } from '../units/index.ts'
import { withoutWordsAround } from './words-around.ts'

const DEFINED = new Set(['F', 'load', 'm', 'lambda'])
const read = (line: string) => withoutWordsAround(line, { isUnit, isDefined: word => DEFINED.has(word) })

it.each([
  ['F = 5 kN from table 3', 'F = 5 kN', 'from table 3'],
  ['h = 20 cm (thickness)', 'h = 20 cm', 'thickness'],
  ['q_1 = 5 kN/m (self weight) ', 'q_1 = 5 kN/m', 'self weight'],
  ['c_1 = 5 mol/l nach DIN 1045', 'c_1 = 5 mol/l', 'nach DIN 1045'],
  ['f_yd = 435 N/mm² design value', 'f_yd = 435 N/mm²', 'design value'],
  ['f_y = 235 N/mm² (S235)', 'f_y = 235 N/mm²', 'S235'],
  ['f_ck = 30 N/mm² (C30/37)', 'f_ck = 30 N/mm²', 'C30/37'],
  ['Breite b = 3 m', 'b = 3 m', 'Breite'],
  ['Height of wall: h_1 = 2.5 m above ground', 'h_1 = 2.5 m', 'Height of wall, above ground'],
  ['min. cover c = 30 mm', 'c = 30 mm', 'min. cover'],
  ['Check: A + B = q L + F', 'A + B = q L + F', 'Check'],
  ['Shear capacity: V_1 <= 0.5 V_2', 'V_1 <= 0.5 V_2', 'Shear capacity'],
  ['let g = 9.81 m/s²', 'g = 9.81 m/s²', 'let'],
  ['with g = 9.81 m/s²', 'g = 9.81 m/s²', 'with'],
])('%s', (line, formula, remark) => expect(read(line)).toEqual({ formula, remark }))

it.each([
  'F = 5 kN',
  'load: h = 3',
  'let e = 30 mm',
  'let i := 5 %',
  'gas:h = 3',
  'Sum F_z = 0',
  'F = 5 kN load',
  'F = 5 kN lenght',
  'x = 2 a b',
  'A = 3 m (m + F)',
  'A = 2 m x 3 m',
  'A = 3 m (a)',
  'A = 3 m (a/b)',
  'width = 3 m',
  'beam deflection = 3 mm',
  'Delta p = 3 bar',
  'cos phi = 0.85',
  'for k = 1 to 5',
  'F load = 3',
  'a = b from table',
  'x == 3 from table',
])('%s is one formula', line => expect(read(line)).toBeNull())
