/** Bars and meshes of reinforcing steel. */
import { tableOf } from '../table-of.ts'

export const TABLES = [
  tableOf({
    name: 'rebar',
    title: 'Reinforcing bars EN 10080',
    source:
      'Nominal diameters and masses of EN 10080, table 6; areas and perimeters computed from the diameters.',
    columns: [
      ['d', 'mm', 'nominal diameter'],
      ['A', 'mm^2', 'area of the cross-section'],
      ['m', 'kg/m', 'mass per length'],
      ['u', 'mm', 'perimeter'],
    ],
    rows: `
6|6|28.274|0.222|18.85
8|8|50.265|0.395|25.133
10|10|78.54|0.617|31.416
12|12|113.1|0.888|37.699
14|14|153.94|1.21|43.982
16|16|201.06|1.58|50.265
20|20|314.16|2.47|62.832
25|25|490.87|3.85|78.54
28|28|615.75|4.83|87.965
32|32|804.25|6.31|100.53
40|40|1256.6|9.86|125.66
`,
  }),
  tableOf({
    name: 'mesh',
    title: 'Welded meshes BS 4483, DIN 488-4',
    source:
      'Diameters and spacings of BS 4483 (A, B, C) and of the meshes in stock by DIN 488-4 (Q, R); areas and masses computed from them at 7850 kg/m^3, without the doubled or thinner bars at the edges.',
    columns: [
      ['d_l', 'mm', 'diameter of the bars along'],
      ['s_l', 'mm', 'spacing of the bars along'],
      ['d_t', 'mm', 'diameter of the bars across'],
      ['s_t', 'mm', 'spacing of the bars across'],
      ['a_l', 'mm^2/m', 'area of the bars along per width'],
      ['a_t', 'mm^2/m', 'area of the bars across per length'],
      ['m', 'kg/m^2', 'mass per area'],
    ],
    rows: `
A98|5|200|5|200|98.17|98.17|1.541
A142|6|200|6|200|141.4|141.4|2.22
A193|7|200|7|200|192.4|192.4|3.021
A252|8|200|8|200|251.3|251.3|3.946
A393|10|200|10|200|392.7|392.7|6.165
Q188A|6|150|6|150|188.5|188.5|2.959
Q257A|7|150|7|150|256.6|256.6|4.028
Q335A|8|150|8|150|335.1|335.1|5.261
Q424A|9|150|9|150|424.1|424.1|6.659
Q524A|10|150|10|150|523.6|523.6|8.221
B196|5|100|7|200|196.3|192.4|3.052
B283|6|100|7|200|282.7|192.4|3.73
B385|7|100|7|200|384.8|192.4|4.532
B503|8|100|8|200|502.7|251.3|5.919
B785|10|100|8|200|785.4|251.3|8.138
B1131|12|100|8|200|1131|251.3|10.85
C283|6|100|5|400|282.7|49.09|2.605
C385|7|100|5|400|384.8|49.09|3.406
C503|8|100|5|400|502.7|49.09|4.331
C636|9|100|6|400|636.2|70.69|5.549
C785|10|100|6|400|785.4|70.69|6.72
Q636A|9|100|10|125|636.2|628.3|9.926
R188A|6|150|6|250|188.5|113.1|2.368
R257A|7|150|6|250|256.6|113.1|2.902
R335A|8|150|6|250|335.1|113.1|3.518
R424A|9|150|8|250|424.1|201.1|4.908
R524A|10|150|8|250|523.6|201.1|5.689
`,
  }),
]
