export default `
# include_block | Include
Values and functions of another worksheet.
- Choose the worksheet, then the names that are wanted. They come with their units, as they were when that worksheet was saved last.
- The arrow in the block reads them again; the name of the worksheet opens it.
- Whoever reads this worksheet sees the values, and needs no right to the other one.
`
