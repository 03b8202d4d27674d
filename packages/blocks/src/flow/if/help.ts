export default `
# if | If
What stands in it counts where the test is true. Elseif and else inside it begin further branches; the first true one is taken.
- A test is true for true and for any number but zero.
- = compares in a test. and, or and not join tests.
- With steps on in the settings, the test is shown with its numbers and its answer.
- Lines of a branch that was not taken are grey, and define nothing.
> x := 5
> if x > 3 {
>   y := 10
> } else {
>   y := 20
> }
> y =
`
