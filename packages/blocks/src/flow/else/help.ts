export default `
# else | Else
Begins the last branch of an if: it is taken when no other was.
- It belongs directly inside an if; typed right below one it goes in at its end. What comes after a second one is never reached.
> x := 1
> if x > 3 {
>   y := 10
> } else {
>   y := 20
> }
> y =
`
