export default `
# program | Program
A function of several lines. It is called as any other function, with any units that fit.
- Its name has its inputs: f(x, y).
- Names that are given a value inside stay inside; they are listed under it. Names from above can be read.
- With steps on, a line that calls it shows what each line of it gave.
- return ends it with a value. It may hold conditions and loops, and call itself.
- A function defined inside, g(t) := t^2 + 1, is for this program alone. Calls of itself go about 90 levels deep.
> program fact(n) {
>   p := 1
>   for k from 1 to n + 1 {
>     p := p*k
>   }
>   return p
> }
> fact(5) =
`
