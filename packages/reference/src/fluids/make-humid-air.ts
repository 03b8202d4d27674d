/** `humid_air()`: moist air at 101325 Pa, or at `humid_air(P: 95 [kPa])`, or at an altitude `humid_air(z: 500 [m])`. */
import { humidAir, standardPressure } from '@calcwright/thermo/humid-air'
import type { HumidAir, HumidAirGiven, HumidAirName } from '@calcwright/thermo/humid-air'
import { PropertyFault } from '../holders/holder.ts'
import type { GivenQuantity, MakeHolder, PropertyHolder } from '../holders/holder.ts'
import { remembered, stated } from './faults.ts'

const SOURCE = 'ASHRAE Handbook of Fundamentals 2017, chapter 1'

/** Arguments by which a state is given, and their units. */
const UNITS = {
  T: 'K', phi: '', W: '', h: 'J/kg', v: 'm^3/kg', T_wb: 'K', T_dp: 'K', p_w: 'Pa', P: 'Pa', RH: '', T_db: 'K', p: 'Pa',
} // prettier-ignore

/** Other names of arguments. */
const ALIASES: Readonly<Record<string, string>> = { RH: 'phi', T_db: 'T', p: 'P' }

const READINGS: [name: keyof HumidAir, aliases: string[], title: string, unit: string][] = [
  ['T', ['T_db'], 'temperature (of the dry bulb)', 'K'],
  ['phi', ['RH'], 'relative humidity', ''],
  ['W', ['w', 'humidityRatio'], 'mass of water per mass of dry air', ''],
  ['h', ['enthalpy'], 'enthalpy per mass of dry air', 'kJ/kg'],
  ['v', ['specificVolume'], 'volume per mass of dry air', 'm^3/kg'],
  ['rho', ['density'], 'density of the mixture', 'kg/m^3'],
  ['T_wb', ['T_w', 'wetBulb'], 'temperature of the wet bulb', 'K'],
  ['T_dp', ['T_d', 'T_dew', 'dewPoint'], 'temperature of the dew point', 'K'],
  ['p_w', [], 'pressure of the vapour', 'Pa'],
  ['mu', [], 'degree of saturation', ''],
  ['cp', ['c_p', 'Cp'], 'heat capacity per mass of dry air', 'kJ/(kg*K)'],
  ['P', ['p', 'pressure'], 'pressure', 'Pa'],
]

/** @throws PropertyFault beyond the range for which the handbook has the standard atmosphere */
function pressureAt(altitude: number): number {
  if (altitude >= -5000 && altitude <= 11000) return standardPressure(altitude)
  const given = Number(altitude.toPrecision(5))
  throw new PropertyFault(`z is an altitude from -5000 m to 11000 m, not ${given} m: give the pressure P.`)
}

function pressure(named: ReadonlyMap<string, GivenQuantity>): number {
  let P = 101325
  for (const [name, quantity] of named)
    if (name === 'P' && quantity.measures('Pa')) P = quantity.value
    else if (name === 'z' && quantity.measures('m')) P = pressureAt(quantity.value)
    else throw new PropertyFault('humid_air takes a pressure P or an altitude z: humid_air(P: 95 [kPa]).')
  if (!(P > 0)) throw new PropertyFault('The pressure of humid air is to be above zero.')
  return P
}

export const make: MakeHolder = ({ text, named, unnamed }): PropertyHolder => {
  if (text !== '' || unnamed.length > 0)
    throw new PropertyFault(
      'humid_air takes a pressure P or an altitude z: humid_air(), humid_air(P: 95 [kPa]).',
    )
  const own = pressure(named)
  const at = remembered<HumidAir>((names, numbers) => {
    const given: HumidAirGiven = {}
    let P = own
    names.forEach((name, i) => {
      if (name === 'P') P = numbers[i]!
      else given[name as HumidAirName] = numbers[i]!
    })
    return stated(() => humidAir(P, given))
  })
  return {
    title: `Humid air at ${Number((own / 1000).toPrecision(6))} kPa`,
    fingerprint: `humid air ${own}`,
    properties: READINGS.map(([name, aliases, title, unit]) => ({
      name,
      aliases,
      title,
      unit,
      source: SOURCE,
      call: {
        units: UNITS,
        places: ['T', 'phi'],
        with: names => {
          const known = names.map(one => ALIASES[one] ?? one)
          if (new Set(known).size !== names.length || known.filter(one => one !== 'P').length !== 2)
            throw new PropertyFault(
              'Two of T, phi, W, h, v, T_wb, T_dp and p_w fix a state of humid air, at its pressure or at P.',
            )
          return (...numbers) => {
            const value = at(known, numbers)[name]
            if (Number.isFinite(value)) return value
            throw new PropertyFault(
              name === 'T_dp'
                ? 'The dew point of this air is below -100 °C, where the data of humid air end.'
                : `Humid air has no ${name} in this state.`,
            )
          }
        },
      },
    })),
  }
}
