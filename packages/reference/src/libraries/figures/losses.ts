/** Losses, roughness and friction. */
import { tableOf } from '../table-of.ts'

const SOURCE =
  "Loss coefficients and roughness of the EPANET 2 manual (US government, public domain); friction pairs of an engineers' handbook of 1916 (public domain) and OpenStax College Physics (CC BY 4.0)."

export const TABLES = [
  tableOf({
    name: 'loss',
    title: 'Loss coefficients of fittings',
    source: SOURCE,
    columns: [['K', '', 'loss coefficient']],
    rows: `
Globe valve, fully open|10.0
Angle valve, fully open|5.0
Swing check valve, fully open|2.5
Gate valve, fully open|0.2
Short-radius elbow|0.9
Medium-radius elbow|0.8
Long-radius elbow|0.6
45 degree elbow|0.4
Closed return bend|2.2
Standard tee, flow through run|0.6
Standard tee, flow through branch|1.8
Square entrance|0.5
Exit|1.0
`,
  }),
  tableOf({
    name: 'roughness',
    title: 'Roughness of pipes',
    source: SOURCE,
    columns: [
      ['C_min', '', 'least Hazen-Williams coefficient'],
      ['C_max', '', 'largest Hazen-Williams coefficient'],
      ['epsilon_min', 'mm', 'least roughness'],
      ['epsilon_max', 'mm', 'largest roughness'],
      ['n_min', '', 'least Manning coefficient'],
      ['n_max', '', 'largest Manning coefficient'],
    ],
    rows: `
Cast iron|130|140|0.25908|0.25908|0.012|0.015
Concrete or concrete lined|120|140|0.3048|3.048|0.012|0.017
Galvanized iron|120|120|0.1524|0.1524|0.015|0.017
Plastic|140|150|0.001524|0.001524|0.011|0.015
Steel|140|150|0.04572|0.04572|0.015|0.017
Vitrified clay|110|110|||0.013|0.015
`,
  }),
  tableOf({
    name: 'friction',
    title: 'Friction of pairs of materials',
    source: SOURCE,
    columns: [
      ['mu_s', '', 'static friction'],
      ['mu_k', '', 'sliding friction'],
    ],
    rows: `
Oak on oak, fibres parallel, dry||0.42
Oak on oak, fibres parallel, soap||0.16
Cast iron on oak||0.42
Cast iron on cast iron, not lubricated||0.15
Cast iron on cast iron, lubricated||0.1
Iron on brass||0.16
Brass on brass||0.2
Iron on bronze, dry||0.25
Iron on bronze, thoroughly lubricated||0.06
Cast iron wheels on rails (rolling)||0.004
Ball bearings (rolling)||0.001
Rubber on dry concrete|1.0|0.7
Rubber on wet concrete|0.7|0.5
Wood on wood|0.5|0.3
Waxed wood on wet snow|0.14|0.1
Metal on wood|0.5|0.3
Steel on steel, dry|0.6|0.3
Steel on steel, oiled|0.05|0.03
PTFE on steel|0.04|0.04
Shoes on wood|0.9|0.7
Shoes on ice|0.1|0.05
Ice on ice|0.1|0.03
Steel on ice|0.4|0.02
`,
  }),
]
