/** Regression. Columns and the language of the rules: see table.ts. */
export const regression = `
exponential_regression | exponential_regression([x], [y]) | [1], [b] -> (1, b) | | Exponential curve of best fit.
linear_regression | linear_regression([x], [y]) | [a], [b] -> (b/a, b) | | Straight line of best fit.
logarithmic_regression | logarithmic_regression([x], [y]) | [1], [b] -> (b, b) | | Logarithm curve of best fit.
logistic_regression | logistic_regression([y], x0, y0) | plain | | S-shaped (logistic) curve of best fit through a start point.
polynomial_regression, polyfit | polynomial_regression([x], [y], degree) | @polynomialFit | | Polynomial of best fit of a given degree.
power_regression | power_regression([x], [y]) | plain | | Power law of best fit.
`
