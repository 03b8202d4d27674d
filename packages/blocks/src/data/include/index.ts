/** Includes without their view: what a worksheet offers, and blocks made of it. */
export { includeBlock } from './include-block.ts'
export { variablesInArchive } from './shared-variables.ts'
