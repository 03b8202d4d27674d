export default `
# import_report | Report of an import
What came of a worksheet of another program: how many formulas were taken over, and which results differ from those that its author saw.
- Results are compared at the digits to which the other program stored them, and again whenever a line changes.
- Each difference leads to its line, with both results.
- It can be copied as JSON, the same as "calcwright import --json" writes.
> importreport
`
