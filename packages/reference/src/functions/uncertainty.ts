/** Values with an uncertainty. Columns and the language of the rules: see table.ts. */
export const uncertainty = `
budget | budget(y) | @sharesOf | | Shares of the inputs in the uncertainty of a value; on a line by itself a table of what each contributes.
correlate | correlate(a, b, r) ; correlate([a, b, c], R) | @correlationOf | | Coefficient of correlation between two uncertain numbers, or the matrix of several, for the lines below.
correlation_between | correlation_between(y, z) ; correlation_between([x, y, z]) | @correlationOf | | Coefficient of correlation between two values that hang on the same inputs; of a list, the matrix.
coverage_factor | coverage_factor(p, n) | 1... -> 1 | law_student_inverse($2, (1 + $1) / 2) ; law_student_inverse($2, (1 + $1) / 2) | Factor of the expanded uncertainty for a level of confidence p and n degrees of freedom, by Student (GUM, annex G).
effective_dof | effective_dof(uncertainties, n) | [a], [1] -> 1 | sta_dof($1, $2) ; sta_dof($1, $2) | Effective degrees of freedom of a sum of contributions, each a standard uncertainty with n degrees of freedom, by Welch and Satterthwaite (GUM, G.4).
monte_carlo | monte_carlo(y) ; monte_carlo(y, draws) | @simulation | | Mean, standard uncertainty and ends of the 95 % interval of a value, by simulation.
uncertainty | uncertainty(y) | @spreadOf | | Standard uncertainty of a value, carried on from the numbers behind ±.
`
