export default `
# contents | Table of contents
The headings of all texts of the worksheet, in their order; it follows them when they change.
- On paper each entry has the number of its page.
- "tableofcontents" in an empty line makes one.
> tableofcontents
`
