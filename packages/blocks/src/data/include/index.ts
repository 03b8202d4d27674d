/** Includes without their view: what a worksheet offers, and blocks made of it. */
export { includeBlock, includesIn } from './include-block.ts'
export { beyondPlan } from './limits.ts'
export { variablesInArchive } from './shared-variables.ts'
