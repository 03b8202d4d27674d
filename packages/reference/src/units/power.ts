import { readUnits } from './row.ts'

/** Power and flow of heat. */
export const POWER = readUnits(
  'Power',
  `
W           | watt                                     | J/s          | metric  | SI
VA          | volt-ampere, volt ampere                 | W            | k M G m | SI
var         | var, reactive volt-ampere                | W            | k M G m | SI     | VAr VAR
VAh         | volt-ampere hour                         | VA h         | k M     | SI
hp          | horsepower, mechanical horsepower        | 550 ft lbf/s | k       | SP811  | HP hp_mech               | 550 ft·lbf/s; others are 'hp_metric', 'hp_electric', 'hp_boiler', 'hp_water', 'hp_UK'
hp_metric   | metric horsepower                        | 75 kgf m/s   |         | SP811  | PS cv
hp_electric | electric horsepower                      | 746 W        |         | SP811
hp_boiler   | boiler horsepower                        | ~9809.50 W   |         | SP811  | bhp_boiler
hp_water    | water horsepower                         | ~746.043 W   |         | SP811
hp_UK       | UK horsepower                            | ~745.70 W    |         | SP811
TR          | ton of refrigeration, refrigeration ton  | 12000 Btu/h  | k       | SP811  | RT tonref ton_refrigeration
Btuh        | Btu per hour                             | Btu/h        | k       | SP811  | BTUH BtuH
MBH         | thousand Btu per hour/thousand Btu per hour | 1000 Btu/h   |         | ASHRAE
`,
)
