/** Pages on conditions, loops and programs; see index.ts. */
export const FLOW_HELP = `
# if | If
What stands in it counts where the test is true. Elseif and else inside it begin further branches; the first true one is taken.
- A test is true for true and for any number but zero.
- = compares in a test. and, or and not join tests.
- Lines of a branch that was not taken are grey, and define nothing.
> x := 5
> if x > 3 {
>   y := 10
> } else {
>   y := 20
> }
> y =

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

# else | Else
Begins the last branch of an if: it is taken when no other was.
- It belongs directly inside an if; what comes after a second one is never reached.
> x := 1
> if x > 3 {
>   y := 10
> } else {
>   y := 20
> }
> y =

# for | For loop
Does what stands in it once for each value of the iterator, from start up to, but not including, the end.
- The step may be negative or a fraction. Bounds may have units: from 0 m to 1 m step 10 cm.
- Names keep their values from pass to pass: s = s + k adds up.
- Results show for the first passes and for the last. A long loop can be aborted at its notice.
- break leaves the loop, continue goes on with the next pass.
> s := 0
> for k from 1 to 5 {
>   s := s + k
> }
> s =

# continue | Continue
Goes on with the next pass of the loop around it.
- It is mostly put into an if.
> s := 0
> for k from 1 to 5 {
>   if k == 2 {
>     continue
>   }
>   s := s + k
> }
> s =

# break | Break
Leaves the loop around it; what follows the loop goes on.
- It is mostly put into an if.
> s := 0
> for k from 1 to 100 {
>   s := s + k
>   if s > 20 {
>     break
>   }
> }
> s =

# program | Program
A function of several lines. It is called as any other function, with any units that fit.
- Its name has its inputs: f(x, y).
- Names that are given a value inside stay inside; they are listed under it. Names from above can be read.
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
