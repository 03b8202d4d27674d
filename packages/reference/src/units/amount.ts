import { readUnits } from './row.ts'

/** Amount of substance, concentration and catalytic activity. */
export const AMOUNT = readUnits(
  'Amount',
  `
mol   | mole                   | [amount]      | metric  | SI    | gmol g-mol
lbmol | pound-mole, lb-mole    | 453.59237 mol |         | SP811 | lb-mol lb_mol lbmole
kgmol | kilogram-mole, kg-mole | 1000 mol      |         | SP811 | kg-mol kg_mol kgmole
kat   | katal                  | mol/s         | metric  | SI
M     | molar                  | mol/L         | m µ n p | SP811
`,
)
