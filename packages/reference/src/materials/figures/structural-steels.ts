/** Materials: the figures of `structural-steels`. */
import { materialsOf } from '../materials-of.ts'

export const MATERIALS = [
  materialsOf({
    folder: 'Metals/Structural steels EN 1993',
    columns: 'rho E nu G R_e R_m R_e40 R_m40 alpha k c_p',
    sources: [
      'Eurocodes as kept in eurocodepy, MIT: fy, fu; E, nu, G, alpha, density EN 1993-1-1 3.2.6; k and cp at 20 C EN 1993-1-2 3.4.1',
    ],
    rows: `
Structural steel S235||EN 1993-1-1:2005 + AC:2009, table 3.1 (t <= 40 mm; R_e40, R_m40: 40 < t <= 80 mm)||1|7850|210|0.3|81|235|360|215|360|12|53.3|440
Structural steel S235JR|1.0038|EN 1993-1-1:2005 + AC:2009, table 3.1 (t <= 40 mm; R_e40, R_m40: 40 < t <= 80 mm)||1|7850|210|0.3|81|235|360|215|360|12|53.3|440
Structural steel S275||EN 1993-1-1:2005 + AC:2009, table 3.1 (t <= 40 mm; R_e40, R_m40: 40 < t <= 80 mm)||1|7850|210|0.3|81|275|430|255|410|12|53.3|440
Structural steel S275JR|1.0044|EN 1993-1-1:2005 + AC:2009, table 3.1 (t <= 40 mm; R_e40, R_m40: 40 < t <= 80 mm)||1|7850|210|0.3|81|275|430|255|410|12|53.3|440
Structural steel S355||EN 1993-1-1:2005 + AC:2009, table 3.1 (t <= 40 mm; R_e40, R_m40: 40 < t <= 80 mm)||1|7850|210|0.3|81|355|490|335|470|12|53.3|440
Structural steel S355JR|1.0045|EN 1993-1-1:2005 + AC:2009, table 3.1 (t <= 40 mm; R_e40, R_m40: 40 < t <= 80 mm)||1|7850|210|0.3|81|355|490|335|470|12|53.3|440
Structural steel S450||EN 1993-1-1:2005 + AC:2009, table 3.1 (t <= 40 mm; R_e40, R_m40: 40 < t <= 80 mm)||1|7850|210|0.3|81|440|550|410|550|12|53.3|440
Structural steel S450J0|1.0590|EN 1993-1-1:2005 + AC:2009, table 3.1 (t <= 40 mm; R_e40, R_m40: 40 < t <= 80 mm)||1|7850|210|0.3|81|440|550|410|550|12|53.3|440
Structural steel S275N|1.0490|EN 1993-1-1:2005 + AC:2009, table 3.1 (t <= 40 mm; R_e40, R_m40: 40 < t <= 80 mm)||1|7850|210|0.3|81|275|390|255|370|12|53.3|440
Structural steel S355N|1.0545|EN 1993-1-1:2005 + AC:2009, table 3.1 (t <= 40 mm; R_e40, R_m40: 40 < t <= 80 mm)||1|7850|210|0.3|81|355|490|335|470|12|53.3|440
Structural steel S420N|1.8902|EN 1993-1-1:2005 + AC:2009, table 3.1 (t <= 40 mm; R_e40, R_m40: 40 < t <= 80 mm)||1|7850|210|0.3|81|420|520|390|520|12|53.3|440
Structural steel S460||EN 1993-1-1:2005 + AC:2009, table 3.1 (t <= 40 mm; R_e40, R_m40: 40 < t <= 80 mm)||1|7850|210|0.3|81|460|540|430|540|12|53.3|440
Structural steel S460N|1.8901|EN 1993-1-1:2005 + AC:2009, table 3.1 (t <= 40 mm; R_e40, R_m40: 40 < t <= 80 mm)||1|7850|210|0.3|81|460|540|430|540|12|53.3|440
Structural steel S275NL|1.0491|EN 1993-1-1:2005 + AC:2009, table 3.1 (t <= 40 mm; R_e40, R_m40: 40 < t <= 80 mm)||1|7850|210|0.3|81|275|390|255|370|12|53.3|440
Structural steel S355NL|1.0546|EN 1993-1-1:2005 + AC:2009, table 3.1 (t <= 40 mm; R_e40, R_m40: 40 < t <= 80 mm)||1|7850|210|0.3|81|355|490|335|470|12|53.3|440
Structural steel S420NL|1.8912|EN 1993-1-1:2005 + AC:2009, table 3.1 (t <= 40 mm; R_e40, R_m40: 40 < t <= 80 mm)||1|7850|210|0.3|81|420|520|390|520|12|53.3|440
Structural steel S460NL|1.8903|EN 1993-1-1:2005 + AC:2009, table 3.1 (t <= 40 mm; R_e40, R_m40: 40 < t <= 80 mm)||1|7850|210|0.3|81|460|540|430|540|12|53.3|440
Structural steel S275M|1.8818|EN 1993-1-1:2005 + AC:2009, table 3.1 (t <= 40 mm; R_e40, R_m40: 40 < t <= 80 mm)||1|7850|210|0.3|81|275|370|255|360|12|53.3|440
Structural steel S355M|1.8823|EN 1993-1-1:2005 + AC:2009, table 3.1 (t <= 40 mm; R_e40, R_m40: 40 < t <= 80 mm)||1|7850|210|0.3|81|355|470|335|450|12|53.3|440
Structural steel S420M|1.8825|EN 1993-1-1:2005 + AC:2009, table 3.1 (t <= 40 mm; R_e40, R_m40: 40 < t <= 80 mm)||1|7850|210|0.3|81|420|520|390|500|12|53.3|440
Structural steel S460M|1.8827|EN 1993-1-1:2005 + AC:2009, table 3.1 (t <= 40 mm; R_e40, R_m40: 40 < t <= 80 mm)||1|7850|210|0.3|81|460|540|430|530|12|53.3|440
Structural steel S275ML|1.8819|EN 1993-1-1:2005 + AC:2009, table 3.1 (t <= 40 mm; R_e40, R_m40: 40 < t <= 80 mm)||1|7850|210|0.3|81|275|370|255|360|12|53.3|440
Structural steel S355ML|1.8834|EN 1993-1-1:2005 + AC:2009, table 3.1 (t <= 40 mm; R_e40, R_m40: 40 < t <= 80 mm)||1|7850|210|0.3|81|355|470|335|450|12|53.3|440
Structural steel S420ML|1.8836|EN 1993-1-1:2005 + AC:2009, table 3.1 (t <= 40 mm; R_e40, R_m40: 40 < t <= 80 mm)||1|7850|210|0.3|81|420|520|390|500|12|53.3|440
Structural steel S460ML|1.8838|EN 1993-1-1:2005 + AC:2009, table 3.1 (t <= 40 mm; R_e40, R_m40: 40 < t <= 80 mm)||1|7850|210|0.3|81|460|540|430|530|12|53.3|440
Structural steel S235W||EN 1993-1-1:2005 + AC:2009, table 3.1 (t <= 40 mm; R_e40, R_m40: 40 < t <= 80 mm)||1|7850|210|0.3|81|235|360|215|340|12|53.3|440
Structural steel S355W||EN 1993-1-1:2005 + AC:2009, table 3.1 (t <= 40 mm; R_e40, R_m40: 40 < t <= 80 mm)||1|7850|210|0.3|81|355|490|335|490|12|53.3|440
Structural steel S460Q|1.8908|EN 1993-1-1:2005 + AC:2009, table 3.1 (t <= 40 mm; R_e40, R_m40: 40 < t <= 80 mm)||1|7850|210|0.3|81|460|570|440|550|12|53.3|440
Structural steel S460QL|1.8906|EN 1993-1-1:2005 + AC:2009, table 3.1 (t <= 40 mm; R_e40, R_m40: 40 < t <= 80 mm)||1|7850|210|0.3|81|460|570|440|550|12|53.3|440
Structural steel S460QL1|1.8916|EN 1993-1-1:2005 + AC:2009, table 3.1 (t <= 40 mm; R_e40, R_m40: 40 < t <= 80 mm)||1|7850|210|0.3|81|460|570|440|550|12|53.3|440`,
  }),
  materialsOf({
    folder: 'Metals/Reinforcing steels',
    columns: 'rho E nu R_e R_m alpha epsilon_uk',
    sources: [
      'FreeCAD 0.20.2, material card Reinforcement-FIB-B500, CC-BY-3.0',
      'Eurocodes as kept in eurocodepy, MIT; E, density, alpha EN 1992-1-1 3.2',
    ],
    rows: `
Reinforcement-Harry||||1|7850|210|0.3|315|||
Reinforcing steel B500A||EN 1992-1-1:2004, table C.1||2|7850|200||500|525|10|0.025
Reinforcing steel B500B||EN 1992-1-1:2004, table C.1||2|7850|200||500|540|10|0.05
Reinforcing steel B500C||EN 1992-1-1:2004, table C.1||2|7850|200||500|575|10|0.075
Reinforcing steel B450C||EN 1992-1-1:2004, table C.1||2|7850|200||450|517.5|10|0.075
Reinforcing steel B400B||EN 1992-1-1:2004, table C.1||2|7850|200||400|432|10|0.05
Reinforcing steel B550B||EN 1992-1-1:2004, table C.1||2|7850|200||550|594|10|0.05`,
  }),
].flat()
