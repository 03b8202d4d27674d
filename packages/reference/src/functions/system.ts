/** System. Columns and the language of the rules: see table.ts. */
export const system = `
version | version() | -> 1 | | Version of the algebra engine.
`
