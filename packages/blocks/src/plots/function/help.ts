export default `
# plot_func | Function
The curve of a formula of one variable over the whole width of the plot.
- The name of a function alone is enough: f is f(x).
- The limits of the x axis say from where to where, -5 to 5 unless set. They give the variable its unit.
- The y axis shows all values, beside poles those over nine tenths of the width; a function that is never negative shows nothing below 0. Limits that are set come first.
> plot {
>   function sin(x)/x for x
> }
`
