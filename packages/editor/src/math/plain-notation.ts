/** Formulas to and from text: what copying writes, and what pasting reads as if it had been typed. */
export { columnIn, plainOf, readFragment } from './clipboard.ts'
export { withoutLatex } from './pasted-latex.ts'
export { readLines } from './read-lines.ts'
export { unitsOfPasted } from './pasted.ts'
