/** Quantities that units measure: `quantity | units`, for categories in which units measure several. */
const TABLE = `
rotational speed | rpm
solid angle | sr
acceleration | g_n
linear density | tex
line load | plf
energy | VAh
power level | dBm
voltage level | dBV
sound pressure level | dB_SPL
current | A
charge | C
voltage | V
capacitance | F
inductance | H
resistance | Ohm
conductance | S
dipole moment | debye
magnetic flux | Wb
magnetic flux density | T
magnetic field strength | Oe
magnetomotive force | Gi
luminous intensity | cd
luminous flux | lm
illuminance | lx
luminance | nit
activity | Bq
absorbed dose | Gy
dose equivalent | Sv rem
exposure | R
dynamic viscosity | P
kinematic viscosity | St
fluidity | rhe
resolution | dpi
optical power | diopter
volume flow | cfm
distance per volume | mpg
permeability | darcy
vapour permeance | perm
vapour permeability | permin
thermal insulance | clo
thermal transmittance | Uvalue
radiant exposure | langley
amount of substance | mol
catalytic activity | kat
concentration | M
data rate | bps
`

/**
 * Rows of a quantity and of the symbols of units that measure it. A unit that is in none measures what another one of
 * its category and dimension does, else what its category is called.
 */
export const QUANTITIES: readonly (readonly [quantity: string, units: readonly string[]])[] = TABLE.trim()
  .split('\n')
  .map(line => line.split(' | '))
  .map(([quantity = '', units = '']) => [quantity, units.split(' ')])
