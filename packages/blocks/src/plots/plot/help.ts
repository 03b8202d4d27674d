export default `
# plot | Plot
A picture of the series that stand in it, with axes that have units.
- "Add another item" adds a series of any type; a series can be of another type later, and keeps its formulas and its look.
- Title and axes open what sets them: label, limits, unit, grid, logarithmic scale, and equal scales for circles that are round. Limits are formulas too.
- A second y axis at the right takes the series that are sent there.
- A box that is dragged, the wheel with Ctrl or on a picture that was pressed, two fingers, + and - look closer; a double click, Back, 0 or Escape looks at everything again. Nothing of it is saved.
- A press on an entry of the legend hides its series, and shows it again.
- Near a zero, an extreme or a crossing the pointer reads just that.
- Table, picture and file of the numbers are in the upper right corner. With the caret in the picture the arrow keys say its values.
- "Add a fit", in the toolbar of a selected line, area or scatter plot, puts a regression of its data above the plot, and its curve into it.
- The dialog of an axis makes the scales of X and Y equal, so that a circle is round.
> plot "Parabola" x_min 0 x_max 4 {
>   function x^2 for x
> }
`
