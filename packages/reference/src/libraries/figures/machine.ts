/** Parallel keys, grades of tolerance and conductors of cables. */
import { tableOf } from '../table-of.ts'

export const TABLES = [
  tableOf({
    name: 'key',
    title: 'Parallel keys DIN 6885-1',
    source: 'DIN 6885-1, form A, for shafts over d_min up to d_max.',
    columns: [
      ['d_min', 'mm', 'least diameter of the shaft, excluded'],
      ['d_max', 'mm', 'largest diameter of the shaft'],
      ['b', 'mm', 'width of the key'],
      ['h', 'mm', 'height of the key'],
      ['t_1', 'mm', 'depth in the shaft'],
      ['t_2', 'mm', 'depth in the hub'],
    ],
    rows: `
2x2|6|8|2|2|1.2|1
3x3|8|10|3|3|1.8|1.4
4x4|10|12|4|4|2.5|1.8
5x5|12|17|5|5|3|2.3
6x6|17|22|6|6|3.5|2.8
8x7|22|30|8|7|4|3.3
10x8|30|38|10|8|5|3.3
12x8|38|44|12|8|5|3.3
14x9|44|50|14|9|5.5|3.8
16x10|50|58|16|10|6|4.3
18x11|58|65|18|11|7|4.4
20x12|65|75|20|12|7.5|4.9
22x14|75|85|22|14|9|5.4
25x14|85|95|25|14|9|5.4
28x16|95|110|28|16|10|6.4
32x18|110|130|32|18|11|7.4
`,
  }),
  tableOf({
    name: 'IT',
    title: 'Grades of tolerance ISO 286-1',
    source:
      'ISO 286-1:2010, table 1: widths of tolerance for nominal sizes over the first up to the second number in mm.',
    columns: [
      ['IT5', 'µm', 'width of tolerance IT5'],
      ['IT6', 'µm', 'width of tolerance IT6'],
      ['IT7', 'µm', 'width of tolerance IT7'],
      ['IT8', 'µm', 'width of tolerance IT8'],
      ['IT9', 'µm', 'width of tolerance IT9'],
      ['IT10', 'µm', 'width of tolerance IT10'],
      ['IT11', 'µm', 'width of tolerance IT11'],
      ['IT12', 'µm', 'width of tolerance IT12'],
      ['IT13', 'µm', 'width of tolerance IT13'],
    ],
    rows: `
0-3|4|6|10|14|25|40|60|100|140
3-6|5|8|12|18|30|48|75|120|180
6-10|6|9|15|22|36|58|90|150|220
10-18|8|11|18|27|43|70|110|180|270
18-30|9|13|21|33|52|84|130|210|330
30-50|11|16|25|39|62|100|160|250|390
50-80|13|19|30|46|74|120|190|300|460
80-120|15|22|35|54|87|140|220|350|540
120-180|18|25|40|63|100|160|250|400|630
180-250|20|29|46|72|115|185|290|460|720
250-315|23|32|52|81|130|210|320|520|810
315-400|25|36|57|89|140|230|360|570|890
400-500|27|40|63|97|155|250|400|630|970
`,
  }),
  tableOf({
    name: 'cable',
    title: 'Copper conductors IEC 60228',
    source: 'IEC 60228, class 2, plain copper: largest resistance at 20 °C.',
    columns: [
      ['A', 'mm^2', 'nominal cross-section'],
      ['R', 'ohm/km', 'largest resistance per length at 20 °C'],
    ],
    rows: `
1.5|1.5|12.1
2.5|2.5|7.41
4|4|4.61
6|6|3.08
10|10|1.83
16|16|1.15
25|25|0.727
35|35|0.524
50|50|0.387
70|70|0.268
95|95|0.193
120|120|0.153
150|150|0.124
185|185|0.0991
240|240|0.0754
300|300|0.0601
`,
  }),
]
