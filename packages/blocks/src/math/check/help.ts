export default `
# check | Check
A condition that has to hold, with its verdict: OK or NOT OK, and how much of the capacity is used.
- In sigma <= f_y the left side is the demand and the right one the capacity; in R >= E it is the other way round.
- A check that cannot be computed says NOT CHECKED, and why. So does one in a branch that is not taken.
- Lists and columns of tables are compared item by item, and the worst is named.
- Sides that differ by less than a billionth of the larger one are equal: that much is rounding.
- = and != compare texts, too: grade = "S355".
- and, or, and chains such as 0 < x <= 1 are one check. The worst comparison decides; of or, the best.
- // gives it a name in the summary of checks, # the clause that it follows.
> f_y := 235 [MPa]
> sigma := 180 [MPa]
> check sigma <= f_y // Bending # EN 1993-1-1, 6.2.5
`
