export default `
# plot_area | Area plot
As a line plot, filled down to the axis.
- An error, one number or a list, draws bars. Stacked areas stand on each other. Areas may go in steps.
> plot {
>   area 1, 4, 9, 16 over 1, 2, 3, 4
> }
`
