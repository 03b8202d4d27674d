/** Probability. Columns and the language of the rules: see table.ts. */
export const probability = `
betad | betad(a, b, x) | 1... -> 1 | law_within($3, 0, 1, law_beta_density($1, $2, $3)) | Beta density.
betad_cdf | betad_cdf(a, b, x) ; betad_cdf(a, b, x, y) | 1... -> 1 | law_share(law_beta($1, $2, law_clip($3, 0, 1))) ; law_share(law_beta($1, $2, law_clip($3, 0, 1))) ; law_share(law_beta($1, $2, law_clip($3, 0, 1))) ; law_share(law_beta_between($1, $2, law_clip($3, 0, 1), law_clip($4, 0, 1))) | Beta probability below x, or between x and y.
betad_icdf | betad_icdf(a, b, p) | 1... -> 1 | law_beta_inverse($1, $2, $3) | Beta value with probability p below it.
binomial | binomial(n, k, p) ; binomial(n, k) | 1... -> 1 | binomial($1) ; comb($1, $2) ; law_within($2, 0, $1, law_binomial_density($1, $2, $3)) | Chance of k successes in n tries; two arguments give the coefficient.
binomial_cdf | binomial_cdf(n, p, x) ; binomial_cdf(n, p, x, y) | 1... -> 1 | binomial_cdf($1) ; binomial_cdf($1, $2) ; law_share(law_from($3, 0, law_binomial($1, $2, law_clip($3, 0, $1)))) ; law_share(law_within($3, -infinity, $1, law_from($4, 0, law_binomial_between($1, $2, law_clip($3, 0, $1), law_clip($4, 0, $1))))) | Binomial probability up to x, or between x and y.
binomial_icdf | binomial_icdf(n, p, t) | 1... -> 1 | law_binomial_inverse($1, $2, $3) | Smallest binomial count reaching probability t.
cauchy, cauchyd | cauchy(x0, a, x) | a, a, a -> 1/a | | Cauchy density; x0 is 0 and a is 1 unless stated.
cauchy_cdf, cauchyd_cdf | cauchy_cdf(x0, a, x) | a, a, a -> 1 | law_share(law_cauchy(($3 - $1) / $2)) | Cauchy probability below x.
cauchy_icdf, cauchyd_icdf | cauchy_icdf(x0, a, p) | a, a, 1 -> a | $1 + $2 * law_cauchy_inverse($3) | Cauchy value with probability p below it.
cdf | cdf(law, parameters..., x) | @cumulative | | Cumulative probability for a named law.
chisquare, chisquared | chisquare(n, x) | 1... -> 1 | law_from($2, 0, law_chisquare_density($1, $2)) | Chi-square density with n degrees of freedom.
chisquare_cdf, chisquared_cdf | chisquare_cdf(n, x) ; chisquare_cdf(n, x, y) | 1... -> 1 | law_share(law_gamma($1 / 2, $2 / 2)) ; law_share(law_gamma($1 / 2, $2 / 2)) ; law_share(law_gamma_between($1 / 2, $2 / 2, $3 / 2)) | Chi-square probability below x, or between x and y.
chisquare_icdf, chisquared_icdf | chisquare_icdf(n, p) | 1... -> 1 | law_chisquare_inverse($1, $2) | Chi-square value with probability p below it.
chisquaret | chisquaret(counts) ; chisquaret(counts, expected) | [1], [1]? -> 1 | law_share(law_gamma_above((size($1) - 1) / 2, (size($1) * sum($1 .^ 2) / sum($1) - sum($1)) / 2)) ; law_share(law_gamma_above((size($1) - 1) / 2, sum((($1 - $2) .^ 2) ./ $2) / 2)) | Chi-square test of counts against expected ones (equal ones unless given): the probability of a fit at least this bad.
comb, nCr, combin | comb(n, k) | 1... -> 1 | | Ways to choose k of n without order.
exponential, exponentiald | exponential(lambda, x) | 1/a, a -> 1/a | law_from($2, 0, $1 * exp(-$1 * $2)) | Exponential density.
exponential_cdf, exponentiald_cdf | exponential_cdf(lambda, x) ; exponential_cdf(lambda, x, y) | 1/a, a, a? -> 1 | law_share(law_risk($1 * law_clip($2, 0, infinity))) ; law_share(law_risk($1 * law_clip($2, 0, infinity))) ; law_share(law_waiting($1 * law_clip($2, 0, infinity), $1 * law_clip($3, 0, infinity))) | Exponential probability below x, or between x and y.
exponential_icdf, exponentiald_icdf | exponential_icdf(lambda, p) | 1/a, 1 -> a | -num_log1p(-$2) / $1 | Exponential value with probability p below it.
fisher, snedecor, snedecord | fisher(n, m, x) | 1... -> 1 | law_from($3, 0, law_fisher_density($1, $2, $3)) | Fisher-Snedecor density with n and m degrees of freedom.
fisher_cdf, snedecor_cdf, snedecord_cdf | fisher_cdf(n, m, x) ; fisher_cdf(n, m, x, y) | 1... -> 1 | law_share(law_fisher($1, $2, $3)) ; law_share(law_fisher($1, $2, $3)) ; law_share(law_fisher($1, $2, $3)) ; law_share(law_fisher_between($1, $2, $3, $4)) | Fisher-Snedecor probability below x, or between x and y.
fisher_icdf, snedecor_icdf, snedecord_icdf | fisher_icdf(n, m, p) | 1... -> 1 | law_fisher_inverse($1, $2, $3) | Fisher-Snedecor value with probability p below it.
gammad | gammad(a, b, x) | 1, 1/a, a -> 1/a | law_from($3, 0, law_gamma_density($1, $2, $3)) | Gamma density.
gammad_cdf | gammad_cdf(a, b, x) ; gammad_cdf(a, b, x, y) | 1, 1/a, a, a? -> 1 | law_share(law_gamma($1, $2 * $3)) ; law_share(law_gamma($1, $2 * $3)) ; law_share(law_gamma($1, $2 * $3)) ; law_share(law_gamma_between($1, $2 * $3, $2 * $4)) | Gamma probability below x, or between x and y.
gammad_icdf | gammad_icdf(a, b, p) | 1, 1/a, 1 -> a | law_gamma_inverse($1, $2, $3) | Gamma value with probability p below it.
geometric | geometric(p, k) | 1... -> 1 | law_geometric_density($1, $2) | Chance that the first success comes at try k.
geometric_cdf | geometric_cdf(p, k) ; geometric_cdf(p, k, m) | 1... -> 1 | law_share(law_geometric($1, $2)) ; law_share(law_geometric($1, $2)) ; law_share(law_geometric_between($1, $2, $3)) | Geometric probability up to k, or between k and m.
geometric_icdf | geometric_icdf(p, x) | 1... -> 1 | law_geometric_inverse($1, $2) | Geometric count reaching probability x.
icdf | icdf(law, parameters..., p) | @cumulative | | Inverse cumulative probability for a named law.
kolmogorovd | kolmogorovd(x) | 1... -> 1 | | Kolmogorov-Smirnov distribution.
kolmogorovt | kolmogorovt(list1, list2) | [a], [a] -> 1 | back(kolmogorovt($1, $2)) | Kolmogorov-Smirnov test of two samples: the probability of a difference at least this large.
lognormal | lognormal(mu, sigma, x) | 1, 1, 1 -> 1 | law_from($3, 0, exp(-((ln($3) - $1) / $2)^2 / 2) / ($3 * $2 * sqrt(2 * pi))) | Lognormal density; mu and sigma are those of ln x.
lognormal_cdf | lognormal_cdf(mu, sigma, x) | 1, 1, 1 -> 1 | law_share(law_below((ln($3) - $1) / $2)) | Lognormal probability below x.
lognormal_icdf | lognormal_icdf(mu, sigma, p) | 1, 1, 1 -> 1 | exp($1 + $2 * law_quantile($3)) | Lognormal value with probability p below it.
multinomial | multinomial(n, [p], [k]) | plain | | Probability of a set of counts.
negbinomial | negbinomial(n, k, p) | 1... -> 1 | law_negbinomial_density($1, $2, $3) | Negative binomial probability.
negbinomial_cdf | negbinomial_cdf(n, p, x) ; negbinomial_cdf(n, p, x, y) | 1... -> 1 | law_share(law_negbinomial($1, $2, $3)) ; law_share(law_negbinomial($1, $2, $3)) ; law_share(law_negbinomial($1, $2, $3)) ; law_share(law_negbinomial_between($1, $2, $3, $4)) | Negative binomial probability up to x, or between x and y.
negbinomial_icdf | negbinomial_icdf(n, p, t) | 1... -> 1 | law_negbinomial_inverse($1, $2, $3) | Negative binomial count reaching probability t.
normal_cdf, normald_cdf | normal_cdf(x) ; normal_cdf(mu, sigma, x) ; normal_cdf(mu, sigma, x, y) | 1 -> 1 ; a, a, a -> 1 ; a, a, a, a -> 1 | law_share(law_below($1)) ; law_share(law_below($1)) ; law_share(law_below(($3 - $1) / $2)) ; law_share(law_between(($3 - $1) / $2, ($4 - $1) / $2)) | Normal probability below x, or between x and y.
normal_icdf, normald_icdf | normal_icdf(p) ; normal_icdf(mu, sigma, p) | 1 -> 1 ; a, a, 1 -> a | law_quantile($1) ; law_quantile($1) ; $1 + $2 * law_quantile($3) | Normal value with probability p below it.
normald, NORMALD | normald(x) ; normald(mu, sigma, x) | 1 -> 1 ; a, a, a -> 1/a | | Normal density (standard unless mean and deviation are given).
normalt | normalt(list, mean, sigma) | [a], a, a -> 1 | law_share(2 * law_above(abs(mean($1) - $2) * sqrt(size($1)) / $3)) | Two-sided Z test: the probability of a sample mean at least this far from the given one.
perm, nPr, permut | perm(n, k) | 1... -> 1 | | Ways to choose k of n with order.
poisson | poisson(mu, k) | 1... -> 1 | law_poisson_density($1, $2) | Poisson probability of k events.
poisson_cdf | poisson_cdf(mu, x) ; poisson_cdf(mu, x, y) | 1... -> 1 | law_share(law_poisson($1, $2)) ; law_share(law_poisson($1, $2)) ; law_share(law_poisson_between($1, $2, $3)) | Poisson probability up to x, or between x and y.
poisson_icdf | poisson_icdf(mu, p) | 1... -> 1 | law_poisson_inverse($1, $2) | Poisson count reaching probability p.
student, studentd | student(n, x) | 1... -> 1 | law_student_density($1, $2) | Student density with n degrees of freedom.
student_cdf | student_cdf(n, x) ; student_cdf(n, x, y) | 1... -> 1 | law_share(law_student($1, $2)) ; law_share(law_student($1, $2)) ; law_share(law_student_between($1, $2, $3)) | Student probability below x, or between x and y.
student_icdf | student_icdf(n, p) | 1... -> 1 | law_student_inverse($1, $2) | Student value with probability p below it.
studentt | studentt(list, mean) | [a], a -> 1 | law_share(2 * law_student(size($1) - 1, -abs(mean($1) - $2) * sqrt(size($1)) / stddevp($1))) | Two-sided T test: the probability of a sample mean at least this far from the given one.
uniform, uniformd | uniform(a, b, x) | a, a, a -> 1/a | law_within($3, $1, $2, 1 / law_width($1, $2)) | Uniform density on a to b.
uniform_cdf, uniformd_cdf | uniform_cdf(a, b, x) ; uniform_cdf(a, b, x, y) | a, a, a, a? -> 1 | law_share((law_clip($3, $1, $2) - $1) / law_width($1, $2)) ; law_share((law_clip($3, $1, $2) - $1) / law_width($1, $2)) ; law_share((law_clip($3, $1, $2) - $1) / law_width($1, $2)) ; law_share((law_clip($4, $1, $2) - law_clip($3, $1, $2)) / law_width($1, $2)) | Uniform probability below x, or between x and y.
uniform_icdf, uniformd_icdf | uniform_icdf(a, b, p) | a, a, 1 -> a | | Uniform value with probability p below it.
UTPC | UTPC(n, x) | 1... -> 1 | law_share(law_gamma_above($1 / 2, $2 / 2)) | Chi-square probability above x.
UTPF | UTPF(n, d, x) | 1... -> 1 | law_share(law_fisher_above($1, $2, $3)) | Fisher-Snedecor probability above x.
UTPN | UTPN(x) ; UTPN(mu, variance, x) | 1 -> 1 ; a, a^2, a -> 1 | law_share(law_above($1)) ; law_share(law_above($1)) ; law_share(law_above(($3 - $1) / sqrt($2))) | Normal probability above x (takes a variance, not a deviation).
UTPT | UTPT(n, x) | 1... -> 1 | law_share(law_student($1, -$2)) | Student probability above x.
weibull, weibulld | weibull(k, lambda, x) ; weibull(k, lambda, theta, x) | 1, a, a -> 1/a ; 1, a, a, a -> 1/a | law_from($3, 0, weibull($1, $2, $3)) ; law_from($3, 0, weibull($1, $2, $3)) ; law_from($3, 0, weibull($1, $2, $3)) ; law_from($4, $3, weibull($1, $2, $4 - $3)) | Weibull density (theta is 0 unless stated).
weibull_cdf, weibulld_cdf | weibull_cdf(k, lambda, x) ; weibull_cdf(k, lambda, theta, x) | 1, a, a -> 1 ; 1, a, a, a -> 1 | law_share(law_risk((law_clip($3, 0, infinity) / $2)^$1)) ; law_share(law_risk((law_clip($3, 0, infinity) / $2)^$1)) ; law_share(law_risk((law_clip($3, 0, infinity) / $2)^$1)) ; law_share(law_risk((law_clip($4 - $3, 0, infinity) / $2)^$1)) | Weibull probability below x.
weibull_icdf, weibulld_icdf | weibull_icdf(k, lambda, p) ; weibull_icdf(k, lambda, theta, p) | 1, a, 1 -> a ; 1, a, a, 1 -> a | $2 * (-num_log1p(-$2))^(1 / $1) ; $2 * (-num_log1p(-$2))^(1 / $1) ; $2 * (-num_log1p(-$3))^(1 / $1) ; $3 + $2 * (-num_log1p(-$4))^(1 / $1) | Weibull value with probability p below it.
`

/** Random Numbers. Columns and the language of the rules: see table.ts. */
export const random = `
rand | rand() ; rand(n) ; rand(count, low, high) | _? -> 1 ; a, a -> a ; 1, a, a -> [a] | | Uniform random value: real below 1, integer below n, or several integers in a range.
randbinomial | randbinomial(n, p) | 1... -> 1 | | Random value from a binomial law.
randchisquare | randchisquare(n) | 1... -> 1 | | Random value from a chi-square law.
randexp | randexp(a) | 1/a -> a | | Random value from an exponential law.
randfisher | randfisher(n, m) | 1... -> 1 | | Random value from a Fisher-Snedecor law.
randgeometric | randgeometric(p) | 1... -> 1 | | Random value from a geometric law.
randmarkov | randmarkov(M, start, n) ; randmarkov([loops], n) | plain | | Random walk of a Markov chain, or a random transition matrix.
randMat | randMat(n) ; randMat(rows, cols) ; randMat(rows, cols, law) | plain | | List or matrix of random whole numbers from -99 to 99 (or drawn from a law).
randmultinomial | randmultinomial([probabilities]) ; randmultinomial([probabilities], list) | plain | | Random position or item by weight.
randnorm, randNorm, rnorm | randnorm(mu, sigma) | a, a -> a | | Random value from a normal law.
randperm | randperm(n) | plain | | Random ordering of the first n integers.
randpoisson | randpoisson(lambda) | 1... -> 1 | | Random value from a Poisson law.
randpoly, randPoly | randpoly(n) ; randpoly(n, var) | plain | | Random polynomial of degree n with coefficients from -99 to 99.
randstudent | randstudent(n) | 1... -> 1 | | Random value from a Student law.
randvector, ranv | randvector(n) ; randvector(n, law) | plain | | List of n random values (-99 to 99 unless a law is given).
srand, randseed, RandSeed | srand ; srand(seed) | _... -> 1 | | Restarts the random sequence. The worksheet does this before each evaluation.
`

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

/**
 * Regression. Columns and the language of the rules: see table.ts. Fits are made in fractions: years near
 * 2000 or lengths in micrometres would lose their digits otherwise. With one argument more a call is the
 * value of the fit there, and so a function of it.
 */
export const regression = `
exponential_regression | exponential_regression([x], [y]) ; exponential_regression([x], [y], value) | [1], [b] -> (1, b) ; [a], [b], a -> b | reg_exponential($1, $2) ; reg_exponential($1, $2) ; reg_exp_at(fit_exponential($1, $2), $3) | Exponential curve of best fit.
fit_band | fit_band(f, value) ; fit_band(f, value, level) ; fit_band(f, value, value2, level) | _, a -> a ; _, a, 1 -> a ; _, a, _, 1 -> a | | Half width of the confidence band (95 %) about a fit, given as the function that it is.
fit_coefficients | fit_coefficients(f) | _ -> 1 | | Coefficients of a fit, given as the function that it is.
fit_errors | fit_errors(f) | _ -> 1 | | Standard errors of the coefficients of a fit, given as the function that it is.
fit_residuals | fit_residuals(f) | _ -> 1 | | What a fit leaves over of each y, given as the function that it is.
interpolate | interpolate([x], [y], order, value) ; interpolate([x], [y], order, value, extrapolate) | [a], [b], 1, a -> b ; [a], [b], 1, a, 1 -> b | spl_at(spl_pieces($1, $2, $3), max($1), 0, $4) ; spl_at(spl_pieces($1, $2, $3), max($1), 0, $4) ; spl_at(spl_pieces($1, $2, $3), max($1), 0, $4) ; spl_at(spl_pieces($1, $2, $3), max($1), 0, $4) ; spl_at(spl_pieces($1, $2, $3), max($1), $5, $4) | Natural spline of an order through points, without a value beyond them unless the last argument is 1.
linear_regression | linear_regression([x], [y]) ; linear_regression([x], [y], value) | [a], [b] -> (b/a, b) ; [a], [b], a -> b | reg_polynomial($1, $2, 1) ; reg_polynomial($1, $2, 1) ; reg_at(fit_polynomial($1, $2, 1), $3) | Straight line of best fit.
logarithmic_regression | logarithmic_regression([x], [y]) ; logarithmic_regression([x], [y], value) | [1], [b] -> (b, b) ; [a], [b], a -> b | fit_logarithmic($1, $2) ; fit_logarithmic($1, $2) ; reg_log_at(fit_logarithmic($1, $2), $3) | Logarithm curve of best fit.
logistic_regression | logistic_regression([y], x0, y0) ; logistic_regression([y], x0, y0, value) | [1], 1, 1 -> [1] ; [b], 1, b, 1 -> b | reg_logistic_fit($1, $2, $3) ; reg_logistic_fit($1, $2, $3) ; reg_logistic_fit($1, $2, $3) ; reg_logistic($1, $2, $3, $4) | S-shaped (logistic) curve of best fit through a start point.
multi_regression | multi_regression([y], [[x1], [x2]], [v1, v2]) ; multi_regression([y], [[x1], [x2]], [v1, v2], constant) ; multi_regression([y], [[x1], [x2]], [v1, v2], constant, [weights]) | @multiFit | reg_multi($1, $2, $3, 1) ; reg_multi($1, $2, $3, 1) ; reg_multi($1, $2, $3, 1) ; reg_multi($1, $2, $3, $4) ; reg_weighted($1, $2, $3, $4, $5) | Value of a linear fit in several variables, with a constant term unless it is 0.
multi_regression_band | multi_regression_band([y], [[x1], [x2]], [v1, v2], level) ; multi_regression_band([y], [[x1], [x2]], [v1, v2], level, constant) ; multi_regression_band([y], [[x1], [x2]], [v1, v2], level, constant, [weights]) | @multiFit | reg_multi_band($1, $2, $3, $4, 1) ; reg_multi_band($1, $2, $3, $4, 1) ; reg_multi_band($1, $2, $3, $4, 1) ; reg_multi_band($1, $2, $3, $4, 1) ; reg_multi_band($1, $2, $3, $4, $5) ; reg_several_band($1, $2, $3, $4, $5, $6) | Half width of the confidence band about a linear fit in several variables.
multi_regression_coefficients | multi_regression_coefficients([y], [[x1], [x2]]) ; multi_regression_coefficients([y], [[x1], [x2]], constant) ; multi_regression_coefficients([y], [[x1], [x2]], constant, [weights]) | @multiCoefficients | reg_multi_coefficients($1, $2, 1) ; reg_multi_coefficients($1, $2, 1) ; reg_multi_coefficients($1, $2, $3) ; fit_several($1, $2, $3, $4) | Coefficients of a linear fit in several variables, the constant term last.
multi_regression_errors | multi_regression_errors([y], [[x1], [x2]]) ; multi_regression_errors([y], [[x1], [x2]], constant) ; multi_regression_errors([y], [[x1], [x2]], constant, [weights]) | @multiCoefficients | reg_multi_errors($1, $2, 1) ; reg_multi_errors($1, $2, 1) ; reg_multi_errors($1, $2, $3) ; reg_several_errors($1, $2, $3, $4) | Standard errors of the coefficients of a linear fit in several variables.
nonlinear_regression | nonlinear_regression(model, [x, a, b], [x], [y], [guesses]) ; nonlinear_regression(model, [x, a, b], [x], [y], [guesses], [weights]) | @nonlinearFit | | Parameters a, b of a formula in x with the least squares, from guesses on.
nonlinear_regression_errors | nonlinear_regression_errors(model, [x, a, b], [x], [y], [guesses]) ; nonlinear_regression_errors(model, [x, a, b], [x], [y], [guesses], [weights]) | @nonlinearFit | | Standard errors of the parameters that nonlinear_regression gives.
polynomial_regression, polyfit | polynomial_regression([x], [y], degree) ; polynomial_regression([x], [y], degree, value) | @polynomialFit | reg_polynomial($1, $2, $3) ; reg_polynomial($1, $2, $3) ; reg_polynomial($1, $2, $3) ; reg_at(fit_polynomial($1, $2, $3), $4) | Polynomial of best fit of a given degree.
power_regression | power_regression([x], [y]) ; power_regression([x], [y], value) | [1], [1] -> (1, 1) ; [a], [b], a -> b | reg_power($1, $2) ; reg_power($1, $2) ; reg_pow_at(fit_power($1, $2), $3) | Power law of best fit.
r_squared | r_squared(f) ; r_squared([y], [fitted]) | [a], [a] -> 1 | reg_r2($1, $2) | Coefficient of determination of a fit, or of fitted values: 1 where they are the data.
regression_band | regression_band([x], [y], degree, value) ; regression_band([x], [y], degree, value, level) | [a], [b], 1, a -> b ; [a], [b], 1, a, 1 -> b | reg_band($1, $2, $3, $4, 0.95) ; reg_band($1, $2, $3, $4, 0.95) ; reg_band($1, $2, $3, $4, 0.95) ; reg_band($1, $2, $3, $4, 0.95) ; reg_band($1, $2, $3, $4, $5) | Half width of the confidence band (95 %) about a fitted polynomial.
regression_errors | regression_errors([x], [y], degree) | @polynomialFit | reg_errors($1, $2, $3) | Standard errors of the coefficients of polynomial_regression.
`
