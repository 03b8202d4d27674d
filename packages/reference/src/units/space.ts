import { readUnits } from './row.ts'

/**
 * Length. Since 2023 the plain names mean the international foot (FR2020); the sizes by the
 * U.S. survey foot, which SP 811 prints for chain, fathom, furlong, rod and the survey mile, end in `US`.
 */
export const LENGTH = readUnits(
  'Length',
  `
m             | metre, meter                      | [length]             | metric | SI
ft            | foot                              | 0.3048 m             | k      | FR1959 | '
in            | inch                              | 1/12 ft              | µ      | FR1959 | "
yd            | yard                              | 3 ft                 |        | FR1959
mi            | mile, statute mile                | 5280 ft              |        | FR1959
nmi           | nautical mile                     | 1852 m               |        | SI     | NM             | 'nm' is the nanometre
mil           | mil, thou/thou                    | 1/1000 in            |        | SP811  | thou           | The angle is 'mil_angle'
micron        | micron                            | 1/1000000 m          |        | SP811
Angstrom      | angstrom, ångström                | 1e-10 m              |        | SI     | Å angstrom
fermi         | fermi                             | 1e-15 m              |        | SP811
xu            | x unit                            | ~1.002077e-13 m      |        | SP811
bohr          | bohr                              | ~5.29177210544e-11 m |        | CODATA | a_0
au            | astronomical unit                 | 149597870700 m       |        | IAU    | AU ua
lyr           | light year, lightyear             | 9460730472580800 m   | k M G  | IAU    | ly
pc            | parsec                            | 648000/pi au         | k M G  | IAU
hand          | hand                              | 4 in                 |        | HB44
link          | link, Gunter's link               | 66/100 ft            |        | FR2020 | li             | Of the international foot; 'linkUS' of the survey foot
rod           | rod, pole, perch                  | 16.5 ft              |        | FR2020 |                | Of the international foot; 'rodUS' of the survey foot
chain         | chain, Gunter's chain             | 66 ft                |        | FR2020 |                | Of the international foot; 'chainUS' of the survey foot
fur           | furlong                           | 660 ft               |        | FR2020 |                | Of the international foot; 'furUS' of the survey foot
fath          | fathom                            | 6 ft                 |        | FR2020 | ftm            | Of the international foot; 'fathUS' of the survey foot
cable         | cable, cable length               | 720 ft               |        | HB44   |                | The U.S. cable of 120 fathoms
league        | league                            | 3 mi                 |        | HB44   | lea
ftUS          | US survey foot, survey foot       | 1200/3937 m          |        | SP811  | ft_US sft
inUS          | US survey inch, survey inch       | 1/12 ftUS            |        | SP811  | in_US
ydUS          | US survey yard, survey yard       | 3 ftUS               |        | SP811  | yd_US
miUS          | US survey mile, survey mile       | 5280 ftUS            |        | SP811  | mi_US
linkUS        | survey link, US survey link       | 66/100 ftUS          |        | SP811  | link_US
rodUS         | survey rod, US survey rod         | 16.5 ftUS            |        | SP811  | rod_US
chainUS       | survey chain, US survey chain     | 66 ftUS              |        | SP811  | chain_US
furUS         | survey furlong, US survey furlong | 660 ftUS             |        | SP811  | fur_US
fathUS        | survey fathom, US survey fathom   | 6 ftUS               |        | SP811  | fath_US
leagueUS      | survey league, US survey league   | 3 miUS               |        | HB44   | league_US
point         | computer point, point             | 1/72 in              |        | SP811  | point_computer | The printer's point is 'point_printer'
point_printer | printer's point                   | ~0.013837 in         |        | SP811
pica          | computer pica, pica               | 1/6 in               |        | SP811  | pica_computer  | The printer's pica is 'pica_printer'
pica_printer  | printer's pica                    | 12 point_printer     |        | SP811
`,
)

/** Area. Squares of any length need no line: `m^2`, `m2`, `sqft`, `square feet`. */
export const AREA = readUnits(
  'Area',
  `
a        | are                         | 100 m^2      |          | SI
ha       | hectare                     | 10000 m^2    |          | SI
acre     | acre                        | 43560 ft^2   |          | FR2020 | ac           | Of the international foot; 'acreUS' of the survey foot, as SP 811 prints
acreUS   | US survey acre, survey acre | 43560 ftUS^2 |          | SP811  | acre_US
b        | barn                        | 1e-28 m^2    | m µ n p f | SP811  | barn
section  | section                     | mi^2         |          | HB44
township | township                    | 36 mi^2      |          | HB44
cmil     | circular mil                | pi/4 mil^2   | k        | SP811  | circmil
`,
)

/** Volume. Cubes of any length need no line: `m^3`, `cm3`, `cuft`, `cubic yards`. */
export const VOLUME = readUnits(
  'Volume',
  `
L          | litre, liter                             | 1/1000 m^3   | metric | SI     | l ℓ
cc         | cubic centimetre                         | cm^3         |        | SP811  | ccm
gal        | gallon, US gallon                        | 231 in^3     |        | HB44   | galUS gal_US             | The U.S. liquid gallon; the imperial one is 'galUK', the acceleration is 'Gal'
galUK      | imperial gallon, UK gallon, Canadian gallon | 4.54609 L    |        | UK1985 | gal_UK galImp gal_imp
gal_dry    | US dry gallon, dry gallon                | 1/8 bu       |        | HB44
qt         | quart, liquid quart, US quart            | 1/4 gal      |        | HB44   | qtUS qt_US               | The U.S. liquid quart
qtUK       | imperial quart, UK quart                 | 1/4 galUK    |        | UK1985 | qt_UK
qt_dry     | dry quart, US dry quart                  | 1/32 bu      |        | HB44
pt         | pint, liquid pint, US pint               | 1/8 gal      |        | HB44   | ptUS pt_US               | The U.S. liquid pint
ptUK       | imperial pint, UK pint                   | 1/8 galUK    |        | UK1985 | pt_UK
pt_dry     | dry pint, US dry pint                    | 1/64 bu      |        | HB44
gi         | gill, US gill                            | 1/32 gal     |        | HB44   | giUS gi_US gill          | The U.S. gill
giUK       | imperial gill, UK gill, Canadian gill    | 1/32 galUK   |        | UK1985 | gi_UK
floz       | fluid ounce, US fluid ounce              | 1/128 gal    |        | HB44   | ozfl fl_oz oz_fl         | The U.S. fluid ounce
flozUK     | imperial fluid ounce, UK fluid ounce     | 1/160 galUK  |        | UK1985 | ozflUK floz_UK
fldr       | fluid dram, fluidram                     | 1/8 floz     |        | HB44   | fl_dr
minim      | minim                                    | 1/60 fldr    |        | HB44
cup        | cup, US cup                              | 1/16 gal     |        | SP811  |                          | The U.S. cup
cup_metric | metric cup                               | 250 mL       |        | SP811
tbsp       | tablespoon                               | 1/2 floz     |        | SP811  | Tbsp                     | The U.S. tablespoon
tsp        | teaspoon                                 | 1/6 floz     |        | SP811  |                          | The U.S. teaspoon
bbl        | barrel, oil barrel                       | 42 gal       | k      | SP811  |                          | The barrel of oil; others are 'bbl_liquid', 'bbl_dry'
bbl_liquid | US liquid barrel, liquid barrel          | 31.5 gal     |        | HB44
bbl_dry    | US dry barrel, dry barrel                | 7056 in^3    |        | HB44
bu         | bushel, US bushel                        | 2150.42 in^3 |        | HB44   | buUS bu_US               | The U.S. bushel, struck
buUK       | imperial bushel, UK bushel               | 8 galUK      |        | UK1985 | bu_UK
pk         | peck, US peck                            | 1/4 bu       |        | HB44
cord       | cord                                     | 128 ft^3     |        | SP811
stere      | stere                                    | m^3          |        | SP811
fbm        | board foot, footboard                    | 144 in^3     |        | HB44   | bdft bf                  | A volume of timber
acft       | acre-foot/acre-feet                      | acre ft      |        | FR2020 | ac-ft ac_ft acre-ft acre_ft | Of the international foot; 'acftUS' of the survey foot
acftUS     | survey acre-foot/survey acre-feet        | acreUS ftUS  |        | SP811  | acft_US
regton     | register ton                             | 100 ft^3     |        | SP811  | ton_register
Mcf        | thousand cubic feet/thousand cubic feet  | 1000 ft^3    |        | SAE    |                          | M for a thousand, as in the gas trade
MMcf       | million cubic feet/million cubic feet    | 1e6 ft^3     |        | SAE
`,
)

/** Plane and solid angle. Angles are plain ratios that carry a tag for display (docs/models/units.md). */
export const ANGLE = readUnits(
  'Angle',
  `
rad       | radian                               | [angle]     | m µ n | SI    |            | The absorbed dose is 'rd'
deg       | degree, degree of arc                | pi/180 rad  |       | SI    | °
arcmin    | arcminute, arc minute, minute of arc | 1/60 deg    |       | SI    | ′
arcs      | arcsecond, arc second, second of arc | 1/60 arcmin | m µ   | SI    | arcsec ″
grad      | gradian, gon, grade                  | pi/200 rad  |       | SP811 | gon
rev       | revolution, turn, cycle              | 2 pi rad    |       | SP811 | turn cycle
quadrant  | quadrant, right angle                | pi/2 rad    |       | SP811
mil_angle | angular mil                          | 1/6400 rev  |       | NATO  | mil_NATO   | 6400 to the turn; 'mil' is a thousandth of an inch
sr        | steradian                            | rad^2       | m µ   | SI
sqdeg     | square degree                        | deg^2       |       | SP811 | deg_sq
`,
)

/** Number of waves per length. */
export const WAVENUMBER = readUnits(
  'Wavenumber',
  `
kayser  | kayser           | 100/m | m | SP811
dpi     | dot per inch, pixel per inch/pixels per inch | 1/in |  | SAE | ppi
diopter | dioptre, diopter | 1/m   |   | SP330 | dpt
`,
)
