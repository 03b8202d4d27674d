/**
 * Regression. Columns and the language of the rules: see table.ts. Fits are made in fractions: years near
 * 2000 or lengths in micrometres would lose their digits otherwise. With one argument more a call is the
 * value of the fit there, and so a function of it.
 */
export const regression = `
exponential_regression | exponential_regression([x], [y]) ; exponential_regression([x], [y], value) | [1], [b] -> (1, b) ; [a], [b], a -> b | [exponential_regression($1, $2)] ; [exponential_regression($1, $2)] ; reg_exp_at(fit_exponential($1, $2), $3) | Exponential curve of best fit.
interpolate | interpolate([x], [y], order, value) ; interpolate([x], [y], order, value, extrapolate) | [a], [b], 1, a -> b ; [a], [b], 1, a, 1 -> b | spl_at(spl_pieces($1, $2, $3), max($1), 0, $4) ; spl_at(spl_pieces($1, $2, $3), max($1), 0, $4) ; spl_at(spl_pieces($1, $2, $3), max($1), 0, $4) ; spl_at(spl_pieces($1, $2, $3), max($1), 0, $4) ; spl_at(spl_pieces($1, $2, $3), max($1), $5, $4) | Natural spline of an order through points, without a value beyond them unless the last argument is 1.
linear_regression | linear_regression([x], [y]) ; linear_regression([x], [y], value) | [a], [b] -> (b/a, b) ; [a], [b], a -> b | reg_polynomial($1, $2, 1) ; reg_polynomial($1, $2, 1) ; reg_at(fit_polynomial($1, $2, 1), $3) | Straight line of best fit.
logarithmic_regression | logarithmic_regression([x], [y]) ; logarithmic_regression([x], [y], value) | [1], [b] -> (b, b) ; [a], [b], a -> b | [logarithmic_regression($1, $2)] ; [logarithmic_regression($1, $2)] ; reg_log_at(fit_logarithmic($1, $2), $3) | Logarithm curve of best fit.
logistic_regression | logistic_regression([y], x0, y0) ; logistic_regression([y], x0, y0, value) | [1], 1, 1 -> [1] ; [b], 1, b, 1 -> b | logistic_regression($1, $2, $3) ; logistic_regression($1, $2, $3) ; logistic_regression($1, $2, $3) ; reg_logistic($1, $2, $3, $4) | S-shaped (logistic) curve of best fit through a start point.
polynomial_regression, polyfit | polynomial_regression([x], [y], degree) ; polynomial_regression([x], [y], degree, value) | @polynomialFit | reg_polynomial($1, $2, $3) ; reg_polynomial($1, $2, $3) ; reg_polynomial($1, $2, $3) ; reg_at(fit_polynomial($1, $2, $3), $4) | Polynomial of best fit of a given degree.
power_regression | power_regression([x], [y]) ; power_regression([x], [y], value) | [1], [1] -> (1, 1) ; [a], [b], a -> b | [power_regression($1, $2)] ; [power_regression($1, $2)] ; reg_pow_at(fit_power($1, $2), $3) | Power law of best fit.
r_squared | r_squared([y], [fitted]) | [a], [a] -> 1 | reg_r2($1, $2) | Coefficient of determination: 1 where the fitted values are the data.
regression_band | regression_band([x], [y], degree, value) ; regression_band([x], [y], degree, value, level) | [a], [b], 1, a -> b ; [a], [b], 1, a, 1 -> b | reg_band($1, $2, $3, $4, 0.95) ; reg_band($1, $2, $3, $4, 0.95) ; reg_band($1, $2, $3, $4, 0.95) ; reg_band($1, $2, $3, $4, 0.95) ; reg_band($1, $2, $3, $4, $5) | Half width of the confidence band (95 %) about a fitted polynomial.
regression_errors | regression_errors([x], [y], degree) | @polynomialFit | reg_errors($1, $2, $3) | Standard errors of the coefficients of polynomial_regression.
`
