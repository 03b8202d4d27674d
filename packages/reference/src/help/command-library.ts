/**
 * The command library: what its menu offers, in which order, with a short label for each entry.
 * `#` begins a group, `##` a subgroup; every other line is a function, a word or an operator and its
 * label. What an entry inserts follows from its kind (see library.ts).
 */
export const commandLibraryText = `
# Algebra
approx decimal value
comDenom common denominator
degree degree of a polynomial
denom denominator
expand multiply out
factor factors
has does a variable occur
inv reciprocal or inverse
numer numerator
partfrac partial fractions
regroup collect like terms
simplify simplify
# Calculus
diff derivative
integrate integral
limit limit
maximize largest value
minimize smallest value
product product over a range
sum sum over a range
taylor Taylor series
## equations
desolve differential equation, as a formula
fsolve equation, in numbers
linsolve linear equations
odesolve differential equation, in numbers
rsolve recurrence
solve equation, as a formula
## transforms
ilaplace inverse Laplace transform
invztrans inverse z transform
laplace Laplace transform
ztrans z transform
## vector fields
curl rotation of a vector field
divergence divergence of a vector field
gradient partial derivatives
hessian second partial derivatives
laplacian Laplace operator
# Complex Numbers
arg phase angle
conj complex conjugate
im imaginary part
re real part
# Exponentials and Logs
alog10 power of ten
exp exponential
ln natural logarithm
log10 common logarithm
logb logarithm to a base
## hyperbolic
acosh inverse hyperbolic cosine
asinh inverse hyperbolic sine
atanh inverse hyperbolic tangent
cosh hyperbolic cosine
sinh hyperbolic sine
tanh hyperbolic tangent
## rewriting
atrig2ln inverse trigonometry to logarithms
exp2pow exponentials to powers
exp2trig exponentials to sine and cosine
hyp2exp hyperbolic to exponentials
pow2exp powers to exponentials
trig2exp trigonometry to exponentials
# Integer Math
divisors all divisors
even is it even
factors factors and multiplicities
gcd greatest common divisor
inv reciprocal
lcm least common multiple
odd is it odd
sign sign
## primes
factors factors and multiplicities
ifactor prime factors
is_prime is it prime
ithprime n-th prime
nextprime next prime
nprimes primes up to n
prevprime previous prime
# Logic
and both hold
false no
not the opposite
or at least one holds
true yes
xor exactly one holds
# Matrices and Lists
cross vector product
det determinant
dot scalar product
randMat random matrix
## element by element
+ add
- subtract
.* multiply
./ divide
.^ power
## decompositions
cholesky lower factor
lu permutation, lower, upper
qr orthogonal, triangular
svd singular values and vectors
## norms and special forms
colnorm largest column sum
egvl diagonal or Jordan form
frobenius_norm root of sum of squares
hessenberg Hessenberg form
hilbert Hilbert matrix
identity identity matrix
ismith Smith normal form
l1norm sum of magnitudes
l2norm Euclidean length
linfnorm greatest-row norm
rownorm largest row sum
trn conjugate transpose
## structure
append add an item
coldim number of columns
colswap exchange columns
concat join lists
delcols remove columns
delrows remove rows
dim rows and columns
firstIndex number of the first item
flatten remove nesting
length number of items
ncols number of columns
nrows number of rows
prepend add an item in front
revlist reverse
rotate move items round
rowdim number of rows
rowSwap exchange rows
shift move items along
transpose transpose
## searching
closest nearest item
closest_greater nearest larger item
closest_lesser nearest smaller item
count_eq how many are equal
count_inf how many are smaller
count_sup how many are larger
diag diagonal
find where a value occurs
## statistics
correlation correlation
covariance covariance
frequencies share of each value
histogram counts by bin
max largest
mean average
median middle value
min smallest
quantile value below which a share lies
quartile1 first quartile
quartile3 third quartile
stddev standard deviation, population
variance variance, population
## linear algebra
cond condition number
cross vector product
deltalist differences
det determinant
dot scalar product
egv eigenvectors
eigenvals eigenvalues
inv inverse
rank rank
## polynomial as list
poly2symb polynomial from coefficients
polyEval value of a polynomial
proot roots of a polynomial
# Probability
frequencies share of each value
nCr combinations
nPr permutations
studentt T test
## densities
betad beta
binomial binomial
cauchy Cauchy
chisquare chi-square
exponential exponential
fisher Fisher-Snedecor
gammad gamma
geometric geometric
negbinomial negative binomial
normald normal
poisson Poisson
student Student
uniform uniform
weibull Weibull
## cumulative
betad_cdf beta
binomial_cdf binomial
cauchy_cdf Cauchy
chisquare_cdf chi-square
exponential_cdf exponential
fisher_cdf Fisher-Snedecor
gammad_cdf gamma
geometric_cdf geometric
negbinomial_cdf negative binomial
normald_cdf normal
poisson_cdf Poisson
student_cdf Student
uniform_cdf uniform
weibull_cdf Weibull
## inverse cumulative
betad_icdf beta
binomial_icdf binomial
cauchy_icdf Cauchy
chisquare_icdf chi-square
exponential_icdf exponential
fisher_icdf Fisher-Snedecor
gammad_icdf gamma
geometric_icdf geometric
negbinomial_icdf negative binomial
normald_icdf normal
poisson_icdf Poisson
student_icdf Student
uniform_icdf uniform
weibull_icdf Weibull
# Random Numbers
rand random number
randMat random matrix
randpoly random polynomial
## by distribution
rand uniform
randbinomial binomial
randchisquare chi-square
randexp exponential
randfisher Fisher-Snedecor
randgeometric geometric
randnorm normal
randpoisson Poisson
randstudent Student
# Real Numbers
bernoulli Bernoulli number
Beta beta function
ceil round up
erf error function
erfc complementary error function
euler Euler's totient
floor round down
fPart fractional part
Gamma gamma function
iPart whole part
round round
sign sign
tchebyshev1 Chebyshev, first kind
tchebyshev2 Chebyshev, second kind
# Trigonometry
acos inverse cosine
acot inverse cotangent
acsc inverse cosecant
asec inverse secant
asin inverse sine
atan inverse tangent
cos cosine
cot cotangent
csc cosecant
sec secant
sin sine
tan tangent
## hyperbolic
acosh inverse hyperbolic cosine
asinh inverse hyperbolic sine
atanh inverse hyperbolic tangent
cosh hyperbolic cosine
sinh hyperbolic sine
tanh hyperbolic tangent
## simplification
tcollect collect angles
texpand expand sums of angles
trigcos prefer cosines
trigsin prefer sines
trigtan prefer tangents
## rewriting
acos2asin arccosine to arcsine
acos2atan arccosine to arctangent
asin2acos arcsine to arccosine
asin2atan arcsine to arctangent
atan2acos arctangent to arccosine
atan2asin arctangent to arcsine
atrig2ln inverse trigonometry to logarithms
cos2sintan cosine to sine and tangent
halftan to tangent of the half angle
hyp2exp hyperbolic to exponentials
sin2costan sine to cosine and tangent
tan2cossin2 tangent to the double angle
tan2sincos tangent to sine and cosine
tan2sincos2 tangent to the double angle
trig2exp trigonometry to exponentials
# Units
absT a thermometer reading
mksa SI base units
mksa_remove number in SI units
relT a temperature difference
unit_remove number in preferred units
`
