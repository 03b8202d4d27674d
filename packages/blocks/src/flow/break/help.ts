export default `
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
`
