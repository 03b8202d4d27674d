/** Materials of a person or a team: their tables, what is wrong with them, and the text that worksheets save. */
export { checkMaterial } from './check.ts'
export type { MaterialProblem } from './check.ts'
export { cellsOfText, readTable } from './read-table.ts'
export { EMPTY_ROW } from './row.ts'
export type { OwnProperty, OwnMaterialRows } from './row.ts'
