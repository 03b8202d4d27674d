export default `
# math | Math | a formula
A formula. It is calculated while it is typed, with its units.
- x = 5 gives a name a value; what is below can use it. A line without a name shows its result.
- Units stand behind numbers: 5 m, 3 kN/m. A name of a unit that is one of yours keeps your meaning.
- 5.0 ± 0.1 mm (typed as 5.0 +- 0.1 mm, with spaces) has a standard uncertainty, which results carry on; budget(y) says what contributes, as a table and a bar chart.
- F10, or the arrow behind a definition, opens and folds the result. Its menu changes unit, digits and form.
- // or # behind a formula begins a remark, which is shown behind the result.
- Two spaces, or # at the start, make a text of the line; so does Enter behind words that mean nothing in a formula. Backspace in the next line brings the formula back.
> L := 3 [m]
> F := 12 [kN]
> F*L/4 =
`
