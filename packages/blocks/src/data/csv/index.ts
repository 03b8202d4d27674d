/** Files of data for programs without a page. */
export { importFile } from './import-file.ts'
export type { ImportedFile } from './import-file.ts'
export { summariesOf } from './summaries.ts'
export type { ColumnSummary } from './summaries.ts'
export { combineFiles } from './reading/read-aside.ts'
