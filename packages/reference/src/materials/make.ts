/** `material("S355")`: a material by its name or number. */
import { PropertyFault } from '../holders/holder.ts'
import type { MakeHolder, PropertyHolder } from '../holders/holder.ts'

export const make: MakeHolder = ({ text, named, unnamed }): PropertyHolder => {
  if (named.size + unnamed.length > 0) throw new PropertyFault('material takes a name: material("S355").')
  if (text !== 'S355') throw new PropertyFault(`There is no material "${text}".`)
  return {
    title: text,
    fingerprint: text,
    properties: [
      {
        name: 'E',
        title: "Young's modulus",
        unit: 'GPa',
        value: '210',
        aliases: ['elasticModulus'],
        call: {
          units: { T: 'K' },
          places: ['T'],
          with: () => T => {
            if (T < 293.15 || T > 1473.15)
              throw new PropertyFault('S355:E(T) is known from 20 °C to 1200 °C.')
            return 210e9 * (1 - (T - 293.15) / 1180)
          },
        },
      },
      { name: 'rho', title: 'Density', unit: 'kg/m^3', value: '7850' },
    ],
  }
}
