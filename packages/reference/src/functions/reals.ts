/** Real Numbers. Columns and the language of the rules: see table.ts. */
export const reals = `
abs | abs(x) | a -> a | | Magnitude of a real or complex number, element by element for a list.
Airy_Ai, airy_ai | Airy_Ai(x) | 1 -> 1 | | Airy function that decays for positive x.
Airy_Bi, airy_bi | Airy_Bi(x) | 1 -> 1 | | Airy function that grows for positive x.
bernoulli | bernoulli(n) ; bernoulli(n, x) | 1... -> 1 | | n-th Bernoulli number, or polynomial in x.
BesselI, besseli | BesselI(n, x) | 1, 1 -> 1 | besi($1, $2) | Modified Bessel function of the first kind.
BesselJ, besselj | BesselJ(n, x) | 1, 1 -> 1 | besj($1, $2) | Bessel function of the first kind.
BesselK, besselk | BesselK(n, x) | 1, 1 -> 1 | besk($1, $2) | Modified Bessel function of the second kind, for positive x.
BesselY, bessely | BesselY(n, x) | 1, 1 -> 1 | besy($1, $2) | Bessel function of the second kind, for positive x.
Beta, beta | Beta(a, b) ; Beta(a, b, p) ; Beta(a, b, p, 1) | 1... -> 1 | | Euler beta function; with a third argument the incomplete version up to p, and with a trailing 1 the regularised one.
cbrt | cbrt(x) | @cbrt | | Real cube root.
ceil, ceiling | ceil(x) | @rounding | | Rounds up to the next whole number.
Ci | Ci(x) | 1... -> 1 | num_ci($1) | Cosine integral of x.
Dirac | Dirac(x) | a -> 1/a | | Unit impulse; derivative of the unit step.
Ei | Ei(x) | 1... -> 1 | | Exponential integral of x.
ellipticE, EllipticE, ellipe | ellipticE(m) | 1 -> 1 | evalf(gaussquad(sqrt(1 - $1 * sin(arg_t)^2), arg_t, 0, pi / 2)) | Complete elliptic integral of the second kind of the parameter m, the square of the modulus.
ellipticK, EllipticK, ellipk | ellipticK(m) | 1 -> 1 | evalf(gaussquad(1 / sqrt(1 - $1 * sin(arg_t)^2), arg_t, 0, pi / 2)) | Complete elliptic integral of the first kind of the parameter m, the square of the modulus.
erf | erf(x) | 1... -> 1 | num_erf($1) | Error function (integral of the Gaussian from 0 to x, normalised to reach 1).
erfc | erfc(x) | 1... -> 1 | | One minus the error function.
floor | floor(x) | @rounding | | Rounds down to the previous whole number.
fPart, frac | fPart(x) | @rounding | | Part of x after the decimal point.
Gamma, gamma | Gamma(a) ; Gamma(a, x) | 1, 1? -> 1 | num_gamma($1) ; num_gamma_above($1, $2) | Euler gamma function, (n-1)! at a positive whole number n; with two arguments the upper incomplete one.
Heaviside, heaviside | Heaviside(x) | a -> 1 | | Unit step: 0 for negative x, 1 otherwise.
hypot | hypot(x, y) | a, a -> a | num_hypot($1, $2) | Length of the hypotenuse.
igamma | igamma(a, x) ; igamma(a, x, 1) | 1... -> 1 | igamma($1) ; num_igamma($1, $2) ; num_igamma_share($1, $2) | Lower incomplete gamma function; a trailing 1 divides by Gamma(a).
iPart | iPart(x) | @rounding | | Part of x before the decimal point.
LambertW | LambertW(x) | 1 -> 1 | | Solution w of w e^w = x.
nthroot, surd | nthroot(x, n) | @nthroot | surd | Real n-th root, as the root sign with an index means it.
Psi | Psi(x) ; Psi(x, n) | 1, 1? -> 1 | | Derivative of the logarithm of the gamma function, or its n-th derivative.
root | root(n, x) ; root(expr, var, guess) ; root(expr, var, low, high) | @root | regroup($2^(1/$1)) | n-th root of x; or the place where an expression is zero, near a guess or between two bounds.
round | round(x) ; round(x, n) | @rounding | piecewise(re($1) < 0, -round(-re($1)), round(re($1))) + i * piecewise(im($1) < 0, -round(-im($1)), round(im($1))) ; piecewise(re($1) < 0, -round(-re($1), $2), round(re($1), $2)) + i * piecewise(im($1) < 0, -round(-im($1), $2), round(im($1), $2)) | Rounds to the closest whole number, or to n decimals; a half goes away from zero.
Si | Si(x) | 1... -> 1 | num_si($1) | Sine integral of x.
sign, sgn, signum | sign(x) | a -> 1 | | Tells whether x is negative (-1), zero (0) or positive (1).
sqrt | sqrt(x) | a -> a^1/2 | | Square root. The editor turns the word into a root sign.
tchebyshev1 | tchebyshev1(n) ; tchebyshev1(n, x) | 1... -> 1 | | n-th Chebyshev polynomial, first kind.
tchebyshev2 | tchebyshev2(n) ; tchebyshev2(n, x) | 1... -> 1 | | n-th Chebyshev polynomial, second kind.
trunc | trunc(x) ; trunc(x, n) | @rounding | trunc($1) ; piecewise(re($1) < 0, -trunc(-re($1), $2), trunc(re($1), $2)) + i * piecewise(im($1) < 0, -trunc(-im($1), $2), trunc(im($1), $2)) | Drops digits after the decimal point, or after n decimals.
Zeta, zeta | Zeta(s) | 1... -> 1 | | Riemann zeta function.
`
