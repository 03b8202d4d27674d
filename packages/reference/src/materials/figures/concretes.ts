/** Materials: the figures of `concretes`. */
import { materialsOf } from '../materials-of.ts'

export const MATERIALS = [
  materialsOf({
    folder: 'Concrete',
    columns: 'rho E nu alpha k c_p f_ck f_cm f_ctm f_ctk005',
    sources: [
      'computed from EN 1992-1-1 Table 3.1 formulas (fcm=fck+8, fctm=0.30 fck^(2/3) or 2.12 ln(1+fcm/10), Ecm=22(fcm/10)^0.3 GPa, nu 0.2, alpha 10e-6), density EN 1991-1-1 (24 kN/m3), k and cp at 20 C EN 1992-1-2 (lower limit); compared with eurocodepy (MIT)',
    ],
    rows: `
Concrete C12/15||EN 1992-1-1||1|2400|27.1|0.2|10|1.33|900|12|20|1.57|1.1
Concrete C16/20||EN 1992-1-1||1|2400|28.6|0.2|10|1.33|900|16|24|1.9|1.33
Concrete C20/25||EN 1992-1-1||1|2400|30|0.2|10|1.33|900|20|28|2.21|1.55
Concrete C25/30||EN 1992-1-1||1|2400|31.5|0.2|10|1.33|900|25|33|2.56|1.8
Concrete C30/37||EN 1992-1-1||1|2400|32.8|0.2|10|1.33|900|30|38|2.9|2.03
Concrete C35/45||EN 1992-1-1||1|2400|34.1|0.2|10|1.33|900|35|43|3.21|2.25
Concrete C40/50||EN 1992-1-1||1|2400|35.2|0.2|10|1.33|900|40|48|3.51|2.46
Concrete C45/55||EN 1992-1-1||1|2400|36.3|0.2|10|1.33|900|45|53|3.8|2.66
Concrete C50/60||EN 1992-1-1||1|2400|37.3|0.2|10|1.33|900|50|58|4.07|2.85
Concrete C55/67||EN 1992-1-1||1|2400|38.2|0.2|10|1.33|900|55|63|4.21|2.95
Concrete C60/75||EN 1992-1-1||1|2400|39.1|0.2|10|1.33|900|60|68|4.35|3.05
Concrete C70/85||EN 1992-1-1||1|2400|40.7|0.2|10|1.33|900|70|78|4.61|3.23
Concrete C80/95||EN 1992-1-1||1|2400|42.2|0.2|10|1.33|900|80|88|4.84|3.39
Concrete C90/105||EN 1992-1-1||1|2400|43.6|0.2|10|1.33|900|90|98|5.04|3.53`,
  }),
].flat()
