export default `
# while | While loop
Does what stands in it again and again as long as the condition is true, which is asked before each pass.
- A condition is written as in an if: x > 0.01, and, or, not. It may have units: h > 2 [cm].
- Names keep their values from pass to pass: x = x/2 halves x each time.
- A loop whose condition stays true ends with an error: after 1,000,000 passes, or after 100,000 of exact numbers.
- Lines show what they gave in the last pass. With steps on in the settings, the first passes and the last one are shown with their conditions.
- break leaves the loop, continue goes on with the next pass; return leaves the program around it.
> h := 80 [cm]
> n := 0
> while h > 2 [cm] {
>   h := 0.6*h
>   n := n + 1
> }
> n =
`
