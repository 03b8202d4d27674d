/** Materials with their figures and sources. */
export { materialById, materialNamed, namesOf, searched } from './find.ts'
export { MATERIALS } from './all.ts'
export { materialFolder, ownPropertiesOf, propertiesOf } from './folders.ts'
export { ownText } from './own.ts'
export { KINDS } from './property-table.ts'
export type { Material } from './material.ts'
