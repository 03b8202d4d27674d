export default `
# plot_box | Box plot
The box goes from the first to the third quartile, with a line at the median. Whiskers reach to the last values within 1.5 lengths of the box; values beyond are points.
- Several boxes stand side by side, each with its label below.
> plot {
>   box 1, 2, 2, 3, 4, 9 label "before"
>   box 2, 3, 3, 4 label "after"
> }
`
