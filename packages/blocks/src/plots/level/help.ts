export default `
# plot_level | Marker line
A straight line across the plot at a value of one axis, such as a limit that must not be passed.
- It is horizontal or vertical, and its value may have a unit.
> plot {
>   function x^2 for x
>   level 4
> }
`
