/** Real Numbers. Columns and the language of the rules: see table.ts. */
export const reals = `
abs | abs(x) | a -> a | | Magnitude of a real or complex number, element by element for a list.
Airy_Ai, airy_ai | Airy_Ai(x) | 1 -> 1 | air_a($1) | Airy function that decays for positive x.
Airy_Bi, airy_bi | Airy_Bi(x) | 1 -> 1 | air_b($1) | Airy function that grows for positive x.
Airy_Ai_prime, airy_ai_prime | Airy_Ai_prime(x) | 1 -> 1 | air_da | Derivative of the Airy function Ai.
Airy_Bi_prime, airy_bi_prime | Airy_Bi_prime(x) | 1 -> 1 | air_db | Derivative of the Airy function Bi.
bernoulli | bernoulli(n) ; bernoulli(n, x) | 1... -> 1 | | n-th Bernoulli number, or polynomial in x.
BesselI, besseli | BesselI(n, x) | 1, 1 -> 1 | besi($1, $2) | Modified Bessel function of the first kind.
BesselJ, besselj | BesselJ(n, x) | 1, 1 -> 1 | besj($1, $2) | Bessel function of the first kind.
BesselK, besselk | BesselK(n, x) | 1, 1 -> 1 | besk($1, $2) | Modified Bessel function of the second kind, for positive x.
BesselY, bessely | BesselY(n, x) | 1, 1 -> 1 | besy($1, $2) | Bessel function of the second kind, for positive x.
Beta, beta | Beta(a, b) ; Beta(a, b, p) ; Beta(a, b, p, 1) | 1... -> 1 | | Euler beta function; with a third argument the incomplete version up to p, and with a trailing 1 the regularised one.
cbrt | cbrt(x) | @cbrt | | Real cube root.
ceil, ceiling | ceil(x) | @rounding | | Rounds up to the next whole number.
Ci | Ci(x) | 1... -> 1 | num_ci($1) | Cosine integral of x.
clamp | clamp(x, low, high) | a, a, a -> a | min(max($1, $2), $3) | x, but not below the lower and not above the upper bound.
Dirac | Dirac(x) | a -> 1/a | | Unit impulse; derivative of the unit step.
E1, expint | E1(x) | 1 -> 1 | num_e1($1) | Exponential integral of e^-t/t from a positive x to infinity.
Ei | Ei(x) | 1... -> 1 | | Exponential integral of x.
ellipticE, EllipticE, ellipe | ellipticE(m) | 1 -> 1 | ell_e($1) | Complete elliptic integral of the second kind of the parameter m, the square of the modulus.
ellipticF, EllipticF | ellipticF(phi, m) | angle, 1 -> 1 | evalf(gaussquad(1 / sqrt(1 - $2 * sin(arg_t)^2), arg_t, 0, $1)) | Incomplete elliptic integral of the first kind, of an angle and the parameter m.
ellipticK, EllipticK, ellipk | ellipticK(m) | 1 -> 1 | ell_k($1) | Complete elliptic integral of the first kind of the parameter m, the square of the modulus.
ellipticPi, EllipticPi | ellipticPi(n, m) | 1, 1 -> 1 | evalf(gaussquad(1 / ((1 - $1 * sin(arg_t)^2) * sqrt(1 - $2 * sin(arg_t)^2)), arg_t, 0, pi / 2)) | Complete elliptic integral of the third kind, of the characteristic n and the parameter m.
erf | erf(x) | 1... -> 1 | num_erf($1) | Error function (integral of the Gaussian from 0 to x, normalised to reach 1).
erfc | erfc(x) | 1... -> 1 | | One minus the error function.
erfcinv | erfcinv(y) | 1 -> 1 | num_erfcinv($1) | Number x with erfc(x) = y.
erfinv | erfinv(y) | 1 -> 1 | num_erfinv($1) | Number x with erf(x) = y.
floor | floor(x) | @rounding | | Rounds down to the previous whole number.
fPart, frac | fPart(x) | @rounding | | Part of x after the decimal point.
fresnelC | fresnelC(x) | 1 -> 1 | num_fresnel_cosine($1) | Fresnel integral of cos(pi t^2/2) from 0 to x.
fresnelS | fresnelS(x) | 1 -> 1 | num_fresnel_sine($1) | Fresnel integral of sin(pi t^2/2) from 0 to x.
Gamma, gamma | Gamma(a) ; Gamma(a, x) | 1, 1? -> 1 | num_gamma($1) ; num_gamma_above($1, $2) | Euler gamma function, (n-1)! at a positive whole number n; with two arguments the upper incomplete one.
Heaviside, heaviside | Heaviside(x) | a -> 1 | num_step($1) | Unit step: 0 for negative x, 1 otherwise.
hyp1f1 | hyp1f1(a, b, x) | 1, 1, 1 -> 1 | num_1f1($1, $2, $3) | Confluent hypergeometric function.
hyp2f1 | hyp2f1(a, b, c, x) | 1, 1, 1, 1 -> 1 | num_2f1($1, $2, $3, $4) | Hypergeometric function of Gauss, for x below 1.
hypot | hypot(x, y) | a, a -> a | num_hypot($1, $2) | Length of the hypotenuse.
igamma | igamma(a, x) ; igamma(a, x, 1) | 1... -> 1 | igamma($1) ; num_igamma($1, $2) ; num_igamma_share($1, $2) | Lower incomplete gamma function; a trailing 1 divides by Gamma(a).
iPart | iPart(x) | @rounding | | Part of x before the decimal point.
LambertW | LambertW(x) ; LambertW(x, branch) | 1, 1? -> 1 | num_lambert($1, 0) ; num_lambert($1, $2) | Solution w of w e^w = x; the branch is 0 or, for x from -1/e to 0, -1.
lerp | lerp(a, b, t) | a, a, 1 -> a | $1 + ($2 - $1) * $3 | Value on the way from a (t = 0) to b (t = 1).
lgamma, gammaln, lnGamma, lngamma | lgamma(x) | 1 -> 1 | num_lgamma($1) | Logarithm of the gamma function.
mround | mround(x, step) | a, a -> a | num_mround($1, $2) | Rounds to the closest multiple of a step.
nthroot, surd | nthroot(x, n) | @nthroot | surd | Real n-th root, as the root sign with an index means it.
parallel | parallel(a, b) ; parallel(a, b, c) ; parallel(a, b, c, d) ; parallel(a, b, c, d, e) ; parallel(a, b, c, d, e, f) | a, a, a?, a?, a?, a? -> a | 1 / (1 / $1) ; 1 / (1 / $1 + 1 / $2) ; 1 / (1 / $1 + 1 / $2 + 1 / $3) ; 1 / (1 / $1 + 1 / $2 + 1 / $3 + 1 / $4) ; 1 / (1 / $1 + 1 / $2 + 1 / $3 + 1 / $4 + 1 / $5) ; 1 / (1 / $1 + 1 / $2 + 1 / $3 + 1 / $4 + 1 / $5 + 1 / $6) | Resistances side by side: one over the sum of what is one over each.
polylog | polylog(s, x) | 1, 1 -> 1 | num_polylog($1, $2) | Polylogarithm: sum of x^k/k^s, for x from -1 to 1.
Psi | Psi(x) ; Psi(x, n) | 1, 1? -> 1 | | Derivative of the logarithm of the gamma function, or its n-th derivative.
root | root(n, x) ; root(expr, var, guess) ; root(expr, var, low, high) | @root | regroup($2^(1/$1)) | n-th root of x; or the place where an expression is zero, near a guess or between two bounds.
round | round(x) ; round(x, n) | @rounding | piecewise(re($1) < 0, -round(-re($1)), round(re($1))) + i * piecewise(im($1) < 0, -round(-im($1)), round(im($1))) ; piecewise(re($1) < 0, -round(-re($1), $2), round(re($1), $2)) + i * piecewise(im($1) < 0, -round(-im($1), $2), round(im($1), $2)) | Rounds to the closest whole number, or to n decimals; a half goes away from zero.
rounddown | rounddown(x) ; rounddown(x, n) | @rounding | piecewise($1 < 0, -floor(-$1), floor($1)) ; piecewise($1 < 0, -floor(-$1 * 10^$2 * (1 + 10^-14)), floor($1 * 10^$2 * (1 + 10^-14))) / 10^$2 | Rounds towards zero, to whole numbers or to n decimals.
roundup | roundup(x) ; roundup(x, n) | @rounding | piecewise($1 < 0, -ceil(-$1), ceil($1)) ; piecewise($1 < 0, -ceil(-$1 * 10^$2 * (1 - 10^-14)), ceil($1 * 10^$2 * (1 - 10^-14))) / 10^$2 | Rounds away from zero, to whole numbers or to n decimals.
Si | Si(x) | 1... -> 1 | num_si($1) | Sine integral of x.
sign, sgn, signum | sign(x) | a -> 1 | num_sign($1) | Tells whether x is negative (-1), zero (0) or positive (1).
sqrt | sqrt(x) | a -> a^1/2 | | Square root. The editor turns the word into a root sign.
tchebyshev1 | tchebyshev1(n) ; tchebyshev1(n, x) | 1... -> 1 | | n-th Chebyshev polynomial, first kind.
tchebyshev2 | tchebyshev2(n) ; tchebyshev2(n, x) | 1... -> 1 | | n-th Chebyshev polynomial, second kind.
trunc | trunc(x) ; trunc(x, n) | @rounding | trunc($1) ; piecewise(re($1) < 0, -trunc(-re($1), $2), trunc(re($1), $2)) + i * piecewise(im($1) < 0, -trunc(-im($1), $2), trunc(im($1), $2)) | Drops digits after the decimal point, or after n decimals.
Zeta, zeta | Zeta(s) | 1... -> 1 | | Riemann zeta function.
`

/** Constants and Logic. Columns and the language of the rules: see table.ts. */
export const logic = `
evalb | evalb(condition) | 1 -> 1 | | Works out a condition and reports it as a logical value.
not | not(condition) | 1 -> 1 | | Flips a logical value.
piecewise, when, if, ifte, IFTE | piecewise(condition, value, ..., otherwise) | @piecewise | piecewise | The value of the first condition that holds.
same | same(a, b) | a, a -> 1 | | Checks whether two expressions are structurally the same; answers 1 or 0.
`
