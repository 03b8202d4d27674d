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
