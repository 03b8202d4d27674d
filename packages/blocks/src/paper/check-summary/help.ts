export default `
# check_summary | Summary of checks
All checks of the worksheet with demand, capacity, utilisation and verdict, how many hold, and the worst of them.
- Each name leads to its line. Checks that are switched off are left out.
- Sorted by utilisation, failures come first, then what is not checked.
- Checks of included worksheets come with their include, with the verdicts that they had there; each row names its worksheet and leads to it. The choice beside the order leaves them out, or shows nothing else. A worksheet that is included as a function brings none, as its checks were made with its own values.
- It can be limited to what stands below some headings: their texts or numbers with semicolons between them.
- "checksummary" in an empty line makes one.
> check 180 [MPa] <= 235 [MPa] // Bending
> check 90 [kN] <= 84 [kN] // Shear
> checksummary by utilisation
`
