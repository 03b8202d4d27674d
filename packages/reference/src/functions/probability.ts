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
