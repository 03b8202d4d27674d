/** System. Columns and the language of the rules: see table.ts. */
export const system = `
epsilon | epsilon() | -> 1 | | Threshold below which the engine treats a number as zero.
time | time() ; time(expr) | _? -> 1 | | Time taken by a command, or elapsed time.
version | version() | -> 1 | | Version of the algebra engine.
`
