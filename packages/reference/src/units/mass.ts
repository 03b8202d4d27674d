import { readUnits } from './row.ts'

/** Mass. The avoirdupois system unless troy or apothecaries is said. */
export const MASS = readUnits(
  'Mass',
  `
g         | gram, gramme                             | 1/1000 [mass]         | metric  | SI
t         | tonne, metric ton                        | 1000 kg               | k M G   | SI     | te ton_metric
lb        | pound, pound-mass, avoirdupois pound     | 0.45359237 kg         | k       | FR1959 | lbm lbs lb_m           | The pound as a mass; the force is 'lbf', the amount is 'lbmol'
oz        | ounce, avoirdupois ounce                 | 1/16 lb               |         | FR1959 | ozm ozUK oz_UK         | The mass; the volume is 'floz', the force is 'ozf'
dr        | dram, avoirdupois dram                   | 1/16 oz               |         | HB44   |                        | The avoirdupois dram
gr        | grain                                    | 1/7000 lb             |         | FR1959
ozt       | troy ounce, apothecaries ounce           | 480 gr                |         | HB44   | oz_t
lbt       | troy pound, apothecaries pound           | 12 ozt                |         | HB44   | lb_t
dwt       | pennyweight                              | 24 gr                 |         | HB44   | pwt
dr_ap     | apothecaries dram                        | 60 gr                 |         | HB44
scruple   | scruple                                  | 20 gr                 |         | HB44
ct        | carat, metric carat                      | 200 mg                |         | SP811
st        | stone                                    | 14 lb                 |         | UK1985 | stone                  | The cubic metre of timber is 'stere'
cwt       | hundredweight, short hundredweight       | 100 lb                |         | HB44   | cwtUS cwt_US           | The U.S. short hundredweight
cwtUK     | long hundredweight, UK hundredweight     | 112 lb                |         | UK1985 | cwt_UK
ton       | short ton, ton, US ton                   | 2000 lb               | k M     | HB44   | tonUS ton_US ton_short | The U.S. short ton; others are 'tonUK' (long), 't' (metric), 'tonf' (force), 'TR' (refrigeration), 'tonTNT', 'regton', 'ton_assay'
tonUK     | long ton, UK ton, imperial ton           | 2240 lb               |         | UK1985 | ton_UK ton_long
kilotonne | kilotonne                                | 1000 t                |         | SI
ton_assay | assay ton                                | 175/6 g               |         | SP811  | AT                     | 29 1/6 grams
slug      | slug                                     | lbf s^2/ft            | k       | SP811
slinch    | slinch, blob, snail                      | lbf s^2/in            |         | SAE    | blob
hyl       | hyl, metric slug                         | kgf s^2/m             |         | SP811
quintal   | quintal                                  | 100 kg                |         | SP811
Da        | dalton                                   | ~1.66053906892e-27 kg | k M G m | CODATA
u         | atomic mass unit, unified atomic mass unit | Da                    |         | CODATA | amu
`,
)
