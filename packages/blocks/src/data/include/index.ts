/** Includes without their view: what a worksheet offers, and blocks made of it. */
export { includeBlock, includesIn, worksheetIncludes } from './include-block.ts'
export { planLimitProblem } from './limits.ts'
export { type IncludeSource, isOutdated } from './outdated.ts'
export { namesWithoutValue, variablesInArchive } from './shared-variables.ts'
