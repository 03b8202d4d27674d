/**
 * Regression. Columns and the language of the rules: see table.ts. Lines and polynomials are fitted in
 * fractions: years near 2000 or lengths in micrometres would lose their digits otherwise.
 */
export const regression = `
exponential_regression | exponential_regression([x], [y]) | [1], [b] -> (1, b) | [exponential_regression($1, $2)] | Exponential curve of best fit.
linear_regression | linear_regression([x], [y]) | [a], [b] -> (b/a, b) | reg_polynomial($1, $2, 1) | Straight line of best fit.
logarithmic_regression | logarithmic_regression([x], [y]) | [1], [b] -> (b, b) | [logarithmic_regression($1, $2)] | Logarithm curve of best fit.
logistic_regression | logistic_regression([y], x0, y0) | plain | | S-shaped (logistic) curve of best fit through a start point.
polynomial_regression, polyfit | polynomial_regression([x], [y], degree) | @polynomialFit | reg_polynomial($1, $2, $3) | Polynomial of best fit of a given degree.
power_regression | power_regression([x], [y]) | plain | [power_regression($1, $2)] | Power law of best fit.
`
