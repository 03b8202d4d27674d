import { readUnits } from './row.ts'

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
