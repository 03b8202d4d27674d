export default `
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
`
