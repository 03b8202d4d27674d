/** Materials with their figures and sources. */
export { materialById, searched } from './find.ts'
export { materialFolder, propertiesOf } from './folders.ts'
export type { Material } from './material.ts'
