/** Real Numbers. What an example is: see index.ts. */
export const reals = `
abs | abs(-3) | 3
Airy_Ai | Airy_Ai(1.0) | 0.135292
Airy_Bi | Airy_Bi(1.0) | 1.20742
Airy_Ai_prime | Airy_Ai_prime(1.0) | -0.159147
Airy_Bi_prime | Airy_Bi_prime(1.0) | 0.932436
bernoulli | bernoulli(8) | -0.0333333
BesselJ | BesselJ(0, 1.0) | 0.765198
BesselY | BesselY(0, 1.0) | 0.088257
Beta | Beta(2, 3) | 0.0833333
cbrt | cbrt(-27) | -3
ceil | ceil(2.3) | 3
Ci | Ci(1.0) | 0.337404
clamp | clamp(12, 0, 10) | 10
Dirac | integrate(Dirac(x), x, -1, 1) | 1
E1 | E1(0.5) | 0.559774
Ei | Ei(1.0) | 1.89512
ellipticF | ellipticF(1, 0.5) | 1.08322
ellipticPi | ellipticPi(0.3, 0.5) | 2.25038
erf | erf(1.0) | 0.842701
erfc | erfc(1.0) | 0.157299
erfcinv | erfcinv(1) | 0
erfinv | erfinv(0) | 0
floor | floor(2.7) | 2
fPart | fPart(2.75) | 0.75
fresnelC | fresnelC(1.5) | 0.445261
fresnelS | fresnelS(1.5) | 0.697505
Gamma | Gamma(5) | 24
Heaviside | Heaviside(-2) | 0
hyp1f1 | hyp1f1(0.5, 1.5, 3) | 4.22221
hyp2f1 | hyp2f1(1, 2, 3, 0.5) | 1.54518
hypot | hypot(3, 4) | 5
igamma | igamma(2, 1.0) | 0.264241
iPart | iPart(2.75) | 2
LambertW | LambertW(1.0) | 0.567143
lerp | lerp(10, 20, 0.25) | 12.5
lgamma | lgamma(3) | 0.693147
mround | mround(17, 5) | 15
nthroot | nthroot(-8, 3) | -2
parallel | parallel(20, 30) | 12
polylog | polylog(2, 0.5) | 0.582241
Psi | Psi(1.0) | -0.577216
root | root(3, 8) | 2
round | round(2.567, 1) | 2.6
rounddown | rounddown(3.7) | 3
roundup | roundup(3.2) | 4
Si | Si(1.0) | 0.946083
sign | sign(-3) | -1
sqrt | sqrt(16) | 4
tchebyshev1 | tchebyshev1(2) | 2*x^2 - 1
tchebyshev2 | tchebyshev2(2) | 4*x^2 - 1
trunc | trunc(-2.7) | -2
Zeta | Zeta(2) | 1.64493
BesselI | BesselI(0, 1.0) | 1.26607
BesselK | BesselK(0, 1.0) | 0.421024
ellipticE | ellipticE(0.5) | 1.35064
ellipticK | ellipticK(0.5) | 1.85407
`

/** Constants and Logic: functions, and the words of words.ts. What an example is: see index.ts. */
export const logic = `
evalb | evalb(2 < 3) | true
not | not(2 < 3) | false
piecewise | piecewise(2 < 1, 10, 20) | 20
same | same(2 + 2, 4) | true
i | i^2 | -1
e | ln(e) | 1
pi | cos(pi) | -1
infinity | limit(1/x, x, infinity) | 0
undef | undef + 1 | undef
true | 2 < 3 | true
false | 3 < 2 | false
and | 1 < 2 and 3 < 2 | false
or | 1 < 2 or 3 < 2 | true
xor | 1 < 2 xor 2 < 3 | false
+ | [1, 2] + [3, 4] | [4, 6]
- | [3, 4] - [1, 2] | [2, 2]
.* | [1, 2] .* [3, 4] | [3, 8]
./ | [3, 4] ./ [1, 2] | [3, 2]
.^ | [1, 2] .^ 2 | [1, 4]
`
