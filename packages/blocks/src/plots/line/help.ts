export default `
# plot_line | Line plot
Points joined by lines, from a list of y and one of x.
- Lists may have units, and need no brackets: 1, 2, 3. Without x the points are counted.
- An error, one number or a list, draws bars. Lines may go in steps.
> plot {
>   line 1, 4, 9, 16 over 1, 2, 3, 4
> }
`
