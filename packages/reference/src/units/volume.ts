import { readUnits } from './row.ts'

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
