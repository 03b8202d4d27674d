export default `
# check_summary | Summary of checks
All checks of the worksheet with demand, capacity, utilisation and verdict, how many hold, and the worst of them.
- Each name leads to its line. Checks that are switched off are left out.
- Sorted by utilisation, failures come first, then what is not checked.
- It can be limited to what stands below some headings: their texts or numbers with semicolons between them.
- "checksummary" in an empty line makes one.
> check 180 [MPa] <= 235 [MPa] // Bending
> check 90 [kN] <= 84 [kN] // Shear
> checksummary by utilisation
`
