/** Partial factors and combination factors of the Eurocodes, as recommended there. */
import { tableOf } from '../table-of.ts'

const ANNEX = 'Recommended values: a national annex may have others.'

export const TABLES = [
  tableOf({
    name: 'psi_EN',
    title: 'Combination factors EN 1990',
    source: `EN 1990:2002+A1, table A1.1, buildings; in combinations (6.10), (6.10a), (6.10b), (6.14b) to (6.16b). ${ANNEX}`,
    columns: [
      ['psi_0', '', 'combination value'],
      ['psi_1', '', 'frequent value'],
      ['psi_2', '', 'quasi-permanent value'],
    ],
    rows: `
A: domestic, residential|0.7|0.5|0.3
B: offices|0.7|0.5|0.3
C: congregation|0.7|0.7|0.6
D: shopping|0.7|0.7|0.6
E: storage|1|0.9|0.8
F: traffic up to 30 kN|0.7|0.7|0.6
G: traffic up to 160 kN|0.7|0.5|0.3
H: roofs|0|0|0
snow, up to 1000 m|0.5|0.2|0
snow, above 1000 m|0.7|0.5|0.2
snow, Nordic countries|0.7|0.5|0.2
wind|0.6|0.2|0
temperature|0.6|0.5|0
`,
  }),
  tableOf({
    name: 'gamma_EN',
    title: 'Partial factors of the Eurocodes',
    source: `Actions: EN 1990:2002+A1, tables A1.2(A) EQU, A1.2(B) STR with xi of (6.10b), A1.2(C) GEO. Materials: EN 1992-1-1, table 2.1N; EN 1993-1-1, 6.1(1); EN 1993-1-8, table 2.1; EN 1993-1-4, 5.1(2); EN 1995-1-1, table 2.3; EN 1999-1-1, 6.1.3. ${ANNEX}`,
    columns: [
      ['gamma', '', 'persistent and transient situations'],
      ['gamma_acc', '', 'accidental situations'],
    ],
    rows: `
EQU G unfavourable|1.1|
EQU G favourable|0.9|
EQU Q|1.5|
STR G unfavourable|1.35|
STR G favourable|1|
STR Q|1.5|
STR xi|0.85|
GEO G|1|
GEO Q|1.3|
concrete C|1.5|1.2
reinforcement S|1.15|1
steel M0|1|
steel M1|1|
steel M2|1.25|
bolts M2|1.25|
preloaded M3|1.25|
preloaded M3 ser|1.1|
stainless M0|1.1|
stainless M1|1.1|
stainless M2|1.25|
solid timber M|1.3|1
glulam M|1.25|1
LVL M|1.2|1
timber connections M|1.3|1
aluminium M1|1.1|
aluminium M2|1.25|
`,
  }),
]
