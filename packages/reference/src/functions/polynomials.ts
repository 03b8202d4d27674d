/** Polynomials. Columns and the language of the rules: see table.ts. */
export const polynomials = `
a2q | a2q(A, [vars]) | plain | | Quadratic form of a symmetric matrix.
abcuv | abcuv(a, b, c) | plain | | Polynomials u and v with a u + b v = c.
canonical_form | canonical_form(quadratic) | plain | | Quadratic rewritten with a completed square.
coeff, coeffs | coeff(poly, var) ; coeff(poly, var, n) | plain | coeff($1) ; coeff($1, $2) ; pol_coeff($1, $2, $3) | Coefficients, or the one of degree n.
companion | companion(poly, var) | plain | | Companion matrix of a polynomial.
complexroot | complexroot(poly, size) ; complexroot(poly, size, a, b) | plain | | Small squares that each enclose complex roots, with their count.
content | content(poly) | plain | | Common divisor of the coefficients.
crationalroot | crationalroot(poly) | plain | | Roots with rational real and imaginary parts.
cyclotomic | cyclotomic(n) | plain | cyclotomic(exact($1)) | n-th cyclotomic polynomial.
divis | divis(poly) | plain | | All divisors of a polynomial.
egcd, gcdex | egcd(p, q) | plain | | Greatest common divisor of two polynomials with its combination factors.
factor_xn | factor_xn(poly) | plain | | Pulls the highest power of the variable out of a polynomial.
fcoeff | fcoeff(list) | plain | | Rational function rebuilt from its roots, poles and orders.
froot | froot(expr) | plain | | Roots and poles of a rational function with their orders.
gauss | gauss(form, [vars]) | plain | | Quadratic form written as a sum of squares.
gbasis | gbasis([polys], [vars]) | plain | | Groebner basis of a set of polynomials.
Gcd | Gcd(a, b) | plain | | Unevaluated greatest common divisor.
genpoly | genpoly(P, b, var) | plain | genpoly(exact($1), exact($2), $3) | Rebuilds a polynomial in one more variable from its value at b.
greduce | greduce(poly, [basis], [vars]) | plain | | Remainder of a polynomial modulo a Groebner basis.
hermite | hermite(n) ; hermite(n, x) | 1... -> 1 | hermite($1) ; num_hermite($1, $2) | n-th Hermite polynomial.
heugcd | heugcd(p, q) | plain | | Common divisor of polynomials by the heuristic method.
horner | horner(poly, a) | plain | | Value of a polynomial at a by nested multiplication.
icontent | icontent(poly) | plain | | Common divisor of whole-number coefficients.
in_ideal | in_ideal(poly, [basis], [vars]) | plain | | Tests membership in the ideal of a Groebner basis.
lagrange, interp | lagrange([x values], [y values]) ; lagrange([x values], [y values], var) | [a], [b], a? -> b | | Polynomial through a set of points.
laguerre | laguerre(n) ; laguerre(n, x) | 1, 1? -> 1 | laguerre($1, tchebyshev1(1), 0) ; num_laguerre($1, $2) | n-th Laguerre polynomial.
lcoeff | lcoeff(poly) | plain | | Coefficient of the highest-degree term.
legendre, LegendreP | legendre(n) ; legendre(n, x) | 1... -> 1 | legendre($1) ; num_legendre($1, $2) | n-th Legendre polynomial.
modgcd | modgcd(p, q) | plain | | Common divisor of polynomials by the modular method.
pcoeff, pcoef | pcoeff([roots]) | plain | | Coefficients of the polynomial with the given roots.
polyroots | polyroots([coefficients]) | plain | pol_asked(revlist($1)) | Numeric roots of a polynomial whose coefficients start with the constant.
poslbdLMQ | poslbdLMQ(poly) | plain | | Number below which no positive root lies.
posubLMQ | posubLMQ(poly) | plain | | Number above which no positive root lies.
primpart | primpart(poly) | plain | | Polynomial divided by the common divisor of its coefficients.
proot | proot(coefficients) ; proot(poly) | @polynomialRoots | pol_asked($1) | Numeric roots of a polynomial.
psrgcd | psrgcd(p, q) | plain | | Common divisor of polynomials by subresultants.
ptayl | ptayl(poly, a) | plain | | Polynomial rewritten about a shifted origin a.
q2a | q2a(form, [vars]) | plain | | Symmetric matrix of a quadratic form.
Quo | Quo(p, q) | plain | | Unevaluated polynomial quotient.
quo | quo(p, q) | @polynomialDivision | | Quotient of a polynomial division.
quorem, divide | quorem(p, q) | @polynomialDivision | | Quotient and remainder of polynomial division.
rationalroot | rationalroot(poly) | plain | | Roots that are fractions.
realroot | realroot(poly, size) ; realroot(poly, size, a, b) | plain | | Small intervals that each enclose a real root.
Rem | Rem(p, q) | plain | | Unevaluated polynomial remainder.
rem | rem(p, q) | @polynomialDivision | | Remainder of polynomial division.
Resultant | Resultant(p, q, var) | plain | | Unevaluated resultant.
resultant | resultant(p, q, var) | plain | | Resultant of two polynomials.
roots | roots(poly, var) | @roots | roots($1) ; pol_rows($1, $2) | Roots with how often each occurs, one per row.
sturm | sturm(poly, var) ; sturm(poly, var, a, b) | plain | | Sturm chain of a polynomial, or root count between bounds.
sturmab | sturmab(poly, var, a, b) | plain | | Number of roots between two bounds.
sturmseq | sturmseq(poly, var) | plain | | Sturm chain of a polynomial or rational function.
sylvester | sylvester(p, q, var) | plain | | Sylvester matrix of two polynomials.
symb2poly, e2r | symb2poly(expr, var) | plain | | Turns a polynomial expression into its coefficient list.
tcoeff | tcoeff(poly) | plain | | Coefficient of the lowest-degree term.
truncate | truncate(poly, n) | plain | truncate($1, exact($2)) | Drops terms above degree n.
valuation, ldegree | valuation(poly) | plain | | Lowest power present in a polynomial.
VAS | VAS(poly) | plain | | Intervals isolating the real roots (continued-fraction method).
VAS_positive | VAS_positive(poly) | plain | | Intervals isolating the positive roots (continued-fraction method).
`
