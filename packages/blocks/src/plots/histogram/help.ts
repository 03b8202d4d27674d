export default `
# plot_histogram | Histogram
How many numbers of a list lie in each of several bins of one width.
- There are 10 bins unless said.
- The height is a count. "Height of bins", in the toolbar of the selected series, makes it the share of all values, or a density, whose area is 1.
- "Values" writes the heights at the bins.
> plot {
>   histogram 1, 2, 2, 3, 3, 3, 4, 4, 5 bins 5
> }
`
