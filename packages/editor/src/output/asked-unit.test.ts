import { describe, expect, it } from 'vitest'
import { takeAskedUnit } from './asked-unit.ts'

const KPA = '\\class{unit}{\\mathrm{kPa}}'

describe('takeAskedUnit', () => {
  it.each([
    [`x\\coloneq a=${KPA}`, 'x\\coloneq a', { unit: 'kPa', mode: 'expanded' }],
    [`\\frac{F}{A}=${KPA}`, '\\frac{F}{A}=', { unit: 'kPa' }],
    [`2\\left(a+b\\right)=${KPA}`, '2\\left(a+b\\right)=', { unit: 'kPa' }],
    [
      `p\\left(h\\right)\\coloneq 2h=${KPA}`,
      'p\\left(h\\right)\\coloneq 2h',
      { unit: 'kPa', mode: 'expanded' },
    ],
    [
      'T\\coloneq \\frac{P}{n}=\\class{unit}{\\mathrm{N}\\cdot \\mathrm{m}}',
      'T\\coloneq \\frac{P}{n}',
      { unit: 'N*m', mode: 'expanded' },
    ],
    [`U=${KPA}\\angle`, 'U=\\angle ', { unit: 'kPa' }],
    [`x\\coloneq U=${KPA}\\angle`, 'x\\coloneq U=\\angle ', { unit: 'kPa', mode: 'expanded' }],
  ])('%s', (latex, bare, settings) => {
    expect(takeAskedUnit(latex)).toEqual({ latex: bare, settings })
  })

  it.each(['x\\coloneq a', 'a=', `x\\coloneq 5${KPA}`, `5${KPA}=`, 'x\\coloneq ', ''])(
    '%s asks for none',
    latex => {
      expect(takeAskedUnit(latex)).toBeNull()
    },
  )
})
