export default `
# plot_scatter | Scatter plot
Points without lines, from a list of y and one of x.
- Lists may have units. An error, one number or a list, draws bars.
> plot {
>   scatter 1.1, 3.9, 9.2 over 1, 2, 3
> }
`
