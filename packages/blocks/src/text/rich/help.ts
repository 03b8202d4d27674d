export default `
# text | Text
Words between the formulas: headings, lists, tables, links and images.
- "# " at the start of a line makes a heading, "## " one of the next level; Backspace right behind takes that back. Enter behind a title goes to a formula.
- The toolbar has fonts, colours, lists and tables. "1." or "-" at the start of a line begins a list.
- A reference shows the number of a line, or the value of a name, and follows it when it changes.
- Links open with Shift held down.
- Alt = writes a formula below.
`
