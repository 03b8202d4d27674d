/** Pages on plots and their series; see index.ts. */
export const PLOTS_HELP = `
# plot | Plot
A picture of the series that stand in it, with axes that have units.
- "Add another item" adds a series of any type; a series can be of another type later, and keeps its formulas and its look.
- Title and axes open what sets them: label, limits, unit, grid, logarithmic scale, and equal scales for circles that are round. Limits are formulas too.
- A second y axis at the right takes the series that are sent there.
- A box that is dragged, or two fingers, look closer; a double click, Back or Escape looks at everything again. Nothing of it is saved.
- Table, picture and file of the numbers are in the upper right corner. With the caret in the picture the arrow keys say its values.
- "Add a fit", in the toolbar of a selected line, area or scatter plot, puts a regression of its data above the plot, and its curve into it.
- The dialog of an axis makes the scales of X and Y equal, so that a circle is round.
> plot "Parabola" x_min 0 x_max 4 {
>   function x^2 for x
> }

# plot_func | Function
The curve of a formula of one variable over the whole width of the plot.
- The name of a function alone is enough: f is f(x).
- The limits of the x axis say from where to where, -5 to 5 unless set. They give the variable its unit.
> plot {
>   function sin(x)/x for x
> }

# plot_line | Line plot
Points joined by lines, from a list of y and one of x.
- Lists may have units, and need no brackets: 1, 2, 3. Without x the points are counted.
- An error, one number or a list, draws bars. Lines may go in steps.
> plot {
>   line 1, 4, 9, 16 over 1, 2, 3, 4
> }

# plot_area | Area plot
As a line plot, filled down to the axis.
- An error, one number or a list, draws bars. Stacked areas stand on each other. Areas may go in steps.
> plot {
>   area 1, 4, 9, 16 over 1, 2, 3, 4
> }

# plot_scatter | Scatter plot
Points without lines, from a list of y and one of x.
- Lists may have units. An error, one number or a list, draws bars.
> plot {
>   scatter 1.1, 3.9, 9.2 over 1, 2, 3
> }

# plot_bar | Bar chart
A bar for each number of a list.
- The dialog of the x axis names the bars. Several series stand side by side, or stacked on each other.
- A function is not drawn together with bars.
> plot x_labels "Mon", "Tue", "Wed" {
>   bar 3, 5, 2
> }

# plot_histogram | Histogram
How many numbers of a list lie in each of several bins of one width.
- There are 10 bins unless said.
> plot {
>   histogram 1, 2, 2, 3, 3, 3, 4, 4, 5 bins 5
> }

# plot_parametric | Parametric plot
A curve whose x and y are both formulas of a variable.
- The variable goes from start to end, and has their unit.
> plot {
>   parametric cos(t), sin(t) for t from 0 to 2*pi
> }

# plot_polar | Polar plot
A curve whose distance from the middle is a formula of the angle.
- The angle goes from 0 to a full turn unless said.
> plot {
>   polar 1 + cos(theta) for theta from 0 to 2*pi
> }

# plot_map | Contour or colour map
A formula of two variables as lines of equal height, or in colours.
- The limits of both axes say where it is computed.
> plot x_min -2 x_max 2 y_min -2 y_max 2 {
>   map x^2 - y^2 for x, y
> }

# plot_arrows | Vector field
Arrows whose two parts are formulas of the place.
- The limits of both axes say where they are computed.
> plot x_min -2 x_max 2 y_min -2 y_max 2 {
>   arrows -y, x for x, y
> }

# plot_level | Marker line
A straight line across the plot at a value of one axis, such as a limit that must not be passed.
- It is horizontal or vertical, and its value may have a unit.
> plot {
>   function x^2 for x
>   level 4
> }
`
