import { readUnits } from './row.ts'

/** Electricity, with the electromagnetic (ab-, EMU) and electrostatic (stat-, ESU) units of the CGS systems. */
export const ELECTRICITY = readUnits(
  'Electricity',
  `
A           | ampere, amp                              | [current]                       | metric | SI
C           | coulomb                                  | A s                             | metric | SI    |              | The temperature is 'degC'
V           | volt                                     | W/A                             | metric | SI
F           | farad                                    | C/V                             | metric | SI    |              | The temperature is 'degF'
H           | henry                                    | V s/A                           | metric | SI
Ohm         | ohm                                      | V/A                             | metric | SI    | Ω ohm Omega
S           | siemens/siemens                          | A/V                             | metric | SI
mho         | mho                                      | S                               | m µ    | SP811 | ℧
kilohm      | kilohm                                   | 1000 Ohm                        |        | SI
megohm      | megohm                                   | 1e6 Ohm                         |        | SI
Ah          | ampere hour, amp hour                    | A h                             | k m µ  | SP811 | A-h
abampere    | abampere, biot, EMU of current/EMU of current | 10 A                            |        | SP811 | abA Bi
abcoulomb   | abcoulomb                                | 10 C                            |        | SP811 | abC
abvolt      | abvolt, EMU of electric potential/EMU of electric potential | 1e-8 V                          |        | SP811 | abV
abfarad     | abfarad, EMU of capacitance/EMU of capacitance | 1e9 F                           |        | SP811 | abF
abhenry     | abhenry, EMU of inductance/EMU of inductance | 1e-9 H                          |        | SP811 | abH
abohm       | abohm, EMU of resistance/EMU of resistance | 1e-9 Ohm                        |        | SP811 | abOhm
abmho       | abmho, absiemens/absiemens               | 1e9 S                           |        | SP811 | abS
statcoulomb | statcoulomb, franklin, electrostatic unit of charge | 0.1/299792458 C                 |        | SP811 | statC Fr esu
statampere  | statampere, ESU of current/ESU of current | statcoulomb/s                   |        | SP811 | statA
statvolt    | statvolt, ESU of electric potential/ESU of electric potential | 299.792458 V                    |        | SP811 | statV
statfarad   | statfarad, ESU of capacitance/ESU of capacitance | statcoulomb/statvolt            |        | SP811 | statF
stathenry   | stathenry, ESU of inductance/ESU of inductance | statvolt s/statampere           |        | SP811 | statH
statohm     | statohm, ESU of resistance/ESU of resistance | statvolt/statampere             |        | SP811 | statOhm
statmho     | statmho, statsiemens/statsiemens         | statampere/statvolt             |        | SP811 | statS
faraday     | faraday                                  | 1.602176634e-19 6.02214076e23 C |        | SI    |              | The charge of a mole of electrons
debye       | debye                                    | 1e-21/299792458 C m             | m      | SP811 | D
`,
)

/** Magnetism. */
export const MAGNETISM = readUnits(
  'Magnetism',
  `
Wb       | weber       | V s          | metric | SI
T        | tesla       | Wb/m^2       | metric | SI
Mx       | maxwell     | 1e-8 Wb      | k M m  | SP811 | maxwell
G        | gauss/gauss | 1e-4 T       | k m µ  | SP811 | Gs
gamma    | gamma       | 1e-9 T       |        | SP811
Oe       | oersted     | 250/pi A/m   | k m    | SP811 | oersted
Gi       | gilbert     | 2.5/pi A     |        | SP811 | gilbert
At       | ampere-turn | A            | k      | SP811 | A-t
unitpole | unit pole   | 4 pi 1e-8 Wb |        | SP811
`,
)
