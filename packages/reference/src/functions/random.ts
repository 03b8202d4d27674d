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
