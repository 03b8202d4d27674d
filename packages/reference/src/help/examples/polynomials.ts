/** Polynomials. What an example is: see index.ts. */
export const polynomials = `
a2q | a2q([1, 2; 2, 3], [x, y]) | x^2 + 3*y^2 + 4*x*y
abcuv | abcuv(x, x - 1, 1) | [1, -1]
canonical_form | canonical_form(x^2 - 6*x + 1) | (x - 3)^2 - 8
coeff | coeff(3*x^2 + 2, x) | [3, 0, 2]
companion | companion(x^2 - 5*x + 6, x) | [[0, -6], [1, 5]]
complexroot | complexroot(x^2 + 1, 0.1) | [[-i, 1], [i, 1]]
content | content(6*x^2 + 9) | 3
crationalroot | crationalroot(x^2 + 4) | [2*i, -2*i]
cyclotomic | cyclotomic(6) | [1, -1, 1]
divis | divis(x^2 - 1) | [1, x - 1, x + 1, (x + 1)*(x - 1)]
egcd | egcd(x^2 - 1, x - 2) | [1, -x - 2, 3]
factor_xn | factor_xn(x^4 - x) | x^4*(1 - 1/x^3)
fcoeff | fcoeff([1, 2, 0, -1]) | (x - 1)^2/x
froot | froot((x - 1)^2/x) | [1, 2, 0, -1]
gauss | gauss(x^2 + 2*x*y, [x, y]) | (x + y)^2 - y^2
gbasis | gbasis([x + y - 3, x - y - 1], [x, y]) | [x - 2, y - 1]
Gcd | Gcd(12, 18) | 6
genpoly | genpoly(21, 10, x) | 2*x + 1
greduce | greduce(x^2, [x - y], [x, y]) | y^2
hermite | hermite(3) | 8*x^3 - 12*x
heugcd | heugcd(x^2 - 1, x^2 - 2*x + 1) | x - 1
horner | horner(x^2 + 1, 3) | 10
icontent | icontent(6*x^2 + 9) | 3
in_ideal | in_ideal(x^2 - y^2, [x - y], [x, y]) | 1
lagrange | lagrange([0, 1, 2], [1, 2, 5], x) | x^2 + 1
laguerre | laguerre(2) | (x^2 - 4*x + 2)/2
lcoeff | lcoeff(3*x^2 + 2) | 3
legendre | legendre(2) | 3*x^2/2 - 1/2
modgcd | modgcd(x^2 - 1, x^2 - 2*x + 1) | x - 1
pcoeff | pcoeff([2, 3]) | [1, -5, 6]
polyroots | polyroots([6, -5, 1]) | [2, 3]
poslbdLMQ | poslbdLMQ(x^2 - 5*x + 6) | 0.5
posubLMQ | posubLMQ(x^2 - 5*x + 6) | 11
primpart | primpart(6*x^2 + 9) | 2*x^2 + 3
proot | proot([1, -5, 6]) | [2, 3]
psrgcd | psrgcd(x^2 - 1, x^2 - 2*x + 1) | x - 1
ptayl | ptayl(x^2, 1) | x^2 + 2*x + 1
q2a | q2a(x^2 + 4*x*y + 3*y^2, [x, y]) | [[1, 2], [2, 3]]
Quo | Quo(x^2 - 1, x - 1) | x + 1
quo | quo(x^2 + 1, x - 1) | x + 1
quorem | quorem(x^2 + 1, x - 1) | [x + 1, 2]
rationalroot | rationalroot(2*x^2 - 3*x + 1) | [1, 0.5]
realroot | realroot(x^2 - 2, 0.1) | [[-1.41421, 1], [1.41421, 1]]
Rem | Rem(x^2 + 1, x - 1) | 2
rem | rem(x^2 + 1, x - 1) | 2
Resultant | Resultant(x^2 - 1, x - 2, x) | 3
resultant | resultant(x^2 - 1, x - 2, x) | 3
roots | roots(x^3 - x^2, x) | [[1, 1], [0, 2]]
sturm | sturm(x^2 - 2, x, 0, 2) | 1
sturmab | sturmab(x^2 - 2, x, 0, 2) | 1
sturmseq | sturmseq(x^2 - 2, x) | [1, [[1, 0, -2], [2, 0], 8], 1]
sylvester | sylvester(x^2 - 1, x - 2, x) | [[1, 0, -1], [1, -2, 0], [0, 1, -2]]
symb2poly | symb2poly(x^2 - 1, x) | [1, 0, -1]
tcoeff | tcoeff(3*x^2 + 2*x) | 2
truncate | truncate(x^3 + x^2 + 1, 2) | x^2 + 1
valuation | valuation(x^4 + x^2) | 2
VAS | VAS(x^2 - 2) | [[-3, 0], [0, 3]]
VAS_positive | VAS_positive(x^2 - 2) | [[0, 3]]
`
