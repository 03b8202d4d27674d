import { describe, expect, it } from 'vitest'
import { matching, unitProblem, unitsLike } from './unit-choice.ts'

describe('unitsLike', () => {
  it.each([
    ['N', ['N', 'kN', 'lbf', 'kip']],
    ['Pa', ['MPa', 'psi', 'bar', 'N/mm^2', 'kN/cm^2', 'kN/m^2']],
    ['kN*m', ['N*m', 'N*mm', 'kN*cm']],
    ['m/s', ['mph', 'knot', 'km/h']],
    ['kg/m^3', ['g/cm^3', 'lb/ft^3']],
    ['W/(m^2*K)', ['W/(cm^2*K)', 'kW/(m^2*K)']],
    ['degC', ['degF', 'K']],
    ['USD', ['EUR', 'JPY']],
  ])('%s may be shown in %j', (unit, offered) => {
    const units = unitsLike(unit).map(choice => choice.unit)
    expect(units).toEqual(expect.arrayContaining(offered))
    expect(units.filter(other => unitProblem(other, unit))).toEqual([])
    expect(new Set(units).size).toBe(units.length)
  })

  it.each(['', '[m, s]', 'zork'])('offers nothing for %j', unit => {
    expect(unitsLike(unit)).toEqual([])
  })
})

describe('matching', () => {
  const choices = unitsLike('m')
  it.each([
    ['mm', 'mm'],
    ['inch', 'in'],
    ['light', 'lyr'],
    ['KM', 'km'],
  ])('%s finds %s first', (text, unit) => {
    expect(matching(choices, text)[0]?.unit).toBe(unit)
  })
  it('leaves all where nothing is typed, none for what is no unit', () => {
    expect(matching(choices, ' ')).toBe(choices)
    expect(matching(choices, 'zork')).toEqual([])
  })
})
