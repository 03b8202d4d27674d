export default `
# plot_polar | Polar plot
A curve whose distance from the middle is a formula of the angle.
- The angle goes from 0 to a full turn unless said.
> plot {
>   polar 1 + cos(theta) for theta from 0 to 2*pi
> }
`
