export default `
# plot_parametric | Parametric plot
A curve whose x and y are both formulas of a variable.
- The variable goes from start to end, and has their unit.
> plot {
>   parametric cos(t), sin(t) for t from 0 to 2*pi
> }
`
