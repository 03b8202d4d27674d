/** Materials: the figures of `steels`. */
import { materialsOf } from '../materials-of.ts'

export const MATERIALS = [
  materialsOf({
    folder: 'Metals/Steels',
    columns: 'rho E nu G R_e R_m alpha k c_p',
    sources: [
      'FreeCAD 0.20.2, material card Steel-15CrNi6, LGPL',
      'FreeCAD 0.20.2, material card Steel-17CrNiMo6, LGPL',
      'FreeCAD 0.20.2, material card Steel-1C22, LGPL',
      'FreeCAD 0.20.2, material card Steel-1C35, LGPL',
      'FreeCAD 0.20.2, material card Steel-1C45, LGPL',
      'FreeCAD 0.20.2, material card Steel-1C60, LGPL',
      'FreeCAD 0.20.2, material card Steel-20NiCrMo2, LGPL',
      'FreeCAD 0.20.2, material card Steel-28Mn6, LGPL',
      'FreeCAD 0.20.2, material card Steel-2C10, LGPL',
      'FreeCAD 0.20.2, material card Steel-30CrNiMo8, LGPL',
      'FreeCAD 0.20.2, material card Steel-34CrNiMo6, LGPL',
      'FreeCAD 0.20.2, material card Steel-36CrNiMo4, LGPL',
      'FreeCAD 0.20.2, material card Steel-36NiCrMo16, LGPL',
      'FreeCAD 0.20.2, material card Steel-3C15, LGPL',
      'FreeCAD 0.20.2, material card Steel-3C22, LGPL',
      'FreeCAD 0.20.2, material card Steel-3C35, LGPL',
      'FreeCAD 0.20.2, material card Steel-3V45, LGPL',
      'FreeCAD 0.20.2, material card Steel-C10, LGPL',
      'FreeCAD 0.20.2, material card Steel-C15, LGPL',
      'FreeCAD 0.20.2, material card Steel-C22E, LGPL',
      'FreeCAD 0.20.2, material card Steel-C25E, LGPL',
      'FreeCAD 0.20.2, material card Steel-C30E, LGPL',
      'FreeCAD 0.20.2, material card Steel-C40E, LGPL',
      'FreeCAD 0.20.2, material card Steel-C50E, LGPL',
      'FreeCAD 0.20.2, material card Steel-C55E, LGPL',
      'FreeCAD 0.20.2, material card Steel-C60E, LGPL',
      'FreeCAD 0.20.2, material card Steel-E295-GC, LGPL',
      'FreeCAD 0.20.2, material card Steel-E295, LGPL',
      'FreeCAD 0.20.2, material card Steel-E335-GC, LGPL',
      'FreeCAD 0.20.2, material card Steel-E335, LGPL',
      'FreeCAD 0.20.2, material card Steel-E360-GC, LGPL',
      'FreeCAD 0.20.2, material card Steel-E360, LGPL',
      'FreeCAD 0.20.2, material card Steel-G16Mn5, LGPL',
      'FreeCAD 0.20.2, material card Steel-G200, LGPL',
      'FreeCAD 0.20.2, material card Steel-G20Mn5, LGPL',
      'FreeCAD 0.20.2, material card Steel-G230, LGPL',
      'FreeCAD 0.20.2, material card Steel-G260, LGPL',
      'FreeCAD 0.20.2, material card Steel-G300, LGPL',
      'FreeCAD 0.20.2, material card Steel-G30Mn5, LGPL',
      'FreeCAD 0.20.2, material card Steel-Generic, CC-BY-3.0',
      'FreeCAD 0.20.2, material card Steel-S185, LGPL',
      'FreeCAD 0.20.2, material card Steel-S235JO, LGPL',
      'FreeCAD 0.20.2, material card Steel-S235JRG1, LGPL',
      'FreeCAD 0.20.2, material card Steel-S260NC, LGPL',
      'FreeCAD 0.20.2, material card Steel-S275JO, LGPL',
      'FreeCAD 0.20.2, material card Steel-S335JO, LGPL',
      'FreeCAD 0.20.2, material card Steel-S340MC, LGPL',
      'FreeCAD 0.20.2, material card Steel-S355J2G3, LGPL',
      'FreeCAD 0.20.2, material card Steel-S380MC, LGPL',
      'FreeCAD 0.20.2, material card Steel-S420MC, LGPL',
      'FreeCAD 0.20.2, material card Steel-S460MC, LGPL',
      'FreeCAD 0.20.2, material card Steel-S500MC, LGPL',
      'FreeCAD 0.20.2, material card Steel-S550MC, LGPL',
      'FreeCAD 0.20.2, material card Steel-S690MC, LGPL',
      'FreeCAD 0.20.2, material card Steel-St-37-2K, LGPL',
      'FreeCAD 0.20.2, material card Steel-St-E-255, LGPL',
      'FreeCAD 0.20.2, material card Steel-St-E-315, LGPL',
      'FreeCAD 0.20.2, material card Steel-St-E-380, LGPL',
      'FreeCAD 0.20.2, material card Steel-St-E-460, LGPL',
      'FreeCAD 0.20.2, material card Steel-St-E-500, LGPL',
    ],
    rows: `
15CrNi6|1.5919|EN 10084|density of EN 1993-1-1: the card has 7800|1|7850|210|0.3|81|680|1000|11||
17CrNiMo6|1.6587|EN 10084|density of EN 1993-1-1: the card has 7800|2|7850|210|0.3|81|830|1150|11||
1C22 (C22)|1.0402|EN 10083-1:1991, normalised, up to 16 mm|density of EN 1993-1-1: the card has 7800; strengths of the standard: the card has 230 and 400|3|7850|210|0.3|81|240|430|11||
1C35 (C35)|1.0501|EN 10083-1:1991, normalised, up to 16 mm|density of EN 1993-1-1: the card has 7800; strengths of the standard: the card has a tensile strength of 480|4|7850|210|0.3|81|300|550|11||
1C45 (C45)|1.0503|EN 10083-1:1991, normalised, up to 16 mm|density of EN 1993-1-1: the card has 7800; strengths of the standard: the card has a tensile strength of 580|5|7850|210|0.3|81|340|620|11||
1C60 (C60)|1.0601|EN 10083-1:1991, normalised, up to 16 mm|density of EN 1993-1-1: the card has 7800; strengths of the standard: the card has a tensile strength of 650|6|7850|210|0.3|81|380|710|11||
20NiCrMo2 (21NiCrMo2)|1.6523|EN 10084|density of EN 1993-1-1: the card has 7800|7|7850|210|0.3|81|630|900|11||
28Mn6|1.1170|EN 10083-1|density of EN 1993-1-1: the card has 7800|8|7850|210|0.3|81|590|800|11||
2C10 (Ck10)|1.1121|EN 10084|density of EN 1993-1-1: the card has 7800|9|7850|210|0.3|81|390|640|11||
30CrNiMo8|1.6580|EN 10083-1|density of EN 1993-1-1: the card has 7800|10|7850|210|0.3|81|1050|1250|11||
34CrNiMo6|1.6582|EN 10083-1|density of EN 1993-1-1: the card has 7800|11|7850|210|0.3|81|1000|1200|11||
36CrNiMo4|1.6511|EN 10083-1|density of EN 1993-1-1: the card has 7800|12|7850|210|0.3|81|900|1100|11||
36NiCrMo16|1.6773|EN 10083-1|density of EN 1993-1-1: the card has 7800|13|7850|210|0.3|81|1050|1250|11||
3C15 (Cm15)|1.1140|EN 10084|density of EN 1993-1-1: the card has 7800|14|7850|210|0.3|81|440|740|11||
3C22 (Cm22)|1.1149|EN 10083-1|density of EN 1993-1-1: the card has 7800|15|7850|210|0.3|81|350|550|11||
3C35 (Cm35)|1.1180|EN 10083-1|density of EN 1993-1-1: the card has 7800|16|7850|210|0.3|81|430|630|11||
3V45 (Cm45)|1.1201|EN 10083-1|density of EN 1993-1-1: the card has 7800|17|7850|210|0.3|81|500|700|11||
C10|1.0301|DIN 17210|density of EN 1993-1-1: the card has 7800|18|7850|210|0.3|81|380|650|11||
C15|1.0401|DIN 17210|density of EN 1993-1-1: the card has 7800|19|7850|210|0.3|81|430|750|11||
C22E (Ck22)|1.1151|EN 10083-1|density of EN 1993-1-1: the card has 7800|20|7850|210|0.3|81|340|500|11||
C25E (Ck25)|1.1158|EN 10083-1|density of EN 1993-1-1: the card has 7800|21|7850|210|0.3|81|370|550|11||
C30E (Ck30)|1.1178|EN 10083-1|density of EN 1993-1-1: the card has 7800|22|7850|210|0.3|81|400|600|11||
C40E (Ck40)|1.1186|EN 10083-1|density of EN 1993-1-1: the card has 7800|23|7850|210|0.3|81|460|650|11||
C50E (Ck50)|1.1206|EN 10083-1|density of EN 1993-1-1: the card has 7800|24|7850|210|0.3|81|520|750|11||
C55E (Ck55)|1.1203|EN 10083-1|density of EN 1993-1-1: the card has 7800|25|7850|210|0.3|81|550|800|11||
C60E (Ck60)|1.1221|EN 10083-1|density of EN 1993-1-1: the card has 7800|26|7850|210|0.3|81|580|850|11||
E295 GC (St50-2K)|1.0533|EN 10025|density of EN 1993-1-1: the card has 7800|27|7850|210|0.3|81|420|590|11||
E295 (St50-2)|1.0050|EN 10025|density of EN 1993-1-1: the card has 7800|28|7850|210|0.3|81|295|490|11||
E335 GC (St60-2K)|1.0543|EN 10025|density of EN 1993-1-1: the card has 7800|29|7850|210|0.3|81|490|690|11||
E335 (St60-2)|1.0060|EN 10025|density of EN 1993-1-1: the card has 7800|30|7850|210|0.3|81|335|590|11||
E360 GC (St70-2K)|1.0633|EN 10025|density of EN 1993-1-1: the card has 7800|31|7850|210|0.3|81|560|780|11||
E360 (St70-2)|1.0070|EN 10025|density of EN 1993-1-1: the card has 7800|32|7850|210|0.3|81|360|690|11||
G16Mn5 (GS-16Mn5N)|1.1131|DIN 1681|density of EN 1993-1-1: the card has 7800|33|7850|210|0.3|81|260|430|11||
G200 (GS 38)|1.0420|DIN 1681|density of EN 1993-1-1: the card has 7800|34|7850|210|0.3|81|200|380|11||
G20Mn5 (GS-20Mn5v)|1.1120|DIN 1681|density of EN 1993-1-1: the card has 7800|35|7850|210|0.3|81|360|500|11||
G230 (GS 45)|1.0446|DIN 1681|density of EN 1993-1-1: the card has 7800|36|7850|210|0.3|81|230|450|11||
G260 (GS 52)|1.0552|DIN 1681|density of EN 1993-1-1: the card has 7800|37|7850|210|0.3|81|260|520|11||
G300 (GS 60)|1.0558|DIN 1681|density of EN 1993-1-1: the card has 7800|38|7850|210|0.3|81|300|600|11||
G30Mn5 (GS-30Mn5)|1.1165|DIN 17205|density of EN 1993-1-1: the card has 7800|39|7850|210|0.3|81|400|520|11||
Steel-Generic||||40|7900|200|0.3||||12|50|500
S185 (St33)|1.0035|EN 10025:1990 + A1:1993, thickness below 3 mm|density of EN 1993-1-1 and yield by its designation: the card has 7800 and 190|41|7850|210|0.3|81|185|310|11||
S235JO (St37-3U)|1.0114|EN 10025:1990 + A1:1993, thickness below 3 mm|density of EN 1993-1-1: the card has 7800|42|7850|210|0.3|81|235|360|11||
S235JRG1 (USt37-2)|1.0036|EN 10025:1990 + A1:1993, thickness below 3 mm|density of EN 1993-1-1: the card has 7800|43|7850|210|0.3|81|235|360|11||
S260NC (QStE260 N)|1.0971|EN 10149-3|density of EN 1993-1-1, strengths of EN 10149-3: the card has 7800, 280 and 350|44|7850|210|0.3|81|260|370|11||
S275JO (St44-3U)|1.0143|EN 10025:1990 + A1:1993, thickness below 3 mm|density of EN 1993-1-1: the card has 7800|45|7850|210|0.3|81|275|430|11||
S355JO (St52-3U)|1.0553|EN 10025:1990 + A1:1993, thickness below 3 mm|FreeCAD calls it S335JO (St60-2U); density of EN 1993-1-1: the card has 7800|46|7850|210|0.3|81|355|510|11||
S340MC (QStE340 TM)|1.0974|SEW 092|density of EN 1993-1-1: the card has 7800|47|7850|210|0.3|81|340|480|11||
S355J2G3 (St52-3)|1.0570|EN 10025:1990 + A1:1993, thickness below 3 mm|density of EN 1993-1-1: the card has 7800|48|7850|210|0.3|81|355|510|11||
S380MC (QStE380 TM)|1.0978|SEW 092|density of EN 1993-1-1: the card has 7800|49|7850|210|0.3|81|380|520|11||
S420MC (QStE420 TM)|1.0980|EN 10149|density of EN 1993-1-1: the card has 7800|50|7850|210|0.3|81|420|550|11||
S460MC (QStE460 TM)|1.0982|SEW 092|density of EN 1993-1-1: the card has 7800|51|7850|210|0.3|81|460|590|11||
S500MC (QStE500 TM)|1.0984|EN 10149|density of EN 1993-1-1: the card has 7800|52|7850|210|0.3|81|500|620|11||
S550MC (QStE550 TM)|1.0986|SEW 092|density of EN 1993-1-1: the card has 7800|53|7850|210|0.3|81|550|680|11||
S690MC (QStE690 TM)|1.0966|SEW 092|density of EN 1993-1-1: the card has 7800|54|7850|210|0.3|81|690|790|11||
St 37-2K|1.0161|EN 10025|density of EN 1993-1-1: the card has 7800|55|7850|210|0.3|81|320|460|11||
St E 255|1.0461|DIN 17102|density of EN 1993-1-1 and yield by its designation: the card has 7800 and 260|56|7850|210|0.3|81|255|360|11||
St E 315|1.0505|DIN 17102|density of EN 1993-1-1 and yield by its designation: the card has 7800 and 320|57|7850|210|0.3|81|315|440|11||
St E 380|1.8900|DIN 17102|density of EN 1993-1-1: the card has 7800|58|7850|210|0.3|81|380|500|11||
St E 460|1.8905|DIN 17102|density of EN 1993-1-1: the card has 7800|59|7850|210|0.3|81|460|560|11||
St E 500|1.8907|DIN 17102|density of EN 1993-1-1: the card has 7800|60|7850|210|0.3|81|500|610|11||`,
  }),
].flat()
