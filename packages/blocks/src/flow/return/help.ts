export default `
# return | Return
Ends the program around it with a value.
- It belongs inside a program, at any depth.
> program f(x) {
>   if x > 0 {
>     return x
>   }
>   return -x
> }
> f(-3) =
`
