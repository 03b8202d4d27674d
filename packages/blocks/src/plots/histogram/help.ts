export default `
# plot_histogram | Histogram
How many numbers of a list lie in each of several bins of one width.
- There are 10 bins unless said.
> plot {
>   histogram 1, 2, 2, 3, 3, 3, 4, 4, 5 bins 5
> }
`
