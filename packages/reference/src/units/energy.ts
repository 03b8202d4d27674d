import { readUnits } from './row.ts'

/** Energy. Heat units come in several sizes: the plain `Btu` is the international table one, `cal` the thermochemical one. */
export const ENERGY = readUnits(
  'Energy',
  `
J        | joule                                    | N m                    | metric | SI
eV       | electronvolt                             | 1.602176634e-19 J      | metric | SI
erg      | erg                                      | 1e-7 J                 | k M m  | SP811
Wh       | watt hour, watthour                      | W h                    | metric | SP811
Ws       | watt second                              | W s                    | k      | SP811
cal      | calorie, small calorie, thermochemical calorie | 4.184 J                | k M m  | SP811  | cal_th            | The thermochemical calorie; others are 'cal_IT', 'cal_15', 'cal_20', 'cal_mean'
Cal      | food calorie, large calorie, dietary calorie | 1000 cal               |        | SP811
cal_IT   | international table calorie              | 4.1868 J               | k M    | IT1956
cal_15   | calorie at 15 C                          | ~4.1858 J              | k      | SP811
cal_20   | calorie at 20 C                          | ~4.1819 J              | k      | SP811
cal_mean | mean calorie                             | ~4.19002 J             | k      | SP811
Btu      | British thermal unit, international table British thermal unit, btu | 4.1868 J/g lb 5/9      | k      | IT1956 | BTU Btu_IT BTU_IT | The international table Btu; others are 'Btu_th', 'Btu_mean', 'Btu_39', 'Btu_59', 'Btu_60'
Btu_th   | thermochemical British thermal unit      | 4.184 J/g lb 5/9       | k      | SP811  | BTU_th
Btu_mean | mean British thermal unit                | ~1055.87 J             | k      | SP811  | BTU_mean
Btu_39   | British thermal unit at 39 F             | ~1059.67 J             | k      | SP811  | BTU_39
Btu_59   | British thermal unit at 59 F             | ~1054.80 J             | k      | SP811  | BTU_59
Btu_60   | British thermal unit at 60 F             | ~1054.68 J             | k      | SP811  | BTU_60
MMBtu    | million British thermal units/million British thermal units | 1e6 Btu                |        | SAE    | MMBTU
therm    | therm                                    | 1e5 Btu                | k M    | SP811  |                   | 100 000 Btu (international table); others are 'therm_EC', 'therm_US'
therm_EC | European therm                           | 1.05506e8 J            |        | SP811  | therm_EU
therm_US | US therm                                 | 1.054804e8 J           |        | SP811
quad     | quad                                     | 1e15 Btu               |        | SP811
tonTNT   | ton of TNT                               | 4.184e9 J              | k M G  | SP811  | tTNT
boe      | barrel of oil equivalent                 | ~6.117863e9 J           | k M G  | IEA    |                   | 5.8 million Btu at 59 F, a nominal value
toe      | tonne of oil equivalent                  | 41.868e9 J             | k M G  | IEA
tce      | tonne of coal equivalent                 | 7e9 cal_IT             | k M G  | IEA
hph      | horsepower hour                          | hp h                   |        | SP811  | hp-h hp_h
ftpdl    | foot poundal                             | ft pdl                 |        | SP811  | ft-pdl
Hartree  | hartree                                  | ~4.3597447222060e-18 J | m      | CODATA | E_h
Ry       | rydberg                                  | 1/2 Hartree            | m      | CODATA
`,
)

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

/** Temperature. degC and degF alone are thermometer readings; inside a compound, and as deltaC and deltaF, differences. */
export const TEMPERATURE = readUnits(
  'Temperature',
  `
K       | kelvin, degree Kelvin/degrees Kelvin     | [temperature]        | metric | SI    | degK °K deltaK ΔK
Rankine | degree Rankine/degrees Rankine, rankine/rankine | 5/9 K                |        | SP811 | degR °R deltaR Δ°R       | 'R' is the roentgen
degC    | degree Celsius/degrees Celsius, celsius/celsius, centigrade/centigrade, degree centigrade/degrees centigrade | K @ 273.15 K         |        | SI    | °C                       | A reading; a difference is 'deltaC', and 'C' is the coulomb
degF    | degree Fahrenheit/degrees Fahrenheit, fahrenheit/fahrenheit | 5/9 K @ 459.67 5/9 K |        | SP811 | °F                       | A reading; a difference is 'deltaF', and 'F' is the farad
deltaC  | Celsius degree, Celsius difference       | K                    |        | SI    | ΔC Δ°C delta_C deltadegC delta_degC ΔdegC Cdeg
deltaF  | Fahrenheit degree, Fahrenheit difference | 5/9 K                |        | SP811 | ΔF Δ°F delta_F deltadegF delta_degF ΔdegF Fdeg
`,
)

/** Thermal insulation and radiant exposure. */
export const HEAT = readUnits(
  'Heat',
  `
clo     | clo                 | ~0.155 m^2 K/W    |  | SP811
tog     | tog                 | 0.1 m^2 K/W       |  | ASHRAE
RSI     | RSI value           | m^2 K/W           |  | ASHRAE
Rvalue  | R value, US R value | h ft^2 deltaF/Btu |  | SP811  | R_US
Uvalue  | U value, US U value | Btu/h/ft^2/deltaF |  | SP811  | U_US
langley | langley             | cal/cm^2          |  | SP811  | Ly
`,
)
