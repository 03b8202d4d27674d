export default `
# purge | Purge
Ends the meaning of names: below it they are symbols again.
- Write the names between commas.
> x := 3
> purge x
> 2*x =
`
