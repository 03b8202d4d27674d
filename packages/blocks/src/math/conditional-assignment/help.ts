export default `
# conditional_assignment | Conditional assignment
A value, or a function, that depends on conditions. The first condition that is true decides; where none is, the last value counts.
- Type x := { and Enter for it.
- A condition may compare quantities: L > 3 m.
- With a name such as f(x) it becomes a function of pieces, which can be integrated and plotted.
- Backspace in an empty row removes it; one value alone becomes a formula.
> P := 7 [kW]
> d := if P > 5 [kW] then 40 [mm] else 25 [mm] =
`
