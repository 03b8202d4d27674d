export default `
# plot_map | Contour or colour map
A formula of two variables as lines of equal height, or in colours.
- The limits of both axes say where it is computed.
> plot x_min -2 x_max 2 y_min -2 y_max 2 {
>   map x^2 - y^2 for x, y
> }
`
