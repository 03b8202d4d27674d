export default `
# for | For loop
Does what stands in it once for each value of the iterator. The values go from start to below the end, or through the end: the menu behind the fields chooses, and the line says which.
- for k from 0 to 6 ends with 5; for k from 0 through 6 ends with 6.
- Elements make a list or a matrix that is not there yet: v[k] = k^2, W[k, 1] = n. The first one has the index 1, the others follow without a hole.
- The step may be negative or a fraction. Bounds may have units: from 0 m to 1 m step 10 cm.
- Names keep their values from pass to pass: s = s + k adds up.
- Results show for the first passes and for the last. A long loop can be aborted at its notice.
- With steps on in the settings, the first passes and the last one are shown line by line.
- break leaves the loop, continue goes on with the next pass.
> s := 0
> for k from 1 to 5 {
>   s := s + k
> }
> s =
`
