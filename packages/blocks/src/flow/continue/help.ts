export default `
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
`
