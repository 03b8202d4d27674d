/** Materials: the figures of `other-solids`. */
import { materialsOf } from '../materials-of.ts'

export const MATERIALS = [
  materialsOf({
    folder: 'Plastics',
    columns: 'rho E nu R_e R_m R_c alpha k c_p',
    sources: [
      'FreeCAD 0.20.2, material card ABS-Generic, CC-BY-3.0',
      'FreeCAD 0.20.2, material card PA6-Generic, CC-BY-3.0',
      'FreeCAD 0.20.2, material card PET-Generic, CC-BY-3.0',
      'FreeCAD 0.20.2, material card PLA-Generic, CC-BY-3.0',
      'FreeCAD 0.20.2, material card PP-Generic, CC-BY-3.0',
      'FreeCAD 0.20.2, material card PTFE-Generic, CC-BY-3.0',
      'FreeCAD 0.20.2, material card PVC-Generic, CC-BY-3.0',
      'FreeCAD card (CC-BY-SA-4.0)',
      'FreeCAD card (CC-BY-SA-4.0); its specific heat 3010 left out (doubtful, twice the usual)',
      'FreeCAD card (CC-BY-3.0); its yield 80 MPa above its tensile strength 60 MPa left out',
      'Elmer FEM ElmerGUI/Application/edf/egmaterials.xml (GPL-2.0-or-later, figures)',
    ],
    rows: `
ABS|||yield above tensile strength in the card: yield left out|1|1060|2.3|0.37||38.8||93|0.158|2050
Polyamide 6||||2|1150|2.93|0.39|70.5|75.5|67.6|82|0.262|1670
PET|||G inconsistent with E and nu (3.85e+07, E/2(1+nu)=1.158e+09): left out; yield above tensile strength in the card: yield left out|3|1380|3.15|0.36||38.8|38|72|0.181|1140
PLA|||yield above tensile strength in the card: yield left out|4|1240|3.64|0.36||26.4||41|0.13|1800
Polypropylene|||the tensile strength of the card, 79.7, is above any polypropylene: left out|5|916|1.47|0.44|32.8||10|123|0.249|1920
PTFE||||6|2070|0.564|0.46|20.5|34.6|10.2|108|0.263|1010
PVC||||7|1380|2.8|0.38||50||75|0.15|1000
PEEK, generic||||8|1340|3.88||97.1|98.9||52.9|0.299|1410
POM homopolymer (acetal), generic||||9|1420|3.05|0.37||63.8||104|0.311|
PMMA, generic||||8|1170|2.93||60.5|64.6||70.7|0.199|1490
Polycarbonate, moulded||||10|1200|2.2|0.37||60||68|0.2|1250
Polycarbonate, generic||||11|1220|2.2|0.37||60||67|0.205|1250
PVC, generic (rigid)||||11|1380|3.1|0.41||65||80|0.16|900`,
  }),
  materialsOf({
    folder: 'Ceramics',
    columns: 'rho E nu G K R_c R_flex alpha k c_p',
    sources: [
      'Elmer FEM ElmerGUI/Application/edf/egmaterials.xml (GPL-2.0-or-later, figures)',
      'NIST SRD 150 property data summary (R. G. Munro, J. Am. Ceram. Soc. 80 (1997) 1919), read from a stored copy of srdata.nist.gov',
      'NIST figures as kept in sandialabs/Payette Aux/MaterialsDatabase/tib2.py (MIT); its expansion entry 860 is a misplaced number, left out',
    ],
    rows: `
Silicon||||1|2330|185|0.28|||||4.68|156|
Alumina, sintered 99.5 %||||2|3984|416|||257|3000|380|||
Titanium diboride TiB2||||3|4500|565|0.108|255|240|1800|400|||617`,
  }),
  materialsOf({
    folder: 'Glass',
    columns: 'rho E nu G R_m R_c alpha k c_p',
    sources: [
      'FreeCAD 0.20.2, material card Glass-E-GlassFibre, CC-BY-3.0',
      'FreeCAD 0.20.2, material card Glass-Generic, CC-BY-3.0',
      'FreeCAD 0.20.2, material card Glass-S2-GlassFibre, CC-BY-3.0',
      'Elmer FEM ElmerGUI/Application/edf/egmaterials.xml (GPL-2.0-or-later, figures)',
    ],
    rows: `
Glass-E||||1|2580||||3445|1080|||
Glass||||2|2520|72|0.22||||9||
Glass-S2||||3|2460||||4890|1600|||
Borosilicate glass||||4|2235|65|0.15|28.2|||3.5|1.14|710
Fused silica||||4|2200|72|0.17||||0.54|1.46|670`,
  }),
  materialsOf({
    folder: 'Building materials',
    columns: 'rho k c_p',
    sources: ['modelica-buildings Buildings/HeatTransfer/Data/Solids.mo (BSD-3-Clause)'],
    rows: `
Brick||||1|1920|0.89|790
Concrete, building||||1|2240|1.4|840
Insulation board||||1|40|0.03|1200
Glass, window||||1|2500|1|700
Gypsum board|||the label of the source has k=0.58|1|800|0.16|1090
Plywood||||1|540|0.12|1210
Steel, building||||1|7850|50.2|450`,
  }),
  materialsOf({
    folder: 'Carbon and composites',
    columns: 'rho E nu R_m R_c alpha k c_p kappa',
    sources: ['FreeCAD 0.20.2, material card Graphite, LGPL'],
    rows: `
Graphite|||the card has E = 11,7 MPa: read as GPa|1|1750|11.7|0.2|34|120|8|96|720|20000`,
  }),
  materialsOf({
    folder: 'Carbon and composites',
    columns: 'rho E nu G',
    sources: ['FreeCAD card (CC-BY-4.0)'],
    rows: `
CFRP unidirectional, HS fibre/epoxy (along the fibre)||||1|1600|181|0.28|7.17`,
  }),
].flat()
