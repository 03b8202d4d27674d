export default `
# page_break | Page break
On paper, what follows begins on a new page. On the screen it is a line of its own.
- "pagebreak" in an empty line makes one.
- A heading stays with what follows it, and no line, plot or picture is divided, without any break.
> pagebreak
`
