export default `
# plot_note | Text note
A text at a place of the plot, which is given by two numbers with their units.
- Enter behind the place asks for the text; later it is changed by "Change label" in the toolbar.
> plot {
>   function x^2 for x
>   note 2, 4 label "operating point"
> }
`
