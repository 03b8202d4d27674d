/** Materials: the figures of `other-metals`. */
import { materialsOf } from '../materials-of.ts'

export const MATERIALS = [
  materialsOf({
    folder: 'Metals/Aluminium alloys',
    columns: 'rho E nu G K R_e R_m alpha k c_p kappa',
    sources: [
      'FreeCAD 0.20.2, material card AlMg3F24, LGPL',
      'FreeCAD 0.20.2, material card AlMgSi1F31, LGPL',
      'FreeCAD 0.20.2, material card AlZn4-5Mg1F35, LGPL',
      'FreeCAD 0.20.2, material card Aluminum-6061-T6, CC-BY-3.0',
      'FreeCAD 0.20.2, material card Aluminum-Generic, LGPL',
      'FreeCAD card (CC-BY-4.0); its expansion 0.000236 is ten times too large, corrected',
      'Elmer FEM ElmerGUI/Application/edf/egmaterials.xml (GPL-2.0-or-later, figures)',
      'NIST cryogenic material property fits (US government, trc.nist.gov) evaluated at 293.15 K, coefficients as kept in mind874/OpenSolids (GPL-3)',
    ],
    rows: `
AlMg3F24|3.3535.26|DIN 1725||1|2700|70|0.3|27||180|250|23|||
AlMgSi1F31|3.2315.72|DIN 1725||2|2700|70|0.3|27||260|310|23|||
AlZn4,5Mg1F35|3.4335.71|DIN 1725||3|2700|70|0.3|27||290|350|23|||
Aluminum 6061-T6||||4|2700|69|0.33||||310||167||
Aluminum Generic|||conductivity in S/m: the card has S/cm|5|2700|70|0.35|25|||310|23.1|237|897|37037000
Aluminium 7075-T6|A97075|||6|2810|71.7|0.33|26.9||503|572|23.6|130|960|
Aluminium, generic||||7|2700|70|0.35|26|76|||23.1|237|897|37730000
Aluminium 6061-T6 (NIST fit)|A96061|||8||70.35|||||||154.4|943.1|`,
  }),
  materialsOf({
    folder: 'Metals/Copper alloys',
    columns: 'rho E nu G K R_e R_m alpha k c_p kappa',
    sources: [
      'FreeCAD 0.20.2, material card Copper-Generic, LGPL',
      'FreeCAD card (LGPL-2.0-or-later), values of CDA publication 144-8',
      'Elmer FEM ElmerGUI/Application/edf/egmaterials.xml (GPL-2.0-or-later, figures)',
      'NIST cryogenic material property fits (US government, trc.nist.gov) evaluated at 293.15 K, coefficients as kept in mind874/OpenSolids (GPL-3)',
    ],
    rows: `
Copper, soft|||conductivity in S/m: the card has S/cm|1|8960|119|0.343|46||33.3|210|16.5|398|385|58823500
Copper C10200 oxygen-free, cold drawn 60 %|C10200|||2|8940|119|0.344||137|323|334|16.9|391|385|58580000
Copper C12200 phosphorus-deoxidized, annealed|C12200|||2|8940|104||44.5||46.2|216|16.9|339|385|49300000
Zirconium copper C15000, cold drawn and aged|C15000|||2|8890|109||||411|444|16.9|367|385|52200000
Commercial bronze C22000 (CuZn10), annealed|C22000|||2|8800|104||45.4||66.2|265|18.4|189|377|25520000
Red brass C23000 (CuZn15), annealed|C23000|||2|8750|103||45.2||89.6|279|18.7|159|377|21460000
Admiralty brass C44300 (CuZn28Sn1), annealed|C44300|||2|8530|101||41||73.1|309|20.2|111|377|14500000
Naval brass C46400 (CuZn39Sn1), annealed|C46400|||2|8410|96.5||39.7||214|436|21.2|116|377|15080000
Phosphor bronze C51000 (CuSn5), spring cold drawn|C51000|||2|8860|108||||496|534|17.8|69.2|377|8700000
Aluminium bronze C61400 (D), annealed|C61400|||2|7890|109||||410|574|17.3|67.5|377|8120000
High-silicon bronze C65500 (A), soft|C65500|||2|8530|109||||167|423|18|36.3|377|4060000
Copper-nickel 90/10 C70600, annealed|C70600|||2|8940|122||||148|342|17.1|45|377|5220000
Copper-nickel 70/30 C71500, annealed|C71500|||2|8940|152||||129|399|16.2|29.4|377|2668000
Nickel-aluminium bronze C95500, sand cast|C95500|||2|7530|116|0.32|||303|697.7|16.2|41.9|419|4640000
Copper, generic||||3|8960|115|0.34||140|||16.5|401|385|59590000
Copper OFHC, RRR 100 (NIST fit)|C10100|||4||||||||16.57|396.9|389.1|`,
  }),
  materialsOf({
    folder: 'Metals/Nickel alloys',
    columns: 'rho E nu G R_e R_m alpha k c_p kappa',
    sources: [
      'FreeCAD 0.20.2, material card Invar-Generic, LGPL',
      'NIST cryogenic material property fits (US government, trc.nist.gov) evaluated at 293.15 K, coefficients as kept in mind874/OpenSolids (GPL-3); strengths transcribed by OpenSolids from MIL-HDBK-5H, rounded',
    ],
    rows: `
Invar Generic||||1|8150|140|0.29|56||600|1.25|13.5|515|1250000
Inconel 718 (NIST fit; strengths MIL-HDBK-5H)|N07718|||2|||||1030|1250||9.7||`,
  }),
  materialsOf({
    folder: 'Metals/Titanium alloys',
    columns: 'rho E nu G R_e R_m alpha k c_p kappa',
    sources: ['FreeCAD card (LGPL)'],
    rows: `
Titanium Ti-6Al-4V (Grade 5)|3.7165|||1|4430|114|0.33|44|910|975.5|8.6|6.7|553|580013`,
  }),
  materialsOf({
    folder: 'Metals/Other metals',
    columns: 'rho E nu G R_e R_m alpha k c_p kappa',
    sources: ['FreeCAD card (LGPL)'],
    rows: `
Iron, generic|||heat capacity of the CRC Handbook: the card has 460.5|1|7874|211|0.29|82|428|497|11.8|80.4|449|10300000`,
  }),
  materialsOf({
    folder: 'Metals/Other metals',
    columns: 'rho E nu G K alpha k c_p kappa',
    sources: ['Elmer FEM ElmerGUI/Application/edf/egmaterials.xml (GPL-2.0-or-later, figures)'],
    rows: `
Lead, generic||||1|11340|16|0.44|5.6|46|28.9|35.3|128|4808000
Gold||||1|19300|78|0.44|27|180|14.2|318|129|45170000
Silver||||1|10490|83|0.37|30|100|18.9|429|235|63010000
Platinum||||1|21450||0.38|||8.8|71.6|133|9523000`,
  }),
].flat()
