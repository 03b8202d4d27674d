/**
 * Reference figures of all units: their sizes as sources print them, in decimals and in coherent SI units. They are
 * written down without the definitions of the unit tables, so that a slip in one of the two shows.
 */
/* oxlint-disable max-lines -- each row of a table is a line */

/** Where the figures are printed. */
export const FIGURE_SOURCES: Readonly<Record<string, string>> = {
  SI: 'BIPM, SI Brochure, 9th edition (2019): sections 2 and 3, tables 4, 7 and 8',
  SP811: 'NIST Special Publication 811 (2008), appendices B.8 and B.9, to the digits printed there',
  HB44: 'NIST Handbook 44 (2024), appendix C, general tables of units',
  SI10: 'IEEE/ASTM SI 10-2016, annex A',
  FR1959: 'Federal Register 24 (1959) 5348: 39.37 in to the metre for geodetic surveys',
  UK1995: 'Units of Measurement Regulations 1995 (United Kingdom), schedule',
  CODATA2018: 'CODATA recommended values of 2018 (the unit tables have those of 2022), rounded',
  IAU: 'IAU resolution 2012 B2; light year, magnitude: IAU Style Manual (1989)',
  IAU1989: 'IAU Style Manual (1989): 3282.80635 square degrees to the steradian',
  ISO80000: 'ISO 80000 parts 3, 4, 7, 8 and IEC 80000-6',
  ISO31: 'ISO 31-4:1992, ISO 31-6:1992, annexes',
  IEC80000: 'IEC 80000-13:2008',
  IEC60027: 'IEC 60027-3:2002, annex A',
  ITU: 'ITU-R V.574: 0.7746 V, the voltage of 1 mW in 600 ohm',
  IEA: 'IEA/OECD, Energy Statistics Manual (2004), annex 3',
  IRS: '5.8e6 Btu at 59 °F (26 U.S.C. 45K) of 1054.804 J (SP811)',
  ASHRAE: 'ANSI/ASHRAE Standard 55, clause 3: definition',
  BS4745: 'BS 4745:2005: definition',
  API: 'API MPMS 15: barrel of 0.1589873 m³ per day of 86400 s',
}

/**
 * `symbol | figure | SI unit | source`, with what the figure is made of where the source prints it for another unit.
 * `=` in front: exact; else half of the last digit is the tolerance. `@` and the zero of a thermometer scale in kelvin.
 */
const TABLE = `
m             | =1                     | m             | SI
ft            | =0.3048                | m             | SP811
in            | =0.0254                | m             | SP811
yd            | =0.9144                | m             | SP811
mi            | 1.609344e3             | m             | SP811
nmi           | =1852                  | m             | SP811
mil           | =2.54e-5               | m             | SP811
micron        | =1e-6                  | m             | SP811
Angstrom      | =1e-10                 | m             | SP811
fermi         | =1e-15                 | m             | SP811
xu            | 1.002077e-13           | m             | SP811
bohr          | 5.291772e-11           | m             | CODATA2018
au            | =149597870700          | m             | IAU
lyr           | =9460730472580800      | m             | IAU
pc            | 3.085678e16            | m             | SP811
hand          | =0.1016                | m             | HB44
link          | =0.201168              | m             | HB44
rod           | =5.0292                | m             | HB44
chain         | =20.1168               | m             | HB44
fur           | =201.168               | m             | HB44
fath          | =1.8288                | m             | HB44
cable         | =219.456               | m             | HB44
league        | 4.828032e3             | m             | HB44
ftUS          | 3.048006e-1            | m             | SP811
inUS          | 2.540005e-2            | m             | FR1959
ydUS          | 9.144018e-1            | m             | FR1959
miUS          | 1.609347e3             | m             | SP811
linkUS        | 2.011684e-1            | m             | SP811, chain
rodUS         | 5.029210               | m             | SP811
chainUS       | 2.011684e1             | m             | SP811
furUS         | 2.011684e2             | m             | SP811, chain
fathUS        | 1.828804               | m             | SP811
leagueUS      | 4.828042e3             | m             | SP811, survey mile
point         | 3.527778e-4            | m             | SP811
point_printer | 3.514598e-4            | m             | SP811
pica          | 4.233333e-3            | m             | SP811
pica_printer  | 4.217518e-3            | m             | SP811
kayser        | =100                   | 1/m           | SP811
dpi           | 3.937008e1             | 1/m           | SI10
diopter       | =1                     | 1/m           | ISO80000
a             | =100                   | m^2           | SP811
ha            | =10000                 | m^2           | SP811
acre          | 4.046856e3             | m^2           | UK1995
acreUS        | 4.046873e3             | m^2           | SP811
b             | =1e-28                 | m^2           | SP811
section       | 2.589988e6             | m^2           | HB44
township      | 9.323957e7             | m^2           | HB44
cmil          | 5.067075e-10           | m^2           | SP811
L             | =0.001                 | m^3           | SP811
cc            | =1e-6                  | m^3           | SI
gal           | 3.785412e-3            | m^3           | SP811
galUK         | =0.00454609            | m^3           | SP811
gal_dry       | 4.404884e-3            | m^3           | SI10
qt            | 9.463529e-4            | m^3           | SP811
qtUK          | =0.0011365225          | m^3           | UK1995
qt_dry        | 1.101221e-3            | m^3           | SP811
pt            | 4.731765e-4            | m^3           | SP811
ptUK          | =0.00056826125         | m^3           | UK1995
pt_dry        | 5.506105e-4            | m^3           | SP811
gi            | 1.182941e-4            | m^3           | SP811
giUK          | 1.420653e-4            | m^3           | SP811
floz          | 2.957353e-5            | m^3           | SP811
flozUK        | 2.841306e-5            | m^3           | SP811
fldr          | 3.696691e-6            | m^3           | HB44
minim         | 6.161152e-8            | m^3           | HB44
cup           | 2.365882e-4            | m^3           | SP811
cup_metric    | =0.00025               | m^3           | SP811
tbsp          | 1.478676e-5            | m^3           | SP811
tsp           | 4.928922e-6            | m^3           | SP811
bbl           | 1.589873e-1            | m^3           | SP811
bbl_liquid    | 1.192405e-1            | m^3           | HB44
bbl_dry       | 1.156271e-1            | m^3           | HB44
bu            | 3.523907e-2            | m^3           | SP811
buUK          | =0.03636872            | m^3           | UK1995
pk            | 8.809768e-3            | m^3           | SP811
cord          | 3.624556               | m^3           | SP811
stere         | =1                     | m^3           | SP811
fbm           | 2.359737e-3            | m^3           | HB44
acft          | 1.233482e3             | m^3           | SI10
acftUS        | 1.233489e3             | m^3           | SP811
regton        | 2.831685               | m^3           | SP811
Mcf           | 2.831685e1             | m^3           | SP811, cubic foot
MMcf          | 2.831685e4             | m^3           | SP811, cubic foot
s             | =1                     | s             | SI
min           | =60                    | s             | SI
h             | =3600                  | s             | SI
d             | =86400                 | s             | SP811
wk            | =604800                | s             | SI10
fortnight     | =1209600               | s             | HB44
mo            | =2629800               | s             | ISO80000
yr            | =31557600              | s             | ISO80000
yr_365        | =3.1536e7              | s             | SP811
yr_tropical   | 3.155693e7             | s             | SP811
yr_sidereal   | 3.155815e7             | s             | SP811
decade        | =315576000             | s             | ISO80000
century       | =3155760000            | s             | ISO80000
millennium    | =31557600000           | s             | ISO80000
shake         | =1e-8                  | s             | SP811
d_sidereal    | 8.616409e4             | s             | SP811
h_sidereal    | 3.590170e3             | s             | SP811
min_sidereal  | 5.983617e1             | s             | SP811
s_sidereal    | 9.972696e-1            | s             | SP811
Hz            | =1                     | 1/s           | SI
rpm           | 1.047198e-1            | rad/s         | SP811
rps           | 6.283185               | rad/s         | ISO80000
rad           | =1                     | rad           | SI
deg           | 1.745329e-2            | rad           | SP811
arcmin        | 2.908882e-4            | rad           | SP811
arcs          | 4.848137e-6            | rad           | SP811
grad          | 1.570796e-2            | rad           | SP811
rev           | 6.283185               | rad           | SP811
quadrant      | 1.570796               | rad           | SI10
mil_angle     | 9.817477e-4            | rad           | SP811
sr            | =1                     | rad^2         | SI
sqdeg         | 3.046174e-4            | rad^2         | IAU1989
kph           | 2.777778e-1            | m/s           | SP811
mph           | =0.44704               | m/s           | SP811
knot          | 5.144444e-1            | m/s           | SP811
fpm           | =0.00508               | m/s           | SP811
fps           | =0.3048                | m/s           | SP811
ips           | =0.0254                | m/s           | SP811
c_0           | =299792458             | m/s           | SI
g_n           | =9.80665               | m/s^2         | SP811
Gal           | =0.01                  | m/s^2         | SP811
g             | =0.001                 | kg            | SI
t             | =1000                  | kg            | SP811
lb            | 4.535924e-1            | kg            | SP811
oz            | 2.834952e-2            | kg            | SP811
dr            | 1.771845e-3            | kg            | HB44
gr            | 6.479891e-5            | kg            | SP811
ozt           | 3.110348e-2            | kg            | SP811
lbt           | 3.732417e-1            | kg            | SP811
dwt           | 1.555174e-3            | kg            | SP811
dr_ap         | 3.887935e-3            | kg            | HB44
scruple       | 1.295978e-3            | kg            | HB44
ct            | =0.0002                | kg            | SP811
st            | =6.35029318            | kg            | UK1995
cwt           | 4.535924e1             | kg            | SP811
cwtUK         | 5.080235e1             | kg            | SP811
ton           | 9.071847e2             | kg            | SP811
tonUK         | 1.016047e3             | kg            | SP811
kilotonne     | =1000000               | kg            | SI
ton_assay     | 2.916667e-2            | kg            | SP811
slug          | 1.459390e1             | kg            | SP811
slinch        | 1.751268e2             | kg            | SI10
hyl           | =9.80665               | kg            | SP811
quintal       | =100                   | kg            | SI10
Da            | 1.66053907e-27         | kg            | SI
u             | 1.66053907e-27         | kg            | SI
pcf           | 1.601846e1             | kg/m^3        | SP811
tex           | =1e-6                  | kg/m          | SP811
den           | 1.111111e-7            | kg/m          | SP811
N             | =1                     | kg*m/s^2      | SI
dyn           | =1e-5                  | N             | SP811
gf            | =0.00980665            | N             | SP811
kgf           | =9.80665               | N             | SP811
tf            | =9806.65               | N             | SP811
lbf           | 4.448222               | N             | SP811
ozf           | 2.780139e-1            | N             | SP811
kip           | 4.448222e3             | N             | SP811
tonf          | 8.896443e3             | N             | SP811
tonfUK        | 9.964016e3             | N             | SI10
pdl           | 1.382550e-1            | N             | SP811
plf           | 1.459390e1             | N/m           | SP811
pli           | 1.751268e2             | N/m           | SP811
klf           | 1.459390e4             | N/m           | SP811
Nm            | =1                     | N*m           | SI
Ncm           | =0.01                  | N*m           | SI
Nmm           | =0.001                 | N*m           | SI
kgfm          | =9.80665               | N*m           | SP811
ftlbf         | 1.355818               | N*m           | SP811
inlbf         | 1.129848e-1            | N*m           | SP811
inozf         | 7.061552e-3            | N*m           | SP811
ftkip         | 1.355818e3             | N*m           | SP811, foot pound-force
inkip         | 1.129848e2             | N*m           | SP811, inch pound-force
J             | =1                     | N*m           | SI
eV            | =1.602176634e-19       | J             | SI
erg           | =1e-7                  | J             | SP811
Wh            | =3600                  | J             | SP811
Ws            | =1                     | J             | SP811
cal           | =4.184                 | J             | SP811
Cal           | =4184                  | J             | SP811
cal_IT        | =4.1868                | J             | SP811
cal_15        | 4.18580                | J             | SP811
cal_20        | 4.18190                | J             | SP811
cal_mean      | 4.19002                | J             | SP811
Btu           | 1.055056e3             | J             | SP811
Btu_th        | 1.054350e3             | J             | SP811
Btu_mean      | 1.05587e3              | J             | SP811
Btu_39        | 1.05967e3              | J             | SP811
Btu_59        | 1.05480e3              | J             | SP811
Btu_60        | 1.05468e3              | J             | SP811
MMBtu         | 1.055056e9             | J             | SP811, Btu
therm         | 1.055056e8             | J             | ISO31
therm_EC      | =1.05506e8             | J             | SP811
therm_US      | 1.054804e8             | J             | SP811
quad          | 1.055056e18            | J             | SP811
tonTNT        | =4.184e9               | J             | SP811
boe           | 6.117863e9             | J             | IRS
toe           | =4.1868e10             | J             | IEA
tce           | =2.93076e10            | J             | IEA
hph           | 2.684520e6             | J             | SI10
ftpdl         | 4.214011e-2            | J             | SP811
Hartree       | 4.359744722e-18        | J             | CODATA2018
Ry            | 2.179872361e-18        | J             | CODATA2018
W             | =1                     | J/s           | SI
VA            | =1                     | W             | ISO80000
var           | =1                     | W             | ISO80000
VAh           | =3600                  | J             | ISO80000
hp            | 7.456999e2             | W             | SP811
hp_metric     | 7.354988e2             | W             | SP811
hp_electric   | =746                   | W             | SP811
hp_boiler     | 9.80950e3              | W             | SP811
hp_water      | 7.46043e2              | W             | SP811
hp_UK         | 7.4570e2               | W             | SP811
TR            | 3.516853e3             | W             | SP811
Btuh          | 2.930711e-1            | W             | SP811
MBH           | 2.930711e2             | W             | SP811, Btu per hour
Pa            | =1                     | N/m^2         | SI
bar           | =100000                | Pa            | SP811
atm           | =101325                | Pa            | SP811
at            | =98066.5               | Pa            | SP811
psi           | 6.894757e3             | Pa            | SP811
ksi           | 6.894757e6             | Pa            | SP811
Msi           | 6.894757e9             | Pa            | SP811, psi
psf           | 4.788026e1             | Pa            | SP811
ksf           | 4.788026e4             | Pa            | SP811, psf
tsf           | 9.576052e4             | Pa            | SI10
Torr          | 1.333224e2             | Pa            | SP811
mmHg          | 1.333224e2             | Pa            | SP811
cmHg          | 1.333224e3             | Pa            | SP811
inHg          | 3.386389e3             | Pa            | SP811
ftHg          | 4.063666e4             | Pa            | SP811
cmHg_0        | 1.33322e3              | Pa            | SP811
inHg_32       | 3.38638e3              | Pa            | SP811
inHg_60       | 3.37685e3              | Pa            | SP811
mH2O          | =9806.65               | Pa            | ISO80000
cmH2O         | =98.0665               | Pa            | SP811
mmH2O         | =9.80665               | Pa            | SP811
inH2O         | 2.490889e2             | Pa            | SP811
ftH2O         | 2.989067e3             | Pa            | SP811
cmH2O_4       | 9.80638e1              | Pa            | SP811
inH2O_39      | 2.49082e2              | Pa            | SP811
inH2O_60      | 2.4884e2               | Pa            | SP811
ftH2O_39      | 2.98898e3              | Pa            | SP811
Ba            | =0.1                   | Pa            | SP811
K             | =1                     | K             | SI
Rankine       | 5.555556e-1            | K             | SP811
degC          | =1 @ 273.15            | K             | SI
degF          | 5.555556e-1 @ 255.3722 | K             | SP811
deltaC        | =1                     | K             | SI
deltaF        | 5.555556e-1            | K             | SP811
dBm           | =0.001                 | W             | IEC60027
dBW           | =1                     | W             | IEC60027
dBV           | =1                     | V             | IEC60027
dBmV          | =0.001                 | V             | IEC60027
dBµV          | =1e-6                  | V             | IEC60027
dBu           | 7.746e-1               | V             | ITU
dB_SPL        | =2e-5                  | Pa            | ISO80000
A             | =1                     | A             | SI
C             | =1                     | A*s           | SI
V             | =1                     | W/A           | SI
F             | =1                     | C/V           | SI
H             | =1                     | V*s/A         | SI
Ohm           | =1                     | V/A           | SI
S             | =1                     | A/V           | SI
mho           | =1                     | S             | SP811
kilohm        | =1000                  | V/A           | SI
megohm        | =1000000               | V/A           | SI
Ah            | =3600                  | C             | SP811
abampere      | =10                    | A             | SP811
abcoulomb     | =10                    | C             | SP811
abvolt        | =1e-8                  | V             | SP811
abfarad       | =1e9                   | F             | SP811
abhenry       | =1e-9                  | H             | SP811
abohm         | =1e-9                  | Ohm           | SP811
abmho         | =1e9                   | S             | SP811
statcoulomb   | 3.335641e-10           | C             | SP811
statampere    | 3.335641e-10           | A             | SP811
statvolt      | 2.997925e2             | V             | SP811
statfarad     | 1.112650e-12           | F             | SP811
stathenry     | 8.987552e11            | H             | SP811
statohm       | 8.987552e11            | Ohm           | SP811
statmho       | 1.112650e-12           | S             | SP811
faraday       | 9.648533212e4          | C             | CODATA2018
debye         | 3.335641e-30           | C*m           | SP811
Wb            | =1                     | V*s           | SI
T             | =1                     | V*s/m^2       | SI
Mx            | =1e-8                  | Wb            | SP811
G             | =0.0001                | T             | SP811
gamma         | =1e-9                  | T             | SP811
Oe            | 7.957747e1             | A/m           | SP811
Gi            | 7.957747e-1            | A             | SP811
At            | =1                     | A             | SI10
unitpole      | 1.256637e-7            | Wb            | SP811
cd            | =1                     | cd            | SI
lm            | =1                     | cd*rad^2      | SI
lx            | =1                     | lm/m^2        | SI
ph            | =10000                 | lx            | SP811
fc            | 1.076391e1             | lx            | SP811
nit           | =1                     | cd/m^2        | SI10
sb            | =10000                 | cd/m^2        | SP811
lambert       | 3.183099e3             | cd/m^2        | SP811
flam          | 3.426259               | cd/m^2        | SP811
asb           | 3.183099e-1            | cd/m^2        | ISO31
Bq            | =1                     | 1/s           | SI
Ci            | =3.7e10                | Bq            | SP811
Gy            | =1                     | J/kg          | SI
rd            | =0.01                  | Gy            | SP811
Sv            | =1                     | J/kg          | SI
rem           | =0.01                  | Sv            | SP811
R             | =0.000258              | C/kg          | SP811
P             | =0.1                   | Pa*s          | SP811
St            | =0.0001                | m^2/s         | SP811
rhe           | =10                    | 1/(Pa*s)      | SP811
reyn          | 6.894757e3             | Pa*s          | SP811
cfm           | 4.719474e-4            | m^3/s         | SP811
cfs           | 2.831685e-2            | m^3/s         | SP811
cfh           | 7.865791e-6            | m^3/s         | SI10
gpm           | 6.309020e-5            | m^3/s         | SP811
gph           | 1.051503e-6            | m^3/s         | SI10
gpd           | 4.381264e-8            | m^3/s         | SP811
mgd           | 4.381264e-2            | m^3/s         | SP811
lps           | =0.001                 | m^3/s         | SI
lpm           | 1.666667e-5            | m^3/s         | SI10
lph           | 2.777778e-7            | m^3/s         | SI10
cmh           | 2.777778e-4            | m^3/s         | SI10
bpd           | 1.840131e-6            | m^3/s         | API
mpg           | 4.251437e5             | 1/m^2         | SP811
mpgUK         | 3.540062e5             | 1/m^2         | UK1995
darcy         | 9.869233e-13           | m^2           | SP811
mD            | 9.869233e-16           | m^2           | SP811, darcy
perm          | 5.72135e-11            | kg/(Pa*s*m^2) | SP811
perm_23       | 5.74525e-11            | kg/(Pa*s*m^2) | SP811
permin        | 1.45322e-12            | kg/(Pa*s*m)   | SP811
permin_23     | 1.45929e-12            | kg/(Pa*s*m)   | SP811
clo           | =0.155                 | m^2*K/W       | ASHRAE
tog           | =0.1                   | m^2*K/W       | BS4745
RSI           | =1                     | m^2*K/W       | ASHRAE
Rvalue        | 1.761102e-1            | m^2*K/W       | SP811
Uvalue        | 5.678263               | W/(m^2*K)     | SP811
langley       | =41840                 | J/m^2         | SP811
mol           | =1                     | mol           | SI
lbmol         | 4.535924e2             | mol           | SI10
kgmol         | =1000                  | mol           | SI10
kat           | =1                     | mol/s         | SI
M             | =1000                  | mol/m^3       | SP811
%             | =0.01                  | 1             | SI
‰             | =0.001                 | 1             | ISO80000
ppm           | =1e-6                  | 1             | SP811
ppb           | =1e-9                  | 1             | SP811
ppt           | =1e-12                 | 1             | SP811
bp            | =0.0001                | 1             | ISO80000
dB            | =1                     | 1             | SI
mag           | =1                     | 1             | IAU
dozen         | =12                    | 1             | HB44
bit           | =1                     | 1             | IEC80000
B             | =8                     | 1             | IEC80000
bps           | =1                     | 1/s           | IEC80000
`

export interface ReferenceFigure {
  readonly symbol: string
  /** In coherent units of the SI. */
  readonly value: number
  /** Largest difference that is no contradiction, in the same units. */
  readonly tolerance: number
  /** Kelvin at the zero of a thermometer scale. */
  readonly zero: ReferenceNumber | undefined
  /** Product of powers of coherent SI units with names or symbols of their own: `m^2*kg/s^3`. */
  readonly si: string
  /** A key of FIGURE_SOURCES. */
  readonly source: string
}

interface ReferenceNumber {
  readonly value: number
  readonly tolerance: number
}

/** Relative error of products of some doubles, for figures that are exact. */
const ROUNDING = 1e-13

function numberOf(text: string): ReferenceNumber {
  if (text.startsWith('='))
    return { value: Number(text.slice(1)), tolerance: Number(text.slice(1)) * ROUNDING }
  const [mantissa = '', exponent = '0'] = text.split('e')
  const lastDigit = 10 ** (Number(exponent) - (mantissa.split('.')[1] ?? '').length)
  return { value: Number(text), tolerance: lastDigit * 0.5001 }
}

export const REFERENCE_FIGURES: readonly ReferenceFigure[] = TABLE.trim()
  .split('\n')
  .map(line => {
    const [symbol = '', figure = '', si = '', source = ''] = line.split('|').map(column => column.trim())
    const [size = '', zero] = figure.split(' @ ')
    return {
      symbol,
      ...numberOf(size),
      zero: zero === undefined ? undefined : numberOf(zero),
      si,
      source: source.split(',')[0]!,
    }
  })

/** The factors of the prefixes: SI Brochure, 9th edition, table 7; IEC 80000-13, clause 4. */
export const PREFIX_FIGURES: Readonly<Record<string, number>> = {
  Q: 1e30, R: 1e27, Y: 1e24, Z: 1e21, E: 1e18, P: 1e15, T: 1e12, G: 1e9, M: 1e6, k: 1e3, h: 100, da: 10, D: 10,
  d: 0.1, c: 0.01, m: 1e-3, µ: 1e-6, n: 1e-9, p: 1e-12, f: 1e-15, a: 1e-18, z: 1e-21, y: 1e-24, r: 1e-27, q: 1e-30,
  Ki: 1024, Mi: 1048576, Gi: 1073741824, Ti: 1099511627776, Pi: 1125899906842624, Ei: 1152921504606846976,
} // prettier-ignore
