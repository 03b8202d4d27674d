/** Materials: the figures of `timber`. */
import { materialsOf } from '../materials-of.ts'

export const MATERIALS = [
  materialsOf({
    folder: 'Timber/Solid timber EN 338',
    columns: 'rho rho_k E E_90 E_005 G f_mk f_t0k f_t90k f_c0k f_c90k f_vk',
    sources: [
      'Eurocodes as kept in eurocodepy, MIT',
      'egilmonsas/materialclasses solidtimber.py (figures of EN 338:2016; its C16, C18, C24, C30 equal eurocodepy)',
    ],
    rows: `
Softwood C16||EN 338||1|370|310|8|0.27|5.4|0.5|16|8.5|0.4|17|2.2|3.2
Softwood C18||EN 338||1|380|320|9|0.3|6|0.56|18|10|0.4|18|2.2|3.4
Softwood C24||EN 338||1|420|350|11|0.37|7.4|0.69|24|14.5|0.4|21|2.5|4
Softwood C30||EN 338|corrected from the standard: E_0mean, E_0k, E_90, G_mean|1|460|380|12|0.4|8|0.75|30|19|0.4|24|2.7|4
Hardwood D24||EN 338||1|580|485|10|0.67|8.4|0.63|24|14|0.6|21|4.9|3.7
Hardwood D30||EN 338||1|640|530|11|0.73|9.2|0.69|30|18|0.6|24|5.3|3.9
Hardwood D40||EN 338|corrected from the standard: E0mean|1|660|550|13|0.87|10.9|0.81|40|24|0.6|27|5.5|4.2
Hardwood D50||EN 338||1|740|620|14|0.93|11.8|0.88|50|30|0.6|30|6.2|4.5
Hardwood D60||EN 338||1|840|700|17|1.13|14.3|1.06|60|36|0.6|33|10.5|4.8
Hardwood D70||EN 338||1|960|800|20|1.33|16.8|1.25|70|42|0.6|36|12|5
Softwood C14||EN 338||2|350|290|7|0.23|4.7|0.44|14|7.2|0.4|16|2|3
Softwood C20||EN 338||2|400|330|9.5|0.32|6.4|0.59|20|11.5|0.4|19|2.3|3.6
Softwood C22||EN 338||2|410|340|10|0.33|6.7|0.63|22|13|0.4|20|2.4|3.8
Softwood C27||EN 338||2|430|360|11.5|0.38|7.7|0.72|27|16.5|0.4|22|2.5|4
Softwood C35||EN 338||2|470|390|13|0.43|8.7|0.81|35|22.5|0.4|25|2.7|4
Softwood C40||EN 338||2|480|400|14|0.47|9.4|0.88|40|26|0.4|27|2.8|4
Softwood C45||EN 338||2|490|410|15|0.5|10.1|0.94|45|30|0.4|29|2.9|4
Softwood C50||EN 338||2|520|430|16|0.53|10.7|1|50|33.5|0.4|30|3|4`,
  }),
  materialsOf({
    folder: 'Timber/Glued laminated timber EN 14080',
    columns: 'rho rho_k E E_90 E_005 G f_mk f_t0k f_t90k f_c0k f_c90k f_vk',
    sources: ['Eurocodes as kept in eurocodepy, MIT'],
    rows: `
Glued laminated timber GL20h||EN 14080||1|370|340|8.4|0.3|7|0.65|20|16|0.5|20|2.5|3.5
Glued laminated timber GL22h||EN 14080|corrected from the standard: E0k|1|410|370|10.5|0.3|8.8|0.65|22|17.6|0.5|22|2.5|3.5
Glued laminated timber GL24h||EN 14080|corrected from the standard: rhom|1|420|385|11.5|0.3|9.6|0.65|24|19.2|0.5|24|2.5|3.5
Glued laminated timber GL26h||EN 14080||1|445|405|12.1|0.3|10.1|0.65|26|20.8|0.5|26|2.5|3.5
Glued laminated timber GL28h||EN 14080||1|460|425|12.6|0.3|10.5|0.65|28|22.3|0.5|28|2.5|3.5
Glued laminated timber GL30h||EN 14080||1|480|430|13.6|0.3|11.3|0.65|30|24|0.5|30|2.5|3.5
Glued laminated timber GL32h||EN 14080|corrected from the standard: rhok|1|490|440|14.2|0.3|11.8|0.65|32|25.6|0.5|32|2.5|3.5
Glued laminated timber GL20c||EN 14080|corrected from the standard: fc0k, E0mean, E0k, rhok, rhom|1|390|355|10.4|0.3|8.6|0.65|20|15|0.5|18.5|2.5|3.5
Glued laminated timber GL22c||EN 14080||1|390|355|10.4|0.3|8.6|0.65|22|16|0.5|20|2.5|3.5
Glued laminated timber GL24c||EN 14080||1|400|365|11|0.3|9.1|0.65|24|17|0.5|21.5|2.5|3.5
Glued laminated timber GL26c||EN 14080||1|420|385|12|0.3|10|0.65|26|19|0.5|23.5|2.5|3.5
Glued laminated timber GL28c||EN 14080|corrected from the standard: ft0k|1|420|390|12.5|0.3|10.4|0.65|28|19.5|0.5|24|2.5|3.5
Glued laminated timber GL30c||EN 14080||1|430|390|13|0.3|10.8|0.65|30|19.5|0.5|24.5|2.5|3.5
Glued laminated timber GL32c||EN 14080||1|440|400|13.5|0.3|11.2|0.65|32|19.5|0.5|24.5|2.5|3.5`,
  }),
  materialsOf({
    folder: 'Timber/Wood in general',
    columns: 'rho E nu',
    sources: ['FreeCAD 0.20.2, material card Wood-Generic, CC-BY-3.0'],
    rows: `
Wood||||1|700|12|0.05`,
  }),
].flat()
