import { readUnits } from './row.ts'

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
