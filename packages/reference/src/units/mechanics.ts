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

/** Mass per volume and mass per length. */
export const DENSITY = readUnits(
  'Density',
  `
pcf | pound per cubic foot | lb/ft^3        |       | SP811 |        | A density; the weight per volume is lbf/ft^3
tex | tex/tex              | 1e-6 kg/m      | d k m | SP811
den | denier               | 1/9000000 kg/m |       | SP811 | denier
`,
)

/** Force and force per length. */
export const FORCE = readUnits(
  'Force',
  `
N      | newton                        | kg m/s^2  | metric  | SI
dyn    | dyne                          | 1e-5 N    | k M m µ | SP811
gf     | gram-force, pond              | g g_n     | m M     | SP811
kgf    | kilogram-force, kilopond      | kg g_n    |         | SP811 | kp
tf     | tonne-force, metric ton-force | 1000 kgf  |         | SP811
lbf    | pound-force                   | lb g_n    | k       | SP811 | lb_f
ozf    | ounce-force                   | 1/16 lbf  |         | SP811 | oz_f
kip    | kip                           | 1000 lbf  |         | SP811 | kips
tonf   | ton-force, short ton-force    | 2000 lbf  | k       | SP811 | tonf_US | Of the short ton; others are 'tonfUK', 'tf'
tonfUK | long ton-force, UK ton-force  | 2240 lbf  |         | SP811 | tonf_UK
pdl    | poundal                       | lb ft/s^2 |         | SP811
plf    | pound-force per foot          | lbf/ft    |         | SAE
pli    | pound-force per inch          | lbf/in    |         | SAE
klf    | kip per foot                  | kip/ft    |         | SAE
`,
)

/** Torque: newton metres and foot pounds written as one word. The dimension is that of energy. */
export const TORQUE = readUnits(
  'Torque',
  `
Nm    | newton metre, newton meter               | N m    | k M m µ | SI    | N-m
Ncm   | newton centimetre, newton centimeter     | N cm   |         | SI    | N-cm
Nmm   | newton millimetre, newton millimeter     | N mm   | k       | SI    | N-mm
kgfm  | kilogram-force metre, kilogram-force meter | kgf m  |         | SP811 | kgf-m kgm kg-m
ftlbf | foot pound-force/foot pounds-force, foot-pound/foot-pounds, pound-foot | ft lbf | k       | SP811 | ftlb ft-lb ft_lb ftlbs ft-lbf ft_lbf ft-lbs lbft lb-ft lb_ft lbfft lbf-ft lbf_ft
inlbf | inch pound-force/inch pounds-force, inch-pound/inch-pounds, pound-inch | in lbf | k       | SP811 | inlb in-lb in_lb inlbs in-lbf in_lbf in-lbs lbin lb-in lb_in lbfin lbf-in lbf_in
inozf | inch ounce-force/inch ounces-force, inch-ounce/inch-ounces, ounce-inch | in ozf |         | SP811 | inoz in-oz in_oz in-ozf ozin oz-in oz_in ozfin ozf-in
ftkip | foot-kip, kip-foot                       | ft kip |         | SAE   | kipft kip-ft ft-kip k-ft ft-k
inkip | inch-kip, kip-inch                       | in kip |         | SAE   | kipin kip-in in-kip
`,
)

/** Pressure and stress, absolute. Columns of mercury and water are the conventional ones unless a temperature is said. */
export const PRESSURE = readUnits(
  'Pressure',
  `
Pa       | pascal                                   | N/m^2              | metric | SI
bar      | bar                                      | 1e5 Pa             | metric | SI    | bara
atm      | atmosphere, standard atmosphere          | 101325 Pa          | m      | SP811
at       | technical atmosphere                     | kgf/cm^2           |        | SP811
psi      | pound per square inch, pound-force per square inch | lbf/in^2           | k M    | SP811 | psia
ksi      | kip per square inch                      | kip/in^2           |        | SP811
Msi      | million psi/million psi                  | 1000 ksi           |        | SAE
psf      | pound per square foot, pound-force per square foot | lbf/ft^2           |        | SP811
ksf      | kip per square foot                      | kip/ft^2           |        | SAE
tsf      | ton per square foot, ton-force per square foot | tonf/ft^2          |        | SAE
Torr     | torr                                     | 101325/760 Pa      | metric | SP811 | torr
mmHg     | millimetre of mercury, millimeter of mercury, millimeter mercury/millimeters mercury | 13.5951 9.80665 Pa |        | SP811 | mm_Hg
cmHg     | centimetre of mercury, centimeter of mercury | 10 mmHg            |        | SP811
inHg     | inch of mercury, inch mercury/inches mercury | 25.4 mmHg          |        | SP811 | in_Hg
ftHg     | foot of mercury                          | 12 inHg            |        | SP811
cmHg_0   | centimetre of mercury at 0 C, centimeter of mercury at 0 C | ~1333.22 Pa        |        | SP811
inHg_32  | inch of mercury at 32 F                  | ~3386.38 Pa        |        | SP811
inHg_60  | inch of mercury at 60 F                  | ~3376.85 Pa        |        | SP811
mH2O     | metre of water, meter of water           | 1000 mmH2O         |        | SP811 | mWC mwc mWS
cmH2O    | centimetre of water, centimeter of water | 10 mmH2O           |        | SP811 | cmWC cmwc
mmH2O    | millimetre of water, millimeter of water | 9.80665 Pa         |        | SP811 | mmWC mmwc mmWS
inH2O    | inch of water, inch water/inches water | 25.4 mmH2O         |        | SP811 | inWC inwc in_H2O iwc
ftH2O    | foot of water                            | 12 inH2O           |        | SP811 | ftWC ftwc ft_H2O
cmH2O_4  | centimetre of water at 4 C, centimeter of water at 4 C | ~98.0638 Pa        |        | SP811
inH2O_39 | inch of water at 39 F                    | ~249.082 Pa        |        | SP811
inH2O_60 | inch of water at 60 F                    | ~248.84 Pa         |        | SP811
ftH2O_39 | foot of water at 39 F                    | ~2988.98 Pa        |        | SP811
Ba       | barye                                    | dyn/cm^2           |        | SP811
`,
)

/** Dynamic and kinematic viscosity. */
export const VISCOSITY = readUnits(
  'Viscosity',
  `
P    | poise         | 0.1 Pa s   | c d m µ | SP811
St   | stokes/stokes | 1e-4 m^2/s | c m µ   | SP811
rhe  | rhe           | 10/Pa/s    |         | SP811
reyn | reyn          | lbf s/in^2 | µ m     | SAE
`,
)
