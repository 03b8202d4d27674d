/** Values with an uncertainty. Columns and the language of the rules: see table.ts. */
export const uncertainty = `
budget | budget(y) | @sharesOf | | Shares of the inputs in the uncertainty of a value; on a line by itself a table of what each contributes.
correlate | correlate(a, b, r) | @correlationOf | | Coefficient of correlation between two uncertain numbers, for the lines below.
correlation_between | correlation_between(y, z) | @correlationOf | | Coefficient of correlation between two values that hang on the same inputs.
monte_carlo | monte_carlo(y) ; monte_carlo(y, draws) | @simulation | | Mean, standard uncertainty and ends of the 95 % interval of a value, by simulation.
uncertainty | uncertainty(y) | @spreadOf | | Standard uncertainty of a value, carried on from the numbers behind ±.
`
