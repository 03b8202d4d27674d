export default `
# row | Row of a table
Chooses a row of a table, or of a library such as IPE, and gives its values to formulas.
- After steel is a row, steel.R_e is its value in the column R_e; all of its values stand in the block.
- The table stands above, or is a library: sections, bolts, threads, pipes, constants and others.
- Readers of the worksheet can choose another row; what they choose is theirs alone and is not saved.
> row beam of IPE "200"
> beam.I_y =
`
