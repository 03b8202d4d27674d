export default `
# plot_arrows | Vector field
Arrows whose two parts are formulas of the place.
- The limits of both axes say where they are computed.
> plot x_min -2 x_max 2 y_min -2 y_max 2 {
>   arrows -y, x for x, y
> }
`
