/** Units. Columns and the language of the rules: see table.ts. */
export const units = `
absT | absT(temperature) | @absoluteTemperature | $1 | Treats a Celsius or Fahrenheit value as a thermometer reading and converts it to K or Rankine, so that no offset ambiguity remains.
convert | convert(quantity, unit) | @convert | $1 | Shows a quantity in the given unit.
mksa | mksa(quantity) | same | $1 | Rewrites a quantity using only SI base units.
mksa_remove | mksa_remove(quantity) | a -> 1 | $1 | Bare number of a quantity in SI base units.
relT | relT(temperature) | @relativeTemperature | $1 | Treats a Celsius or Fahrenheit value as a temperature difference (delta C or delta F).
ufactor | ufactor(quantity, unit) | @unitFactor | $1 | Rewrites a quantity so that the given unit is pulled out, the rest being expressed in base units.
unit_remove | unit_remove(quantity) | @unitRemove | | Bare number of a quantity in the worksheet's preferred unit.
usimplify | usimplify(quantity) | same | $1 | Looks for a shorter equivalent unit (for example W*s becomes J).
`
