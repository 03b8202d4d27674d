/** Constants and Logic. Columns and the language of the rules: see table.ts. */
export const logic = `
evalb | evalb(condition) | 1 -> 1 | | Works out a condition and reports it as a logical value.
not | not(condition) | 1 -> 1 | | Flips a logical value.
piecewise, when, if, ifte, IFTE | piecewise(condition, value, ..., otherwise) | @piecewise | piecewise | The value of the first condition that holds.
same | same(a, b) | a, a -> 1 | | Checks whether two expressions are structurally the same; answers 1 or 0.
`
