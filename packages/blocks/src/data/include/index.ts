/** Includes without their view: what a worksheet offers, and blocks made of it. */
export { includeBlock, includeProps, withNeeded } from './include-block.ts'
export type { IncludeSource } from './include-block.ts'
export { variablesInArchive } from './shared-variables.ts'
export type { SharedVariable } from './shared-variables.ts'
