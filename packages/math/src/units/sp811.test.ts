/**
 * Conversion factors of compound units in NIST SP 811 (2008), appendix B.8 and B.9, with the digits printed there. The
 * units themselves stand in the reference figures.
 */
import { expect, test } from 'vitest'
import { unit } from './testing.ts'

/** `unit | factor as printed | SI unit`. */
const PRINTED = `
A*h | 3.6E+03 | C
Btu_IT*ft/(h*ft^2*degF) | 1.730735E+00 | W/(m*K)
Btu_th*ft/(h*ft^2*degF) | 1.729577E+00 | W/(m*K)
Btu_IT*in/(h*ft^2*degF) | 1.442279E-01 | W/(m*K)
Btu_th*in/(h*ft^2*degF) | 1.441314E-01 | W/(m*K)
Btu_IT*in/(s*ft^2*degF) | 5.192204E+02 | W/(m*K)
Btu_th*in/(s*ft^2*degF) | 5.188732E+02 | W/(m*K)
Btu_IT/ft^3 | 3.725895E+04 | J/m^3
Btu_th/ft^3 | 3.723403E+04 | J/m^3
Btu_IT/degF | 1.899101E+03 | J/K
Btu_th/degF | 1.897830E+03 | J/K
Btu_IT/h | 2.930711E-01 | W
Btu_th/h | 2.928751E-01 | W
Btu_IT/(h*ft^2*degF) | 5.678263E+00 | W/(m^2*K)
Btu_th/(h*ft^2*degF) | 5.674466E+00 | W/(m^2*K)
Btu_th/min | 1.757250E+01 | W
Btu_IT/lb | 2.326E+03 | J/kg
Btu_th/lb | 2.324444E+03 | J/kg
Btu_IT/(lb*degF) | 4.1868E+03 | J/(kg*K)
Btu_th/(lb*degF) | 4.184E+03 | J/(kg*K)
Btu_IT/s | 1.055056E+03 | W
Btu_IT/ft^2 | 1.135653E+04 | J/m^2
Btu_th/ft^2 | 1.134893E+04 | J/m^2
Btu_IT/(ft^2*h) | 3.154591E+00 | W/m^2
Btu_th/(ft^2*h) | 3.152481E+00 | W/m^2
Btu_th/(ft^2*min) | 1.891489E+02 | W/m^2
Btu_IT/(ft^2*s) | 1.135653E+04 | W/m^2
Btu_th/(in^2*s) | 1.634246E+06 | W/m^2
cal_th/(cm*s*degC) | 4.184E+02 | W/(m*K)
cal_IT/g | 4.1868E+03 | J/kg
cal_th/min | 6.973333E-02 | W
cal_th/cm^2 | 4.184E+04 | J/m^2
cal_th/(cm^2*min) | 6.973333E+02 | W/m^2
cd/in^2 | 1.550003E+03 | cd/m^2
cP | 1.0E-03 | Pa*s
cSt | 1.0E-06 | m^2/s
ft^3 | 2.831685E-02 | m^3
ft^3/min | 4.719474E-04 | m^3/s
ft^3/s | 2.831685E-02 | m^3/s
in^3 | 1.638706E-05 | m^3
in^3/min | 2.731177E-07 | m^3/s
mi^3 | 4.168182E+09 | m^3
yd^3 | 7.645549E-01 | m^3
yd^3/min | 1.274258E-02 | m^3/s
degF*h*ft^2/Btu_IT | 1.761102E-01 | m^2*K/W
degF*h*ft^2/Btu_th | 1.762280E-01 | m^2*K/W
degF*h/Btu_IT | 1.895634E+00 | K/W
degF*s/Btu_IT | 5.265651E-04 | K/W
dyn*cm | 1.0E-07 | N*m
dyn/cm^2 | 1.0E-01 | Pa
erg/s | 1.0E-07 | W
erg/(cm^2*s) | 1.0E-03 | W/m^2
ft/h | 8.466667E-05 | m/s
ft/min | 5.08E-03 | m/s
ft/s^2 | 3.048E-01 | m/s^2
ft*lbf | 1.355818E+00 | J
ft*lbf/h | 3.766161E-04 | W
ft*lbf/min | 2.259697E-02 | W
ft^4 | 8.630975E-03 | m^4
gal/d | 4.381264E-08 | m^3/s
gal/(hp*h) | 1.410089E-09 | m^3/J
gr/gal | 1.711806E-02 | kg/m^3
gf/cm^2 | 9.80665E+01 | Pa
in^4 | 4.162314E-07 | m^4
kgf/mm^2 | 9.80665E+06 | Pa
kgf*s^2/m | 9.80665E+00 | kg
km/h | 2.777778E-01 | m/s
kW*h | 3.6E+06 | J
lm/ft^2 | 1.076391E+01 | lx
µin | 2.54E-08 | m
mi/gal | 4.251437E+05 | 1/m^2
mi/h | 4.4704E-01 | m/s
mi/min | 2.68224E+01 | m/s
mbar | 1.0E+02 | Pa
Ohm*cmil/ft | 1.662426E-09 | Ohm*m
ozf*in | 7.061552E-03 | N*m
oz/in^3 | 1.729994E+03 | kg/m^3
oz/galUK | 6.236023E+00 | kg/m^3
oz/gal | 7.489152E+00 | kg/m^3
oz/ft^2 | 3.051517E-01 | kg/m^2
oz/yd^2 | 3.390575E-02 | kg/m^2
pdl/ft^2 | 1.488164E+00 | Pa
pdl*s/ft^2 | 1.488164E+00 | Pa*s
lb*ft^2 | 4.214011E-02 | kg*m^2
lbf*ft | 1.355818E+00 | N*m
lbf*ft/in | 5.337866E+01 | N
lbf*in | 1.129848E-01 | N*m
lbf*in/in | 4.448222E+00 | N
lbf/ft | 1.459390E+01 | N/m
lbf/in | 1.751268E+02 | N/m
lbf/lb | 9.80665E+00 | N/kg
lbf*s/ft^2 | 4.788026E+01 | Pa*s
lbf*s/in^2 | 6.894757E+03 | Pa*s
lb*in^2 | 2.926397E-04 | kg*m^2
lb/ft^3 | 1.601846E+01 | kg/m^3
lb/in^3 | 2.767990E+04 | kg/m^3
lb/yd^3 | 5.932764E-01 | kg/m^3
lb/ft | 1.488164E+00 | kg/m
lb/(ft*h) | 4.133789E-04 | Pa*s
lb/(ft*s) | 1.488164E+00 | Pa*s
lb/galUK | 9.977637E+01 | kg/m^3
lb/gal | 1.198264E+02 | kg/m^3
lb/h | 1.259979E-04 | kg/s
lb/(hp*h) | 1.689659E-07 | kg/J
lb/in | 1.785797E+01 | kg/m
lb/min | 7.559873E-03 | kg/s
lb/ft^2 | 4.882428E+00 | kg/m^2
lb/in^2 | 7.030696E+02 | kg/m^2
lb/yd | 4.960546E-01 | kg/m
slug/ft^3 | 5.153788E+02 | kg/m^3
slug/(ft*s) | 4.788026E+01 | Pa*s
ft^2 | 9.290304E-02 | m^2
ft^2/h | 2.58064E-05 | m^2/s
in^2 | 6.4516E-04 | m^2
mi^2 | 2.589988E+06 | m^2
yd^2 | 8.361274E-01 | m^2
tonUK/yd^3 | 1.328939E+03 | kg/m^3
ton/yd^3 | 1.186553E+03 | kg/m^3
ton/h | 2.519958E-01 | kg/s
W*h | 3.6E+03 | J
W/cm^2 | 1.0E+04 | W/m^2
W/in^2 | 1.550003E+03 | W/m^2
W*s | 1.0E+00 | J
`

const rows = PRINTED.trim()
  .split('\n')
  .map(line => line.split('|').map(column => column.trim()) as [string, string, string])

test('the table of printed factors is long enough to mean something', () => {
  expect(rows.length).toBeGreaterThanOrEqual(120)
})

test.each(rows)('%s is %s %s', (name, printed, si) => {
  const [from, to] = [unit(name), unit(si)]
  expect(from.dimension.sameHard(to.dimension)).toBe(true)
  const computed = from.factor.divide(to.factor).toNumber()
  const [mantissa = '', exponent = '0'] = printed.split('E')
  const lastDigit = 10 ** (Number(exponent) - (mantissa.split('.')[1] ?? '').length)
  expect(Math.abs(computed - Number(printed))).toBeLessThanOrEqual(lastDigit * 0.5001)
})
