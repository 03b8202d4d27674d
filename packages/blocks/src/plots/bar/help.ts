export default `
# plot_bar | Bar chart
A bar for each number of a list.
- The dialog of the x axis names the bars. Several series stand side by side, or stacked on each other.
- A function is not drawn together with bars.
> plot x_labels "Mon", "Tue", "Wed" {
>   bar 3, 5, 2
> }
`
