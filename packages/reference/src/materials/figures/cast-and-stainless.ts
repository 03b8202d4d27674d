/** Materials: the figures of `cast-and-stainless`. */
import { materialsOf } from '../materials-of.ts'

export const MATERIALS = [
  materialsOf({
    folder: 'Metals/Cast irons',
    columns: 'rho E nu G R_e R_m alpha',
    sources: [
      'FreeCAD 0.20.2, material card Steel-EN-GJL-100, LGPL',
      'FreeCAD 0.20.2, material card Steel-EN-GJL-150, LGPL',
      'FreeCAD 0.20.2, material card Steel-EN-GJL-200, LGPL',
      'FreeCAD 0.20.2, material card Steel-EN-GJL-250, LGPL',
      'FreeCAD 0.20.2, material card Steel-EN-GJL-300, LGPL',
      'FreeCAD 0.20.2, material card Steel-EN-GJL-350, LGPL',
      'FreeCAD 0.20.2, material card Steel-EN-GJMB-350-10, LGPL',
      'FreeCAD 0.20.2, material card Steel-EN-GJMB-550-4, LGPL',
      'FreeCAD 0.20.2, material card Steel-EN-GJMB-650-2, LGPL',
      'FreeCAD 0.20.2, material card Steel-EN-GJMW-350-4, LGPL',
      'FreeCAD 0.20.2, material card Steel-EN-GJMW-360-12, LGPL',
      'FreeCAD 0.20.2, material card Steel-EN-GJMW-400-5, LGPL',
      'FreeCAD 0.20.2, material card Steel-EN-GJMW-450-7, LGPL',
      'FreeCAD 0.20.2, material card Steel-EN-GJS-400-15, LGPL',
      'FreeCAD 0.20.2, material card Steel-EN-GJS-500-7, LGPL',
      'FreeCAD 0.20.2, material card Steel-EN-GJS-600-3, LGPL',
      'FreeCAD 0.20.2, material card Steel-EN-GJS-700-2, LGPL',
      'FreeCAD 0.20.2, material card Steel-EN-GJS-800-1, LGPL',
    ],
    rows: `
EN-GJL-100 (GG-10)|0.6010|EN 1561||1|7200|88|0.3|34||100|10
EN-GJL-150 (GG-15)|0.6015|EN 1561||2|7200|95|0.3|37|98|150|10
EN-GJL-200 (GG-20)|0.6020|EN 1561||3|7200|105|0.3|40|130|200|10
EN-GJL-250 (GG-25)|0.6025|EN 1561||4|7200|115|0.3|44|165|250|10
EN-GJL-300 (GG-30)|0.6030|EN 1561||5|7200|125|0.3|48|195|300|10
EN-GJL-350 (GG-35)|0.6035|EN 1561||6|7200|135|0.3|52|228|350|10
EN-GJMB-350-10 (GTS 35-10)|0.8135|EN 1562||7|7200|175|0.3|67|200|350|10
EN-GJMB-550-4 (GTS 55-04)|0.8155|EN 1562||8|7200|175|0.3|67|340|550|10
EN-GJMB-650-2 (GTS 65-02)|0.8165|EN 1562||9|7200|175|0.3|67|430|650|10
EN-GJMW-350-4 (GTW 35-04)|0.8035|EN 1562||10|7200|175|0.3|67||350|10
EN-GJMW-360-12 (GTW S38-12)|0.8038|EN 1562|strengths by its designation and EN 1562: the card has 380 and 200|11|7200|175|0.3|67|190|360|10
EN-GJMW-400-5 (GTW 40-05)|0.8040|EN 1562||12|7200|175|0.3|67|220|400|10
EN-GJMW-450-7 (GTW 45-07)|0.8045|EN 1562||13|7200|175|0.3|67|260|450|10
EN-GJS-400-15 (GGG-40)|0.7040|EN 1563||14|7200|167|0.3|65|250|400|11
EN-GJS-500-7 (GGG-50)|0.7050|EN 1563||15|7200|170|0.3|66|320|500|11
EN-GJS-600-3 (GGG-60)|0.7060|EN 1563||16|7200|177|0.3|67|370|600|11
EN-GJS-700-2 (GGG-70)|0.7070|EN 1563||17|7200|180|0.3|67|420|700|11
EN-GJS-800-1 (GGG-80)|0.7080|EN 1563||18|7200|180|0.3|67|480|800|11`,
  }),
  materialsOf({
    folder: 'Metals/Stainless steels',
    columns: 'rho E nu G R_e R_m alpha k c_p',
    sources: [
      'FreeCAD 0.20.2, material card Steel-X2CrNiMoN17-13-3, LGPL',
      'FreeCAD 0.20.2, material card Steel-X2CrNiN24-4, LGPL',
      'FreeCAD 0.20.2, material card Steel-X39CrMo17-1, LGPL',
      'FreeCAD 0.20.2, material card Steel-X3CrNiMo13-14, LGPL',
      'FreeCAD 0.20.2, material card Steel-X5CrNi18-10, LGPL',
      'FreeCAD 0.20.2, material card Steel-X5CrNiMo17-12-2, LGPL',
      'FreeCAD 0.20.2, material card Steel-X6CrNiTi18-10, LGPL',
      'Elmer FEM ElmerGUI/Application/edf/egmaterials.xml (GPL-2.0-or-later, figures)',
      'NIST cryogenic material property fits (US government, trc.nist.gov) evaluated at 293.15 K, coefficients as kept in mind874/OpenSolids (GPL-3)',
    ],
    rows: `
X2CrNiMoN17-13-3 (X2CrNiMoN 17 13 3)|1.4429|EN 10088|density, E, expansion, conductivity, heat capacity of EN 10088-1: those of the card differ|1|8000|200|0.3|77|295|580|16|15|500
X2CrNiN24-4|1.4362|EN 10088|density, E, expansion, conductivity, heat capacity of EN 10088-1: those of the card differ|2|7800|200|0.3|77|400|600|13|15|500
X39CrMo17-1|1.4122|EN 10088|density, E, expansion, conductivity, heat capacity of EN 10088-1: those of the card differ|3|7700|215|0.3|83|500|750|10.4|15|430
X3CrNiMo13-14|1.4313|EN 10088|density, E, expansion, conductivity, heat capacity of EN 10088-1: those of the card differ|4|7700|200|0.3|77|800|900|10.5|25|430
X5CrNi18-10 (X5CrNi 18 9)|1.4301|EN 10088|density, E, expansion, conductivity, heat capacity of EN 10088-1: those of the card differ|5|7900|200|0.3|77|210|520|16|15|500
X5CrNiMo17-12-2 (X5CrNiMo 17 12 2)|1.4401|EN 10088|density, E, expansion, conductivity, heat capacity of EN 10088-1: those of the card differ|6|8000|200|0.3|77|220|520|16|15|500
X6CrNiTi18-10 (X10CrNiTi 18 9)|1.4541|EN 10088|density, E, expansion, conductivity, heat capacity of EN 10088-1: those of the card differ|7|7900|200|0.3|77|200|500|16|15|500
Stainless steel AISI 201||||8|7810|197|0.3||||15.7|16.2|500
Stainless steel 304 (NIST fit)|S30400|||9||199.5||||||15.13|470.5
Stainless steel 316 (NIST fit)|S31600||NIST uses the same conductivity fit as for 304|9||194.6||||||15.13|`,
  }),
].flat()
