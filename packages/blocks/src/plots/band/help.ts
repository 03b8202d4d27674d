export default `
# plot_band | Fill between curves
The area between two functions, as a tolerance or the difference of two loads.
> plot {
>   band x^2 - 1, x + 1 for x
> }
`
