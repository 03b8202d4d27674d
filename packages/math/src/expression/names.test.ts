import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { constantOf, decodeName, encodeName, isName, normaliseName, splitName } from './names.ts'
import { nameToLatex } from './printers/latex-names.ts'
import { sized } from '../../../../tests/full.ts'

describe('isName', () => {
  it.each([
    'x',
    'F',
    'rho_air',
    'x_1',
    'F_x_1',
    'x2',
    'v~v~',
    'v~v~_1',
    'x~v~~d~',
    'a~b',
    'a~v~b_1',
    'ab~c2~v~',
    'Länge',
    'x_max2',
    '力',
  ])('%s', name => expect(isName(name)).toBe(true))
  it.each(['', '1x', '_x', 'x_', 'x__1', 'x~', 'x~q~', '~v~x', 'x~~y', 'x y', 'x-y', 'x_1~v~', "x'", 'x.y'])(
    'not %s',
    name => expect(isName(name)).toBe(false),
  )
})

it.each([
  ['ρ', 'rho'],
  ['ρ_air', 'rho_air'],
  ['ΔT', 'DeltaT'],
  ['µ', 'mu'],
  ['μ', 'mu'],
  ['x₁₂', 'x_12'],
  ['Ω', 'Omega'],
  ['a\u0308', 'ä'],
  ['x_1', 'x_1'],
  ['M_y,Ed', 'M_y_Ed'],
  ['σ_c,90,d', 'sigma_c_90_d'],
  ['M_{y,Ed}', 'M_y_Ed'],
  ['x,1', 'x,1'],
  ['x_1, 2', 'x_1, 2'],
])('normaliseName %s is %s', (text, name) => expect(normaliseName(text)).toBe(name))

it.each([
  ['pi', 'pi'],
  ['inf', 'infinity'],
  ['e', 'e'],
  ['x', undefined],
])('constantOf %s is %s', (name, constant) => expect(constantOf(name)).toBe(constant))

it('splits a name at its first underscore', () => {
  expect(splitName('F_x_1')).toEqual({ body: 'F', subscript: 'x_1' })
  expect(splitName('F')).toEqual({ body: 'F', subscript: '' })
})

it.each([
  ['x', 'x'],
  ['rho', '\\rho'],
  ['Force', '\\mathrm{Force}'],
  ['x_1', 'x_{1}'],
  ['x_max', 'x_{\\mathrm{max}}'],
  ['rho_alpha', '\\rho_{\\alpha}'],
  ['F_x_1', 'F_{\\mathrm{x},1}'],
  ['m_h', 'm_{\\mathrm{h}}'],
  ['v~v~_1', '\\vec{v}_{1}'],
  ['a~b', '\\mathrm{a\\sim b}'],
  ['a~bc~v~_1', '\\vec{\\mathrm{a\\sim bc}}_{1}'],
  ['Force~b~', '\\bar{\\mathrm{Force}}'],
  ['x~v~~d~', '\\dot{\\vec{x}}'],
  ['R~p~_2', 'R^{\\prime\\,}_{2}'],
  ['sigma~p~~p~', '\\sigma^{\\prime\\prime\\,}'],
  ['x~s~_a', 'x^{\\star}_{\\mathrm{a}}'],
  ['DeltaT', '\\Delta T'],
  ["T_1''", "T_{1}''"],
  ['Deltarho_1', '\\Delta \\rho_{1}'],
  ['Delta1', '\\mathrm{Delta1}'],
  ['Alpha', '\\mathrm{Alpha}'],
  ['no_{name}', '\\text{no\\_\\{name\\}}'],
])('nameToLatex %s is %s', (name, latex) => expect(nameToLatex(name)).toBe(latex))

describe('encodeName', () => {
  it.each([
    ['F', 12, 'F_12'],
    ['rho_air', 3, 'rho_air_3'],
    ['x', 0, 'x_0'],
    ['v~v~', 1, 'v__7e__v__7e___1'],
    ['a~b', 1, 'a__7e__b_1'],
    // A name that begins with _ is a unit to the engine.
    ['ä', 2, 'z__0____e4___2'],
    ['zä', 2, 'z__e4___2'],
    ['長さ', 7, 'z__0____9577____3055___7'],
  ])('%s of definition %i is %s', (name, id, symbol) => {
    expect(encodeName(name, id)).toBe(symbol)
    expect(symbol).toMatch(/^\w+$/)
    expect(decodeName(symbol)).toEqual({ name, id })
  })

  it('gives every name and id a symbol of its own', () => {
    const name = fc
      .stringMatching(/^[a-zA-Zäρ漢][a-z0-9ä]{0,3}(?:~[vd]~){0,2}(?:_[a-z0-9]{1,2}){0,2}$/u)
      .filter(isName)
    fc.assert(
      fc.property(name, fc.nat(999), (text, id) => {
        expect(decodeName(encodeName(text, id))).toEqual({ name: text, id })
      }),
      { numRuns: sized({ usual: 300, full: 2000 }) },
    )
  })

  it.each(['x', 'order_size', '_1', '1_2', 'x_y'])('%s is no symbol of a name', symbol =>
    expect(decodeName(symbol)).toBeNull(),
  )
})
