/** Pages on formulas, texts and what orders them; see index.ts. */
export const LINES_HELP = `
# math | Math
A formula. It is calculated while it is typed, with its units.
- x = 5 gives a name a value; what is below can use it. A line without a name shows its result.
- Units stand behind numbers: 5 m, 3 kN/m. A name of a unit that is one of yours keeps your meaning.
- 5.0 ± 0.1 mm (typed as 5.0 +- 0.1 mm, with spaces) has a standard uncertainty, which results carry on; budget(y) says what contributes, as a table and a bar chart.
- F10, or the arrow behind a definition, opens and folds the result. Its menu changes unit, digits and form.
- Two spaces, or # at the start, make a text of the line.
> L := 3 [m]
> F := 12 [kN]
> F*L/4 =

# text | Text
Words between the formulas: headings, lists, tables, links and images.
- The toolbar has fonts, colours, lists and tables. "1." or "-" at the start of a line begins a list.
- A reference shows the number of a line, or the value of a name, and follows it when it changes.
- Links open with Shift held down.
- Alt = writes a formula below.

# conditional_assignment | Conditional assignment
A value, or a function, that depends on conditions. The first condition that is true decides; where none is, the last value counts.
- Type x := { and Enter for it.
- A condition may compare quantities: L > 3 m.
- With a name such as f(x) it becomes a function of pieces, which can be integrated and plotted.
- Backspace in an empty row removes it; one value alone becomes a formula.
> P := 7 [kW]
> d := if P > 5 [kW] then 40 [mm] else 25 [mm] =

# purge | Purge
Ends the meaning of names: below it they are symbols again.
- Write the names between commas.
> x := 3
> purge x
> 2*x =

# include_block | Include
Values and functions of another worksheet.
- Choose the worksheet, then the names that are wanted. They come with their units, as they were when that worksheet was saved last.
- The arrow in the block reads them again; the name of the worksheet opens it.
- Whoever reads this worksheet sees the values, and needs no right to the other one.

# indent | Indent
Sets lines to the right and folds them away together.
- Tab at the start of a line indents it, Shift Tab moves it back.
- The triangle folds what stands inside; it is calculated all the same.
`
