export default `
# elseif | Else if
Begins a branch of the if that it stands in: it is asked when no branch before it was true.
- It belongs directly inside an if, before its else.
> x := 2
> if x > 3 {
>   y := 10
> } elseif x > 1 {
>   y := 15
> }
> y =
`
