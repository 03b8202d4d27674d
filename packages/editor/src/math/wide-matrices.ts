/** Matrices of more columns than MathLive takes a matrix to have: it would put the others into further rows. */

/** Columns that MathLive gives every matrix without being asked. */
const USUAL = 10

/** Columns of the widest matrix in a field that is being edited. */
export const MOST_COLUMNS = 200

const FIRST_ROW = /\\begin\{([pbBvV]?matrix)\}(?!\[)((?:(?!\\\\|\\begin|\\end)[\s\S])*)/g

/** @returns the formula in which such matrices state their number of columns */
export function withColumns(latex: string): string {
  if (!latex.includes('matrix}')) return latex
  return latex.replace(FIRST_ROW, (all, name: string, row: string) => {
    const columns = row.split('&').length
    return columns > USUAL ? `\\begin{${name}}[${'c'.repeat(columns)}]${row}` : all
  })
}
