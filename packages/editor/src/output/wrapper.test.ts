import { describe, expect, it } from 'vitest'
import { unwrap } from './wrapper.ts'

describe('unwrap', () => {
  it.each([
    ['\\operatorname{factor}\\left(x^2-1\\right)', 'x^2-1', { form: 'factor' }],
    ['\\mathrm{expand}\\left((x+1)^2\\right)=', '(x+1)^2=', { form: 'expand' }],
    ['\\mathrm{simplify}\\left(x\\right)', 'x', { form: 'simplify' }],
    ['\\mathrm{normal}\\left(x\\right)', 'x', { form: 'simplify' }],
    ['\\mathrm{regroup}\\left(x\\right)', 'x', { form: 'none' }],
    ['\\mathrm{evalf}\\left(\\pi \\right)', '\\pi ', { approximate: true }],
    ['\\mathrm{exact}\\left(\\frac{1}{3}\\right)=', '\\frac{1}{3}=', { approximate: false }],
    ['\\mathrm{approx}\\left(\\frac{1}{3}\\right)=', '\\frac{1}{3}=', { approximate: true }],
  ])('%s → %s', (latex, bare, settings) => {
    expect(unwrap(latex)).toMatchObject({ latex: bare, settings })
  })

  it('leaves exact of a decimal in the input', () => {
    const latex = '\\mathrm{exact}\\left(0.5\\right)'
    expect(unwrap(latex)).toEqual({ hidden: '', latex, settings: { approximate: false } })
  })

  it.each([
    'x+1',
    '1+\\mathrm{factor}\\left(x\\right)',
    'y\\coloneq \\mathrm{factor}\\left(x\\right)',
    '\\mathrm{evalf}\\left(\\pi ,30\\right)',
    '\\mathrm{simplify}\\left(x=3\\right)',
    '\\mathrm{factor}\\left(',
    '\\mathrm{toString}\\left(x\\right)',
  ])('leaves %s as it is', latex => {
    expect(unwrap(latex)).toBeNull()
  })
})
