export default `
# table | Table
Numbers in rows and columns: each column has a name, a unit and perhaps a formula.
- A column of the table bolts is the list bolts.A_s, a single cell bolts("M12", A_s); without a name of the table the columns have their own names.
- A cell that begins with = is a formula of the worksheet; a cell that is no number holds words. The first column of words names the rows, each of them is a list of texts: bolts.size; in the formula of a column its name is the text of the row.
- A formula of numbers alone, =2*3 in a cell or behind F [kN] in a heading, is in the unit of its column; names bring their own units along.
- In the formula of a column the name of another one means the cell of the same row, as in F/A; all of it is bolts.F.
- sum_by(bolts.A_s, bolts.use) is a list of sums, one for each word of unique(bolts.use); count_by, mean_by, min_by and max_by work alike, also by numbers. One word alone is sum(if(bolts.use[i] = "A", bolts.A_s[i], 0 [mm^2]), i, 1, length(bolts.A_s)).
- Cells copied from a spreadsheet, pasted into cells or into an empty line, bring their headings along: Force [kN] gives a name and a unit.
- Typing replaces a cell, F2 or a double click opens it, Escape takes back, Alt Enter begins a new line in its text. Enter goes down and Shift Enter up, Tab and Shift Tab right and left; in a selection of several cells all four walk inside of it.
- Shift with arrows selects, Ctrl with an arrow goes to the end of the filled cells, Ctrl Home and Ctrl End to the first and the last cell. Ctrl C, X and V exchange cells with spreadsheets; Ctrl D fills down, Ctrl R to the right; Ctrl Enter while typing fills all selected cells.
- The menu of a heading sorts the rows and filters them (> 5, 2..7, M12; M16, empty). Both are kept with the table, seen by everybody and printed; formulas and other lines go on reading all rows as they stand, unless the menu puts the rows in this order.
- Plot below the cells draws the column of the cursor over the first one; Fit adds a straight line, a polynomial, an exponential, a power law or a logarithm with its coefficients, how well it fits, and a plot.
- Alt with the arrow down, or Shift F10, opens the menu of a heading (sort, filter, insert, move, width) or of a row.
- The name of the table is above its headings: arrow up leads to it.
- Enter in the last row adds one. Arrow down there, Enter in an empty last row, or Ctrl Enter leaves the cells; Tab behind an empty last row goes to the buttons below.
> table bolts {
>   size, d [mm], A_s [mm^2], p [mm] = d/8
>   "M10", 10, 58
>   "M12", 12, 84.3
> }
> bolts("M12", A_s) =
`
