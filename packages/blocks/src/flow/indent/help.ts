export default `
# indent | Indent
Sets lines to the right and folds them away together.
- The word indent on a line, or the tool, moves in as well.
- Tab at the start of a line indents it, Shift Tab moves it back.
- The triangle folds what stands inside; it is calculated all the same.
`
