/** Properties of the values that blocks of fluids make, as lists show them: without the values themselves. */
import type { PropertyHolder } from '../holders/holder.ts'
import { make as makeFluid } from './make-fluid.ts'
import { make as makeHumidAir } from './make-humid-air.ts'
import { make as makeMixture } from './make-mixture.ts'

export interface ListedProperty {
  name: string
  title: string
  unit: string
  /** Its arguments, in brackets; '' for a figure. */
  places: string
}

const NOTHING = { text: '', named: new Map(), unnamed: [] }

function exampleOf(type: string, text: string): PropertyHolder {
  if (type === 'fluid') return makeFluid({ ...NOTHING, text })
  if (type === 'humid_air') return makeHumidAir(NOTHING)
  const one = { value: 1, measures: (unit: string) => unit === 'mol' }
  return makeMixture({
    ...NOTHING,
    named: new Map([
      ['CH4', one],
      ['O2', one],
    ]),
  })
}

/**
 * @param type of the block: fluid, mixture or humid_air
 * @param fluid that the block has chosen
 */
export function propertiesOf(type: string, fluid = 'Water'): ListedProperty[] {
  return exampleOf(type, fluid).properties.map(({ name, title, unit, call }) => ({
    name,
    title,
    unit,
    places: call ? `(${call.places.join(', ')})` : '',
  }))
}

/** Critical point and range of temperature of a fluid, in K and Pa, for the lines of its diagrams. */
export interface FluidLimits {
  readonly T_c: number
  readonly P_c: number
  readonly T_min: number
  readonly T_max: number
}

export function limitsOf(fluid: string): FluidLimits {
  const { properties } = exampleOf('fluid', fluid)
  const valueOf = (name: string): number => Number(properties.find(one => one.name === name)!.value)
  return { T_c: valueOf('T_c'), P_c: valueOf('P_c') * 1e6, T_min: valueOf('T_min'), T_max: valueOf('T_max') }
}
