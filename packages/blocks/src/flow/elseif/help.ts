export default `
# elseif | Else if
Begins a branch of the if that it stands in: it is asked when no branch before it was true.
- It belongs directly inside an if, before its else; typed right below the if it goes in at its end.
> x := 2
> if x > 3 {
>   y := 10
> } elseif x > 1 {
>   y := 15
> }
> y =
`
